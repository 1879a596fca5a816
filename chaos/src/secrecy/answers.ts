import { library } from '@smash/cards';
import { createGame, type State, type Viewer } from '@smash/engine';
import { isMasked } from '@smash/protocol';
import { type Course, type CourseStep, excerpts, randomPick, seededRandom, stepBy } from '@smash/testkit';
import type { Suspect } from './suspect.ts';
import { Tapped, tapOf } from './tap.ts';

const FACTIONS = library.factions.map(({ name }) => name);
const LONGEST = 3000;
/** How many choices in a row the current player makes and takes back. */
const DEEPEST = 3;
/** What a tap records of a step that sends nothing. */
const SILENCE = /^\[null,null,/;

export interface Answers {
  /** Answers given in covered windows while others were still waited for. */
  given: number;
  /** How often the current player could then use something and take that back. */
  probed: number;
  /** The first that somebody else was told of, in words; null = none. */
  told: string | null;
}

/**
 * In random games: while it is secret who is asked, nobody else is sent anything when a seat passes or acts and the
 * window stays open; and the current player, who uses something and takes it back, is sent the same as if that seat had
 * not answered yet (INFO-1, INFO-4).
 */
export function answersTell(suspect: Suspect, seed: string, games: number): Answers {
  const found: Answers = { given: 0, probed: 0, told: null };
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
      probe(suspect, opening, answer, found);
    }
}

/** The current player uses each of their options and takes that back, before and after somebody else's answer. */
function probe(suspect: Suspect, opening: CourseStep, answer: CourseStep, found: Answers): void {
  const { current, asks } = opening.after;
  const mine = asks.find(({ seat }) => seat === current);
  if (!mine || answer.command.seat === current) return;
  for (const i of mine.options.keys()) {
    const [unanswered, answered] = [probeWith(suspect, [opening], i), probeWith(suspect, [opening, answer], i)];
    // A pass is recorded once the covers have passed: a choice that waits for its turn until then may show it.
    const isPass = answer.command.type === 'answer' && answer.command.pick.length === 0;
    const { length } = [unanswered, answered].filter(({ isFree }) => isFree);
    if (length === 0 || (isPass && length === 1)) continue;
    found.probed++;
    const at = unanswered.told.findIndex((text, n) => text !== answered.told[n]);
    if (at < 0 && unanswered.told.length === answered.told.length) continue;
    const differ = excerpts(unanswered.told[at] ?? '', answered.told[at] ?? '');
    found.told ??= `to ${current}, who takes back a choice, of ${answer.command.seat}: ${differ}`;
  }
}

/** All that the current player is sent if they take that option after these steps, and take back what is free. */
function probeWith(suspect: Suspect, steps: CourseStep[], option: number): { told: string[]; isFree: boolean } {
  const { before: start, after: opened } = steps[0]!;
  const seat = opened.current;
  const tapped = new Tapped(suspect, start, seat);
  for (const step of steps) tapped.play(step);
  // What they are sent of the answer itself is compared elsewhere.
  tapped.told.splice(2);
  let state = steps.at(-1)!.after;
  for (let n = 0; n < DEEPEST; n++) {
    const mine = state.asks.find((ask) => ask.seat === seat);
    const isAlone = n === 0 || state.asks.every((ask) => ask.seat === seat && !ask.hidden);
    const pick = n === 0 ? [option] : (mine?.options ?? []).slice(0, Math.max(1, mine?.min ?? 0)).map((_, i) => i);
    const step = mine && isAlone && answerOf(suspect, state, seat, mine.id, pick);
    if (!step) break;
    tapped.play(step);
    state = step.after;
  }
  let isFree = false;
  for (let n = 0; n < DEEPEST && tapped.takeBack(); n++) isFree = true;
  tapped.end();
  return { told: tapped.told, isFree };
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
