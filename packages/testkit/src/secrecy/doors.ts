import { dice, seededRandom, shuffled } from '@smash/bots';
import { library } from '@smash/cards';
import {
  apply,
  explain,
  forecast,
  type GameEvent,
  type State,
  type Viewer,
  view,
  viewEvents,
  whyNot,
} from '@smash/engine';
import { excerpts } from '../excerpts.ts';
import { relabel } from './relabel.ts';
import { playSecretGame, type Worlds } from './secret-game.ts';

/**
 * Everything a viewer can learn from the rules in a position, through each of their functions; `ids` may be any
 * numbers.
 */
function doors(state: State, viewer: Viewer, events: readonly GameEvent[], ids: readonly number[]): string {
  const shown = view(state, viewer);
  const told: unknown[] = [shown, viewEvents(events, viewer)];
  const bases = shown.bases.map(({ id }) => id);
  const minions = shown.bases.flatMap(({ lanes, monsters }) =>
    [...monsters, ...lanes.flatMap((lane) => lane.minions)].map(({ id }) => id),
  );
  for (const id of minions) told.push(explain(state, viewer, id, 'power'));
  for (const id of bases)
    for (const stat of ['total', 'breakpoint'] as const) told.push(explain(state, viewer, id, stat));
  if (viewer !== 'spectator') {
    for (const { id } of shown.prompt?.options ?? []) told.push(forecast(state, viewer, id));
    const cards = [...shown.hand, ...shown.bases].map(({ id }) => id);
    for (const card of cards) told.push([undefined, ...bases].map((at) => whyNot(state, viewer, { card, at })));
  }
  const card = shown.hand[0]?.id ?? bases[0] ?? 0;
  for (const id of ids) {
    for (const stat of ['power', 'total', 'breakpoint'] as const) told.push(explain(state, viewer, id, stat));
    if (viewer !== 'spectator') told.push(whyNot(state, viewer, { card: id }), whyNot(state, viewer, { card, at: id }));
  }
  return JSON.stringify(told);
}

/** Ids to ask about in each position: most belong to cards that are hidden in one of the two worlds. */
const IDS = 16;

export interface Compared {
  games: number;
  positions: number;
  /** The first leak, in words. */
  leak: string | null;
}

/**
 * Plays games with every faction in turn, and compares everything a viewer can learn from the rules with what it would be
 * if unknown faces, decks and ids were different (INFO-2). Stops at the first leak.
 */
export function compareDoors(seed: string, from: number, to: number): Compared {
  const done: Compared = { games: 0, positions: 0, leak: null };
  const names = library.factions.map(({ name }) => name);
  for (let i = from; i < to && done.leak === null; i++) {
    const random = seededRandom(`doors ${seed} ${i}`);
    const players = 2 + (i % 3);
    // Whatever the number of players, a run of games uses each faction equally often.
    const round = shuffled(seededRandom(`round ${seed} ${Math.floor((i * 4) / names.length)}`), names);
    const own = Array.from({ length: 4 }, (_, n) => round[(i * 4 + n) % round.length]!);
    const rest = shuffled(
      random,
      names.filter((name) => !own.includes(name)),
    );
    const all = [...own, ...rest];
    const factions = Array.from({ length: players }, (_, n) => [all[n * 2]!, all[n * 2 + 1]!] as [string, string]);
    const met = (worlds: Worlds): void => {
      done.leak ??= compare(worlds, random, done);
    };
    playSecretGame({ seed: `${seed}-${i}`, players, factions, every: 3 }, { tap: () => [], met });
    done.games++;
  }
  return done;
}

function compare(worlds: Worlds, random: ReturnType<typeof seededRandom>, done: Compared): string | null {
  const { viewer, real, other } = worlds;
  let theirs = relabel(other.start, worlds, random);
  const positions: [State, State, readonly GameEvent[], readonly GameEvent[]][] = [[real.start, theirs, [], []]];
  // The last step may already have led to a different public state.
  const common = other.steps.length < real.steps.length ? other.steps.slice(0, -1) : other.steps;
  for (const [i, { command }] of common.entries()) {
    const next = apply(theirs, command);
    if (!next.ok) throw new Error(`With other ids a command is refused: ${next.refusal.text}`);
    theirs = next.state;
    positions.push([real.steps[i]!.after, theirs, real.steps[i]!.events, next.events]);
  }
  for (const [mine, its, events, itsEvents] of positions) {
    if (positions.length > 12 && dice(random, 2) === 0) continue;
    done.positions++;
    const ids = Array.from({ length: IDS }, (_, n) => {
      const { cards } = n % 2 === 0 ? mine : its;
      return cards[dice(random, cards.length)]!.id;
    });
    const [a, b] = [doors(mine, viewer, events, ids), doors(its, viewer, itsEvents, ids)];
    if (a === b) continue;
    return `${viewer} is told ${excerpts(a, b)}`;
  }
  return null;
}
