import { dice, type Random, randomPick, seededRandom, shuffled } from '@smash/bots';
import {
  type Ask,
  apply,
  type Command,
  type GameEvent,
  installLibrary,
  NOBODY,
  Playout,
  resume,
  type State,
  view,
  whyNot,
} from '@smash/engine';
import { testLibrary } from '../library.ts';
import { buildPosition } from '../position.ts';
import type { Position } from '../scenario/schema.ts';
import { Broken, reasonOf } from './broken.ts';
import { Checker } from './checker.ts';
import { randomPosition } from './exhaustive-position.ts';
import { concernedBy, playOnWithout } from './leaving.ts';
import { type Need, Watched } from './watched.ts';

export interface Exhausted {
  seed: string;
  games: number;
  decisions: number;
  needs: readonly Need[];
  missing: Need[];
  /** What went wrong: the game can be replayed from its position, seed and decisions. */
  failing: { game: string; reason: string; position: Position; commands: Command[] }[];
}

/** How many cards to look for in one game, and the maximum number of decisions. */
const WANTED = 4;
const DECISIONS = 40;
/** How many decisions are checked after a player has left whom others are asked about. */
const AFTER_LEAVING = 6;

/**
 * Play short random games from random positions, steered towards what is missing, until every card has been played and
 * refused and every ability has taken effect in enough games, or the games run out. All invariants are checked on the way.
 * `only` restricts the search to cards with these names.
 */
export function exhaust(
  { seed, times, most, only }: { seed: string; times: number; most: number; only?: readonly string[] },
  each?: (state: Exhausted) => void,
): Exhausted {
  const watched = new Watched(testLibrary, `watched ${seed}`, times);
  installLibrary(watched.registry);
  const result: Exhausted = { seed, games: 0, decisions: 0, needs: watched.needs, missing: [], failing: [] };
  const looked = (): Need[] => watched.missing().filter(({ card }) => only?.includes(card) ?? true);
  while (looked().length > 0 && result.games < most) {
    const game = `${seed}-${result.games++}`;
    const random = seededRandom(`exhaust ${game}`);
    const missing = new Set(looked().map((need) => need.card));
    const wanted = shuffled(random, [...missing]).slice(0, WANTED);
    const position = randomPosition(watched.registry, wanted, random);
    const commands: Command[] = [];
    try {
      playShort(watched, position, { game, random, missing }, commands);
    } catch (error) {
      result.failing.push({ game, reason: reasonOf(error), position, commands });
    }
    watched.count();
    result.decisions += commands.length;
    result.missing = looked();
    each?.(result);
  }
  return result;
}

interface Steering {
  game: string;
  random: Random;
  /** Names of the cards that still lack something. */
  missing: ReadonlySet<string>;
}

function playShort(watched: Watched, position: Position, { game, random, missing }: Steering, commands: Command[]) {
  const built = buildPosition(position, game);
  built.library = watched.registry.id;
  const start = resume(built);
  const inPlace = Playout.from(start.state);
  const checker = new Checker(seededRandom(`check ${game}`));
  let state = start.state;
  checker.created(state, start.events);
  notice(watched, start.events);
  while (!state.over && commands.length < DECISIONS) {
    const ask = state.asks[dice(random, state.asks.length)];
    if (!ask) throw new Broken('nobody is asked and the game is not over', true);
    refuse(watched, state, ask);
    for (const seat of concernedBy(state)) playOnWithout(state, seat, random, AFTER_LEAVING);
    const command = decide(state, ask, random, missing);
    commands.push(command);
    const result = apply(state, command);
    if (!result.ok) throw new Broken(`an offered choice is refused: ${result.refusal.text}`);
    for (const i of command.pick) permission(watched, state, ask.options[i]!);
    inPlace.apply(command);
    checker.decided(state, command, result.state, result.events, inPlace);
    notice(watched, result.events);
    standing(watched, result.state);
    state = result.state;
  }
}

type Answer = Extract<Command, { type: 'answer' }>;

/** Usually what brings a missing card into play or triggers its ability; otherwise any legal choice. */
function decide(state: State, ask: Ask, random: Random, missing: ReadonlySet<string>): Answer {
  const answer = { type: 'answer', seat: ask.seat, prompt: ask.id } as const;
  if ((ask.kind === 'play' || ask.kind === 'react') && dice(random, 4) > 0) {
    const better = ask.options.flatMap((o, i) => (o.card !== NOBODY && missing.has(nameOf(state, o.card)) ? [i] : []));
    if (better.length > 0) return { ...answer, pick: [better[dice(random, better.length)]!] };
  }
  return { ...answer, pick: randomPick(view(state, ask.seat), random, { eager: 0.8 }) };
}

const nameOf = (state: State, card: number): string => state.names[state.cards[card]!.def]!;

function notice(watched: Watched, events: readonly GameEvent[]): void {
  for (const { type, card, base } of events) {
    if (type === 'play' && card) watched.played(card.name);
    // Compare where scoring began: another base may be there at the end.
    if (type === 'scoring' && base) watched.scored(base.name);
  }
}

/** A play that an ability without a script allows (PLAY-7): its own, or that of the card that lends it. */
function permission(watched: Watched, state: State, { verb, from, card, def, ix }: Ask['options'][number]): void {
  // A titan's own Special is a script, and watched as such.
  if (verb === 'play' && from !== 'aside' && ix !== NOBODY)
    watched.chosen(nameOf(state, def === NOBODY ? card : def), ix);
}

/** Standing permissions used this turn (EXT-5), recorded by card, stamp, definition and number. */
function standing(watched: Watched, { used, names }: State): void {
  for (const key of Object.keys(used)) {
    const [, def, ix] = /^t:\d+\.\d+\.(\d+)\.(\d+)/.exec(key) ?? [];
    if (def !== undefined) watched.granted(names[Number(def)]!, Number(ix));
  }
}

/** What is not offered is refused with a reason and a rule, and an answer out of range changes nothing. */
function refuse(watched: Watched, state: State, ask: Ask): void {
  const offered = new Set(ask.options.map((o) => o.card));
  state.cards.forEach(({ id, zone }, ix) => {
    const name = nameOf(state, ix);
    const hidden = zone === 'deck' || zone === 'baseDeck';
    if (hidden || offered.has(ix) || watched.isRefused(name)) return;
    const reason = whyNot(state, ask.seat, { card: id });
    if (!reason?.rule || !reason.text) throw new Broken(`${name} is not offered, and no rule says why`);
    const answer: Command = { type: 'answer', seat: ask.seat, prompt: ask.id, pick: [ask.options.length] };
    const before = JSON.stringify(state);
    const result = apply(state, answer);
    if (result.ok || result.state !== state || !result.refusal.rule) throw new Broken(`${name} is not refused`);
    if (JSON.stringify(state) !== before) throw new Broken(`the refusal of ${name} changed the state`);
    watched.refused(name);
  });
  for (const { card, at } of ask.options) {
    if (card === NOBODY || ask.kind !== 'play') continue;
    const reason = whyNot(state, ask.seat, {
      card: state.cards[card]!.id,
      ...(at !== NOBODY && { at: state.cards[at]!.id }),
    });
    if (reason) throw new Broken(`${nameOf(state, card)} is offered, and refused: ${reason.text}`);
  }
}
