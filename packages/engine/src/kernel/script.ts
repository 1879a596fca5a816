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
import { cardOption } from '../query/plays.ts';
import { causeOf } from '../query/power.ts';
import { specialNow } from '../query/special.ts';
import type { OnPlay } from '../script/definition.ts';
import type { Choice, PlayNow, Question, Script, Step } from '../script/language.ts';
import { awaitsSlot } from './big-slots.ts';
import { clash } from './clash.ts';
import { pushCoin } from './coin.ts';
import { pushDuel } from './duel.ts';
import { type Game, pickOne } from './game.ts';
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

function begin(g: Game, frame: ScriptFrame): Script<unknown> {
  const { run } = g.ability(frame.ref) as Partial<OnPlay>;
  if (!run) throw new Error(`${g.q.name(frame.ref.card)}: ability ${frame.ref.ix} has nothing to run`);
  return run({ self: frame.ref.card, seat: frame.seat, args: frame.args });
}

/** The ability from the top, fed all its past results but the last; nothing is done again (architecture §2.3). */
function replayed(g: Game, frame: ScriptFrame): Script<unknown> {
  const script = begin(g, frame);
  let past: unknown;
  for (const [tag, value] of frame.journal) {
    const { done, value: step } = script.next(past);
    if (done || tagOf(step) !== tag) {
      const found = done ? 'the end' : tagOf(step);
      throw new ScriptDiverged(`${g.q.name(frame.ref.card)}: expected ${tag}, found ${found}`);
    }
    past = value;
  }
  return script;
}

/** A step that has been taken, and what was before it. */
interface Taken {
  step: Step;
  value: Json;
  before: Taken | null;
}
/** Into the journal, only when the ability has to wait: most are done at once. */
function writeDown(journal: ScriptFrame['journal'], { step, value, before }: Taken): void {
  if (before) writeDown(journal, before);
  journal.push([tagOf(step), value]);
}

export function stepScript(g: Game, frame: ScriptFrame): void {
  const { journal } = frame;
  const place = g.s.stack.length - 1;
  const live = g.live[place];
  const script = live?.frame === frame && journal.length > 0 ? live.script : replayed(g, frame);
  let result = script.next(journal.length > 0 ? journal[journal.length - 1]![1] : undefined);
  let past: Taken | null = null;
  while (!result.done) {
    const step = result.value;
    const value = take(g, frame, step);
    // BIG-5: who has come to a side chooses a slot before the ability goes on.
    const waits = value === undefined || (step.y === 'act' && awaitsSlot(g));
    if (value !== undefined) past = { step, value, before: past };
    if (waits) {
      if (past) writeDown(journal, past);
      frame.at = value === undefined ? tagOf(step) : '';
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
  const options = q.choices.map(toOption);
  const max = Math.min(q.max ?? 1, options.length);
  const min = Math.min(q.min ?? 1, max);
  if (max === 0) {
    g.passedOver ||= q.seat !== g.s.current;
    return [];
  }
  if (min === max && min === options.length && (!q.ordered || options.length === 1 || identical(g, options)))
    return options.map(pickedValue);
  if (g.s.seats[q.seat]!.out) return options.slice(0, min).map(pickedValue);
  const ask = pickOne(q.seat, q.kind, q.title, options);
  ask.min = min;
  ask.max = max;
  ask.ordered = q.ordered ?? false;
  ask.group = q.group ?? '';
  ask.skip = q.skip ?? 'Skip';
  ask.shown = q.shown ?? [];
  ask.source = frame.ref.card;
  g.ask(ask);
  return undefined;
}

/** "You" of an ability stays who it was when it began, also when it gives its own card away or takes it out of play (RES-4). */
function abilityCause(g: Game, frame: ScriptFrame): Cause {
  const cause = causeOf(g.q, frame.ref.card);
  if (cause.seat !== NOBODY) cause.seat = frame.seat;
  return cause;
}

function toOption({ card, seat, key, label }: Choice): Option {
  const option = cardOption(card ?? NOBODY);
  if (seat !== undefined) option.seat = seat;
  if (key !== undefined) option.key = key;
  if (label !== undefined) option.hint = label;
  return option;
}

function identical(g: Game, options: Option[]): boolean {
  return options.every((o) => o.card !== NOBODY && g.s.cards[o.card]!.def === g.s.cards[options[0]!.card]!.def);
}

/** What the ability gets for an option: its key, its card, or its seat. */
export function pickedValue(o: Option): string | CardIx {
  if (o.key !== '') return o.key;
  return o.card !== NOBODY ? o.card : o.seat;
}
