import { library } from '@smash/cards';
import { createGame, type State, type Viewer } from '@smash/engine';
import { isMasked } from '@smash/protocol';
import { type Course, type CourseStep, randomPick, seededRandom, stepBy } from '@smash/testkit';
import type { Suspect } from './suspect.ts';
import { tapOf } from './tap.ts';

const FACTIONS = library.factions.map(({ name }) => name);
const LONGEST = 3000;
/** What a tap records of a step that sends nothing. */
const SILENCE = /^\[null,null,/;

export interface Answers {
  /** Answers given in covered windows while others were still waited for. */
  given: number;
  /** The first that somebody else was told of, in words; null = none. */
  told: string | null;
}

/**
 * In random games: while it is secret who is asked, nobody else is sent anything when a seat passes or acts and the
 * window stays open (INFO-1, INFO-4).
 */
export function answersTell(suspect: Suspect, seed: string, games: number): Answers {
  const found: Answers = { given: 0, told: null };
  for (let i = 0; i < games; i++) {
    const random = seededRandom(`answers ${seed} ${i}`);
    const setup = { seed: `${seed}-${i}`, players: 2 + (i % 3), pool: FACTIONS };
    let { state } = createGame({ ...setup, options: { cover: true, coverChoices: true } }, library);
    for (let n = 0; n < LONGEST && !state.over; n++) {
      const { seat, id } = state.asks[Math.floor(random() * state.asks.length)]!;
      const pick = randomPick(suspect.engine.view(state, seat), random, { eager: 0.8 });
      const opening = answerOf(suspect, state, seat, id, pick);
      if (!opening) throw new Error(`${seat} cannot answer.`);
      state = opening.after;
      // A mulligan shows its hand at once (SET-9).
      if (state.turn > 0 && isOpen(suspect, state)) tryAnswers(suspect, opening, found);
      if (found.told) return found;
    }
  }
  return found;
}

/** Each seat that is asked passes, or takes its first option. */
function tryAnswers(suspect: Suspect, opening: CourseStep, found: Answers): void {
  const { after } = opening;
  for (const { seat, id, options, min } of after.asks)
    for (const pick of [...(min === 0 ? [[]] : []), ...(options.length > 0 ? [[0]] : [])]) {
      const answer = answerOf(suspect, after, seat, id, pick);
      if (!answer || !isOpen(suspect, answer.after) || !othersWait(after, answer)) continue;
      found.given++;
      const course: Course = { start: opening.before, steps: [opening, answer] };
      const viewers: Viewer[] = ['spectator', ...after.seats.keys()];
      for (const viewer of viewers.filter((one) => one !== seat)) {
        const [, , told = ''] = tapOf(suspect)(course, viewer);
        if (!SILENCE.test(told)) found.told ??= `to ${viewer} of ${seat}: ${told.slice(0, 300)}`;
      }
    }
}

/** Are all others still asked the same? */
function othersWait({ asks }: State, { command, after }: CourseStep): boolean {
  const others = asks.filter(({ seat }) => seat !== command.seat);
  return (
    others.length > 0 && others.every(({ seat, id }) => after.asks.some((one) => one.seat === seat && one.id === id))
  );
}

const isOpen = ({ engine }: Suspect, state: State): boolean =>
  !state.over && state.asks.length > 0 && isMasked(engine.view(state, 'spectator'));

const answerOf = ({ advance }: Suspect, before: State, seat: number, prompt: number, pick: number[]) =>
  stepBy(advance, before, { type: 'answer', seat, prompt, pick });
