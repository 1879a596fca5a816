import {
  type Args,
  type CardIx,
  type Cause,
  type Json,
  NOBODY,
  type Option,
  type ResolveFrame,
  type ScriptFrame,
} from '../model/index.ts';
import { NO_OPTION } from '../query/plays.ts';
import { causeOf } from '../query/power.ts';
import { specialNow } from '../query/special.ts';
import type { Me } from '../script/definition.ts';
import type { Choice, PlayNow, Question, Step } from '../script/language.ts';
import { awaitsSlot } from './big-slots.ts';
import { clash } from './clash.ts';
import { pushCoin } from './coin.ts';
import { pushDuel } from './duel.ts';
import { type Game, PICK_ONE } from './game.ts';
import { perform } from './gate.ts';
import { pushPlay } from './play.ts';
import { chance } from './rng.ts';
import { settle } from './settle.ts';
import { share } from './share.ts';
import { usesSpecial } from './specials.ts';
import { openWindow } from './window.ts';

/** The journal of a suspended ability does not fit its text any more: the card was changed while a saved game waited. */
export class ScriptDiverged extends Error {
  override name = 'ScriptDiverged';
}

/** RES-4: an ability, then everything it set off. */
export function stepResolve(g: Game, frame: ResolveFrame): void {
  frame.step++;
  switch (frame.step) {
    case 1:
      g.push({ f: 'script', ref: frame.ref, seat: frame.seat, args: frame.args, journal: [], at: '' });
      return;
    case 2:
      if (settle(g)) {
        frame.step--;
        return;
      }
      if (frame.triggers.length > 0) openWindow(g, frame.triggers.splice(0));
      return;
    case 3:
      if (clash(g)) frame.step = 1;
      return;
    default:
      g.ret(null);
  }
}

const tagOf = (step: Step): string => {
  switch (step.y) {
    case 'ask':
      return `ask:${step.question.title}`;
    case 'act':
      return `act:${step.ops.length > 0 ? step.ops[0]!.verb : ''}`;
    default:
      return step.y;
  }
};

function begin(g: Game, frame: ScriptFrame): Generator<Step, unknown, unknown> {
  const ability = g.ability(frame.ref);
  if (!('run' in ability) || !ability.run)
    throw new Error(`${g.q.name(frame.ref.card)}: ability ${frame.ref.ix} has nothing to run`);
  const me: Me = { self: frame.ref.card, seat: frame.seat, args: frame.args };
  return ability.run(me) as Generator<Step, unknown, unknown>;
}

/** Run the ability from the top and feed it its past results; nothing is done again (architecture §2.3). */
function resume(
  g: Game,
  frame: ScriptFrame,
): { script: Generator<Step, unknown, unknown>; result: IteratorResult<Step, unknown> } {
  const journal = frame.journal;
  const live = g.live[g.s.stack.length - 1];
  if (live?.frame === frame && journal.length > 0)
    return { script: live.script, result: live.script.next(journal[journal.length - 1]![1]) };
  const script = begin(g, frame);
  let result = script.next();
  for (const [tag, value] of journal) {
    if (result.done || tagOf(result.value) !== tag) {
      const found = result.done ? 'the end' : tagOf(result.value);
      throw new ScriptDiverged(`${g.q.name(frame.ref.card)}: expected ${tag}, found ${found}`);
    }
    result = script.next(value);
  }
  return { script, result };
}

export function stepScript(g: Game, frame: ScriptFrame): void {
  const place = g.s.stack.length - 1;
  const { script, result: first } = resume(g, frame);
  let result = first;
  while (!result.done) {
    const step = result.value;
    const tag = tagOf(step);
    const value = take(g, frame, step);
    if (value === undefined) {
      frame.at = tag;
      g.live[place] = { frame, script };
      return;
    }
    frame.journal.push([tag, value]);
    // BIG-5: who has come to a side chooses a slot before the ability goes on.
    if (step.y === 'act' && awaitsSlot(g)) {
      frame.at = '';
      g.live[place] = { frame, script };
      return;
    }
    result = script.next(value);
  }
  g.ret((result.value ?? null) as Json);
}

/** One step of an ability. Answers what came of it; undefined when it has to wait for a player or for another frame. */
function take(g: Game, frame: ScriptFrame, step: Step): Json | undefined {
  switch (step.y) {
    case 'look': {
      const seen = step.fn(g.q);
      // The lists a query hands out are its own and change with the state.
      return Array.isArray(seen) ? seen.slice() : seen;
    }
    case 'ask':
      return question(g, frame, step.question);
    case 'chance':
      return chance(g.s, step.n);
    case 'share':
      return share(g, frame.ref, frame.seat, step.part, step.card);
    case 'act':
      return perform(g, step.ops, abilityCause(g, frame)) ?? undefined;
    case 'call':
      if (!g.countUse(step.ability)) return null;
      g.push({ f: 'script', ref: step.ability, seat: frame.seat, args: {}, journal: [], at: '' });
      return undefined;
    case 'play':
      push(g, step.play);
      return undefined;
    case 'flip':
      pushCoin(g, frame.ref.card, step.seat);
      return undefined;
    case 'duel':
      pushDuel(g, frame.ref.card, step.challenger, step.challenged);
      return undefined;
  }
}

function push(g: Game, play: PlayNow): void {
  const { card, seat, at, goes } = play;
  const { ability, args } = abilityOf(g, play);
  pushPlay(g, { card, seat, at, goes, from: g.s.cards[card]!.zone, ability, args });
  if (play.special) usesSpecial(g, card, seat);
}

/** PLAY-6: an action that begins with Special is played by that ability, at its moment. */
function abilityOf(g: Game, { card, seat, at }: PlayNow): { ability: number; args: Args } {
  const special = g.q.def(card).subtype === 'special' && g.q.canPlay(seat, card, at) && specialNow(g.q, seat, card);
  return special ? { ability: special.ix, args: special.args } : { ability: NOBODY, args: {} };
}

/** Asks, or answers at once what nobody needs to be asked (scenarios.md, "What is never asked"). */
function question(g: Game, frame: ScriptFrame, q: Question): Json | undefined {
  const options = q.choices.map((c) => toOption(c));
  const max = Math.min(q.max ?? 1, options.length);
  const min = Math.min(q.min ?? 1, max);
  if (max === 0) return [];
  if (min === max && min === options.length && (!q.ordered || options.length === 1 || identical(g, options)))
    return options.map(pickedValue);
  if (g.s.seats[q.seat]!.out) return options.slice(0, min).map(pickedValue);
  g.ask({
    ...PICK_ONE,
    seat: q.seat,
    kind: q.kind,
    title: q.title,
    options,
    min,
    max,
    ordered: q.ordered ?? false,
    group: q.group ?? '',
    skip: q.skip ?? 'Skip',
    shown: q.shown ?? [],
    source: frame.ref.card,
  });
  return undefined;
}

/** "You" of an ability stays who it was when it began, also when it gives its own card away or takes it out of play (RES-4). */
function abilityCause(g: Game, frame: ScriptFrame): Cause {
  const cause = causeOf(g.q, frame.ref.card);
  return cause.seat === NOBODY ? cause : { ...cause, seat: frame.seat };
}

const toOption = (c: Choice): Option => ({
  ...NO_OPTION,
  card: c.card ?? NOBODY,
  seat: c.seat ?? NOBODY,
  key: c.key ?? '',
  hint: c.label ?? '',
});

function identical(g: Game, options: Option[]): boolean {
  return options.every((o) => o.card !== NOBODY && g.s.cards[o.card]!.def === g.s.cards[options[0]!.card]!.def);
}

/** What the ability gets for an option: its key, its card, or its seat. */
export function pickedValue(o: Option): string | CardIx {
  if (o.key !== '') return o.key;
  return o.card !== NOBODY ? o.card : o.seat;
}
