import { chance } from '../../core/chance/rng.ts';
import { isCreditedTo } from '../../core/credit.ts';
import { type Game, pickOne } from '../../core/game.ts';
import { perform } from '../../core/gate.ts';
import { namesKnownCard, noteCards, opsOnNewCards } from '../../core/identity.ts';
import { openWindow } from '../../core/open-window.ts';
import { redirect } from '../../core/redirect.ts';
import { share } from '../../core/share.ts';
import { usesSpecial } from '../../core/specials.ts';
import { applyStateBasedActions } from '../../core/state-based-actions.ts';
import { isBound } from '../../core/strengthen.ts';
import {
  type Args,
  type CardIx,
  type Cause,
  type Json,
  NOBODY,
  type Op,
  type Option,
  type PlayFrame,
  type ResolveFrame,
  type ScriptFrame,
  type Seat,
} from '../../model/index.ts';
import { affecting } from '../../query/affects.ts';
import { causeOfAbility } from '../../query/cause.ts';
import { groupOf } from '../../query/group.ts';
import { minionStamped } from '../../query/limits.ts';
import { cardOption } from '../../query/plays.ts';
import { type Narrowed, narrowed, type Reaches } from '../../query/rehearsal.ts';
import { specialNow } from '../../query/special.ts';
import { strengthening } from '../../query/strengthening.ts';
import { defineFrame } from '../../registry/frame.ts';
import { DECLINES } from '../../script/choose.ts';
import type { OnPlay } from '../../script/definition.ts';
import type { Call, Choice, PlayNow, Question, Script, Step } from '../../script/language.ts';
import { awaitsSlot } from '../big-base/slots.ts';
import { pushCoin } from '../coin/coin.ts';
import { pushDuel } from '../duel/duel.ts';
import { pushPlay } from '../play/play.ts';
import { clash } from '../titans/clash.ts';

/** The journal of a suspended ability no longer fits its text: the card changed while a saved game was waiting. */
export class ScriptDiverged extends Error {
  override name = 'ScriptDiverged';
}

/** RES-4: an ability, then everything it triggered. */
function stepResolve(g: Game, frame: ResolveFrame): void {
  frame.step++;
  switch (frame.step) {
    case 1:
      g.push({ f: 'script', ref: frame.ref, seat: frame.seat, args: frame.args, journal: [], at: '' });
      return;
    case 2:
      if (applyStateBasedActions(g)) {
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
      return `ask:${step.of.title}`;
    case 'act':
      return `act:${step.of[0]!.verb}`;
    default:
      return step.y;
  }
};

function begin(g: Game, frame: ScriptFrame): Script<unknown> {
  const { run } = g.ability(frame.ref) as Partial<OnPlay>;
  if (!run) throw new Error(`${g.q.name(frame.ref.card)}: ability ${frame.ref.ix} has nothing to run`);
  return run({ self: frame.ref.card, seat: frame.seat, args: frame.args });
}

/**
 * Runs the ability from the top, feeding it all past results but the last; nothing is done again.
 */
function replayed(g: Game, frame: ScriptFrame): Script<unknown> {
  const script = begin(g, frame);
  if (frame.journal.length === 0) return script;
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

const NO_OPS: readonly Op[] = [];

/** A completed step, and the one before it. */
interface Taken {
  step: Step;
  value: Json;
  before: Taken | null;
}
/** Written to the journal only if the ability has to wait: most finish immediately. */
function writeDown(journal: ScriptFrame['journal'], { step, value, before }: Taken): void {
  if (before) writeDown(journal, before);
  journal.push([tagOf(step), value]);
}

/** Which of these ops are aimed at a card that has become a new one (IO-1); null: none. */
const newCardsOf = (g: Game, frame: ScriptFrame, ops: readonly Op[], past: Taken | null): boolean[] | null =>
  namesKnownCard(frame, ops) ? knownBefore(g, frame, ops, past) : null;
const knownBefore = (g: Game, frame: ScriptFrame, ops: readonly Op[], past: Taken | null): boolean[] | null =>
  opsOnNewCards(g, frame, ops, () => since(frame, past));
/** The results of its steps since the stamps of its known cards were noted. */
function since({ journal, known }: ScriptFrame, past: Taken | null): Json[] {
  const values = journal.slice(known?.upTo ?? 0).map(([, value]) => value);
  for (let taken = past; taken; taken = taken.before) values.push(taken.value);
  return values;
}

function stepScript(g: Game, frame: ScriptFrame): void {
  const { journal } = frame;
  const place = g.s.stack.length - 1;
  const live = g.live[place];
  const script = live?.frame === frame && journal.length > 0 ? live.script : replayed(g, frame);
  // Look it up once: every generator function makes objects with their own hidden class.
  const { next } = script;
  let result = next.call(script, journal.length > 0 ? journal[journal.length - 1]![1] : undefined);
  let past: Taken | null = null;
  // WIN-3: an ability ends once its player has left.
  if (!result.done && g.s.seats[frame.seat]?.out) return g.ret(null);
  while (!result.done) {
    const step = result.value;
    const value = take(g, frame, step, past);
    // BIG-5: a player who has arrived at a side chooses a slot before the ability continues.
    const waits = value === undefined || (step.y === 'act' && awaitsSlot(g));
    if (value !== undefined) past = { step, value, before: past };
    if (waits) {
      if (past) writeDown(journal, past);
      if (step.y !== 'ask') noteCards(g, frame, step.y === 'act' ? step.of : NO_OPS);
      frame.at = value === undefined ? tagOf(step) : '';
      g.live[place] = { frame, script };
      return;
    }
    result = next.call(script, value);
  }
  g.ret((result.value ?? null) as Json);
}

/** One step of an ability. Returns its result; undefined if it must wait for a player or another frame. */
function take(g: Game, frame: ScriptFrame, step: Step, past: Taken | null): Json | undefined {
  switch (step.y) {
    case 'look': {
      g.q.handsRead = 0;
      const seen = step.of(g.q);
      if (g.q.handsRead !== 0 && g.s.options.coverChoices) frame.hands = (frame.hands ?? 0) | g.q.handsRead;
      // A query returns its internal lists, which change with the state.
      return Array.isArray(seen) ? seen.slice() : seen;
    }
    case 'ask':
      return question(g, frame, bound(g, frame, step.of, past));
    case 'chance':
      return chance(g.s, step.of);
    case 'share':
      return share(g, frame.ref, frame.seat, step.of.part, step.of.card);
    case 'redirect':
      return redirect(g, step.of.from, step.of.to);
    case 'act':
      return perform(g, step.of, abilityCause(g, frame), newCardsOf(g, frame, step.of, past)) ?? undefined;
    case 'call':
      return called(g, frame, step.of);
    case 'play':
      push(g, step.of);
      return undefined;
    case 'flip':
      pushCoin(g, frame.ref.card, step.of);
      return undefined;
    case 'duel':
      pushDuel(g, frame.ref.card, step.of.challenger, step.of.challenged);
      return undefined;
  }
}

/** Starts another ability as part of this one, unless it has been used too often (LOOP-1). */
function called(g: Game, frame: ScriptFrame, { ref, args, seat = frame.seat }: Call): Json | undefined {
  if (!g.countUse(ref)) return null;
  g.push({ f: 'script', ref, seat, args, journal: [], at: '' });
  return undefined;
}

function push(g: Game, play: PlayNow): void {
  const { card, seat, at, goes, gift, under, given, regular, source, strengthens, affects } = play;
  const { ability, args } = play.like ?? abilityOf(g, play);
  const { text, textFrom } = play.like ?? OWN_TEXT;
  const from = g.s.cards[card]!.zone;
  pushPlay(g, {
    card,
    seat,
    at,
    goes,
    gift,
    under,
    given,
    regular,
    strengthens,
    affects,
    from,
    ability,
    args: source === undefined ? args : { ...args, via: source },
    text,
    textFrom,
  });
  if (play.special) usesSpecial(g, card, seat);
}

const OWN_TEXT = { text: undefined, textFrom: NOBODY };

/** PLAY-6: an action that begins with Special is played by that ability, at its moment. */
function abilityOf(g: Game, { card, seat, at }: PlayNow): { ability: number; args: Args } {
  const special = g.q.def(card).subtype === 'special' && g.q.canPlay(seat, card, at) && specialNow(g.q, seat, card);
  return special ? { ability: special.ix, args: special.args } : { ability: NOBODY, args: {} };
}

/** Narrows a question of an action that must still do something to a minion (TERM-3). */
function bound(g: Game, frame: ScriptFrame, asked: Question, past: Taken | null): Question & Partial<Narrowed> {
  const play = g.s.stack[g.s.stack.length - 2];
  const reaches = play?.f === 'play' && play.card === frame.ref.card ? demandOn(g, play, asked) : null;
  if (!reaches) return asked;
  const results = frame.journal.map(([, value]) => value);
  const journal = results.length;
  for (let taken = past; taken; taken = taken.before) results.splice(journal, 0, taken.value);
  return { ...asked, ...narrowed(g.q, reaches, () => begin(g, frame), results, asked) };
}
/** What the extra play in use still requires of the action; null: nothing. */
function demandOn(g: Game, play: PlayFrame, { seat }: Question): Reaches | null {
  if (play.strengthens !== null && isBound(g, play)) return strengthening(g.q, play.seat, play.strengthens);
  if (play.affects === undefined || play.seat !== seat) return null;
  const minion = minionStamped(g.q, play.affects);
  const isDone = play.standard?.deeds.some(({ card, shared }) => card === minion && !shared);
  return minion === undefined || isDone ? null : affecting(g.q, minion);
}

/** WIN-3: what an ability gets for a question about a player who has left. */
const LAPSED = null;
/** Ends the question that this ability waits for, because the player it concerns leaves. */
export function lapse(frame: ScriptFrame): void {
  delete frame.taken;
  frame.journal.push([frame.at, LAPSED]);
  frame.at = '';
}

/** Asks. Forced choices, choices without options and orders of identical things are answered immediately. */
function question(g: Game, frame: ScriptFrame, q: Question & Partial<Narrowed>): Json | undefined {
  if (q.about !== undefined && g.s.seats[q.about]!.out) return LAPSED;
  return q.due === undefined ? put(g, frame, q) : withDue(g, frame, q, q.due);
}
/** Picks the card `due` in advance, and asks the rest of the question as usual. */
function withDue(g: Game, frame: ScriptFrame, q: Question, due: CardIx): Json | undefined {
  const { choices, min = 1, max = 1, group = '' } = q;
  const key = (ix: CardIx): number => groupOf(g.q, group, ix);
  const others = choices.filter(({ card }) => card !== due && card !== undefined && key(card) === key(due));
  const rest = put(g, frame, { ...q, choices: others, min: Math.max(0, min - 1), max: max - 1 });
  if (rest !== undefined) return [due, ...(rest as CardIx[])];
  frame.taken = due;
  return undefined;
}

function put(g: Game, frame: ScriptFrame, q: Question): Json | undefined {
  const options = q.choices.map(toOption);
  const max = Math.min(q.max ?? 1, options.length);
  const min = Math.min(q.min ?? 1, max);
  const tells = tellsOfHand(g, frame, q);
  const covered = tells && q.min === 0 && q.max !== 0;
  if (max === 0 && !covered) {
    g.passedOver ||= q.seat !== g.s.current;
    return [];
  }
  const isForced =
    min === max &&
    min === options.length &&
    max > 0 &&
    (!q.ordered || options.length === 1 || identical(g, options)) &&
    !(tells && arePartOfHand(g, q.seat, options));
  if (isForced) return options.map(pickedValue);
  if (g.s.seats[q.seat]!.out) return answerOfLeaver(q, options, min).map((n) => pickedValue(options[n]!));
  const ask = pickOne(q.seat, q.kind, q.title, options);
  ask.min = min;
  ask.max = max;
  ask.ordered = q.ordered ?? false;
  ask.group = q.group ?? '';
  ask.skip = q.skip ?? 'Skip';
  ask.shown = q.shown ?? [];
  ask.source = frame.ref.card;
  ask.hidden = covered;
  ask.decoy = max === 0;
  if (q.about !== undefined) ask.about = q.about;
  g.ask(ask);
  return undefined;
}

/**
 * INFO-4: would it tell what a player holds if this choice from their hand were not put to them? Then they are asked even
 * with nothing to choose, where choosing nothing is allowed, and even with only one possible choice. Not so for a player
 * without cards, because everybody knows that, nor for the current player's own abilities.
 */
function tellsOfHand(g: Game, frame: ScriptFrame, { seat }: Question): boolean {
  if (!g.s.options.coverChoices) return false;
  const looked = ((frame.hands ?? 0) & (1 << seat)) !== 0;
  if (!looked || g.s.seats[seat]!.out || g.q.handSize(seat) === 0) return false;
  const cause = abilityCause(g, frame);
  return seat !== g.s.current || !isCreditedTo(cause, seat) || cause.type === 'base';
}

const abilityCause = (g: Game, { ref, seat }: ScriptFrame): Cause =>
  causeOfAbility(g.q, ref.card, seat, g.ability(ref));

function toOption({ card, seat, key, label }: Choice): Option {
  const option = cardOption(card ?? NOBODY);
  if (seat !== undefined) option.seat = seat;
  if (key !== undefined) option.key = key;
  if (label !== undefined) option.hint = label;
  return option;
}

/** Does that player hold these cards, and others? */
const arePartOfHand = ({ q }: Game, seat: Seat, options: readonly Option[]): boolean =>
  options.length < q.handSize(seat) && options.every(({ card }) => card !== NOBODY && q.isInHand(card, seat));

function identical(g: Game, options: Option[]): boolean {
  return options.every((o) => o.card !== NOBODY && g.s.cards[o.card]!.def === g.s.cards[options[0]!.card]!.def);
}

/**
 * WIN-3: the answer, as option numbers, to another player's ability that asks somebody who has left. They decline what can
 * be declined, and nobody chooses cards or a base for them; abilities need orders, numbers and alternatives to go on.
 */
export function answerOfLeaver(
  { kind, ordered }: Pick<Question, 'kind' | 'ordered'>,
  options: readonly Option[],
  min: number,
): number[] {
  const decline = options.findIndex(({ key }) => DECLINES.has(key));
  if (decline >= 0) return [decline];
  if (!ordered && (kind === 'cards' || kind === 'base')) return [];
  return options.slice(0, min).map((_, n) => n);
}

/** The value an ability gets for an option: its key, its card, or its seat. */
function pickedValue(o: Option): string | CardIx {
  if (o.key !== '') return o.key;
  return o.card !== NOBODY ? o.card : o.seat;
}

defineFrame('resolve', { step: stepResolve });
defineFrame('script', {
  step: stepScript,
  answer(_g, frame, _ask, picked) {
    const chosen = picked.map(pickedValue);
    if (frame.taken !== undefined) {
      chosen.unshift(frame.taken);
      delete frame.taken;
    }
    frame.journal.push([frame.at, chosen]);
    frame.at = '';
  },
});
