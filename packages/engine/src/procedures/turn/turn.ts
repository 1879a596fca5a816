import { openName, RULE } from '../../core/cause.ts';
import { newCounts } from '../../core/counts.ts';
import { takeDelayed } from '../../core/delayed.ts';
import { type Game, pickOne } from '../../core/game.ts';
import { perform } from '../../core/gate.ts';
import { lapse } from '../../core/lapse.ts';
import { openMoment } from '../../core/open-window.ts';
import { keepPermissions } from '../../core/permissions.ts';
import { tellOfPower } from '../../core/power-gains.ts';
import { bindToName } from '../../core/same-name.ts';
import { usesAbility } from '../../core/specials.ts';
import { happens } from '../../core/triggers.ts';
import {
  type AbilityRef,
  type Args,
  type ExtraPlay,
  type Frame,
  NOBODY,
  type Op,
  type Option,
  OWN,
  type PhaseName,
  REGULAR,
  type Seat,
  type State,
  type TurnFrame,
  type Until,
} from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import type { Active } from '../../query/active.ts';
import { causeOf } from '../../query/cause.ts';
import { extraPlays } from '../../query/extra-plays.ts';
import { cardOption, NO_OPTION, plays } from '../../query/plays.ts';
import { playedAs } from '../../query/restrictions.ts';
import { defineFrame } from '../../registry/frame.ts';
import type { Grants, Lends, PlayableFrom, Usable } from '../../script/definition.ts';
import { endTurnOfRound } from '../big-base/end-turn.ts';
import { settle } from '../loop/settle.ts';
import { pushPlay } from '../play/play.ts';
import { nextPlayer } from './turn-order.ts';
import { leader, win } from './victory.ts';

export const turnFrame = (step: TurnFrame['step']): Frame => ({ f: 'turn', step, triggers: [] });

/** TURN-1: the five phases, over and over, until somebody has won. */
function stepTurn(g: Game, frame: TurnFrame): void {
  const s = g.s;
  g.endChain();
  switch (frame.step) {
    case 'begin':
      return begin(g, frame);
    case 'open': // what expiry has set off has resolved by now
      frame.step = 'start';
      openMoment(g, 'turnStart', {});
      return;
    case 'start':
      enterPhase(g, 'play');
      s.seats[s.current]!.minions = 1;
      s.seats[s.current]!.actions = 1;
      s.minionsPlayed = 0;
      frame.step = 'play';
      keepPermissions(g);
      return;
    case 'play':
      // Abilities that a departed player was keeping inactive now take effect.
      keepPermissions(g);
      g.ask(pickOne(s.current, 'play', 'Play cards or end your turn', playsOrEnd(g)));
      return;
    case 'score':
      if (s.big) return endTurnOfRound(g);
      frame.step = 'draw';
      enterPhase(g, 'score');
      g.push({ f: 'score', step: 'find', base: NOBODY, about: {}, triggers: [] });
      return;
    case 'draw':
      frame.step = 'late';
      enterPhase(g, 'draw');
      perform(g, [opOf('draw', { seat: s.current, n: 2 })], RULE);
      return;
    case 'late': // TURN-9: cards gained here count for the hand limit
      frame.step = 'discard';
      openMoment(g, 'lateTurn', {});
      return;
    case 'discard':
      frame.step = 'end';
      return askToDiscard(g, s.current);
    case 'end':
      frame.step = 'expire';
      enterPhase(g, 'end');
      openMoment(g, 'turnEnd', {});
      return;
    case 'expire':
      frame.step = 'close';
      return endEffects(g);
    case 'close':
      return close(g, frame);
  }
}

function playsOrEnd({ q, s }: Game): Option[] {
  const list = plays(q, s.current);
  list.push(END);
  return list;
}
const END: Option = { ...NO_OPTION, verb: 'end', key: 'end' };

export function enterPhase(g: Game, phase: PhaseName): void {
  g.s.phase = phase;
  g.q.touch();
  if (phase !== 'start' && !g.muted()) g.emit('phase', { seat: g.s.current, phase });
}

/** TURN-2: expiry comes first; then everything at the start of the turn. */
function begin(g: Game, frame: TurnFrame): void {
  const s = g.s;
  s.turn++;
  s.phase = 'start';
  // Big Base: other players' effects last until the end of the round, which is the end of their turns (BIG-2).
  forgetTurn(s, s.big ? [s.current] : s.seats.map((_, seat) => seat));
  g.q.touch();
  if (!g.muted()) g.emit('turn', { seat: s.current, turn: s.turn });
  frame.step = 'open';
  lapse(g, lastedUntilNow);
}

const lastedUntilNow = (s: State, until: Until): boolean =>
  until.t === 'turnStart' && until.seat === s.current && s.turn > until.after;

/** Clears what these players have done this turn. */
export function forgetTurn(s: State, seats: readonly Seat[]): void {
  if (s.minionPlays.length > 0) s.minionPlays = playsOfOthers(s.minionPlays, seats);
  if (s.actionPlays.length > 0) s.actionPlays = playsOfOthers(s.actionPlays, seats);
  for (const seat of seats) {
    const state = s.seats[seat]!;
    state.played = 0;
    if (state.playedOn.length > 0) state.playedOn = [];
    state.cards = 0;
    state.extras = 0;
    state.countersPlaced = 0;
    if (state.moved.length > 0) state.moved = [];
  }
}

const playsOfOthers = <P extends { seat: Seat }>(plays: readonly P[], seats: readonly Seat[]): P[] =>
  plays.filter(({ seat }) => seat !== NOBODY && !seats.includes(seat));

/** The current player has chosen a move in the Play Cards phase (TURN-4). */
function takePlay(g: Game, frame: TurnFrame, choice: Option): void {
  const s = g.s;
  const seat = s.current;
  if (choice.verb === 'end') {
    frame.step = 'score';
    s.seats[seat]!.minions = 0;
    s.seats[seat]!.actions = 0;
    s.extraPlays = [];
    return;
  }
  if (choice.verb === 'use') {
    return useAbility(g, seat, choice);
  }
  if (choice.from === 'aside') {
    // TIT-2: the titan's own Special brings it into play, together with any cost.
    const ability = g.q.defs[choice.def]!.abilities[choice.ix] as Usable;
    spendRegular(g, seat, ability);
    g.useUp(ability, choice.card, choice.def, choice.ix, seat);
    startUse(g, choice, seat, { at: choice.at });
    return;
  }
  const special = ownSpecial(g, seat, choice);
  const lends = lendsOf(g, choice);
  const spent = spend(g, seat, choice);
  pushPlay(g, {
    card: choice.card,
    seat,
    at: choice.at,
    from: choice.from || 'hand',
    ability: NOBODY,
    args: { via: spent?.source ?? NOBODY },
    regular: choice.via === REGULAR,
    under: lends?.ability.type === 'standard',
    strengthens: spent?.limit.strengthens,
    affects: spent?.limit.affects,
  });
  if (special) usesAbility(g, special, seat);
}

function startUse(g: Game, { card, def, ix }: Option, seat: Seat, args: Args): void {
  const ref = { card, def, ix };
  if (g.resolve(ref, seat, args)) usesAbility(g, ref, seat);
}

/** Is it a minion of the hand, played in place of an action (PLAY-7)? */
const isInPlaceOfAction = ({ from, ix }: Option): boolean => from === 'hand' && ix !== NOBODY;

/** The card's own ability that lets it be played from where it is: as an extra card, or instead of another (PLAY-7). */
function ownSpecial(g: Game, seat: Seat, choice: Option): AbilityRef | null {
  const { card, from, via, def: lender, ix } = choice;
  const { def } = g.s.cards[card]!;
  if (isInPlaceOfAction(choice)) return { card, def, ix };
  if (from !== 'discard' || lender !== NOBODY) return null;
  if (via === OWN) return { card, def, ix };
  if (via !== REGULAR && extraPlays(g.q, seat)[via]!.limit.from === 'discard') return null;
  const instead = g.q.defs[def]!.abilities.findIndex((a) => a.kind === 'playFrom' && a.needsPlay);
  return instead < 0 ? null : { card, def, ix: instead };
}

/** A talent or an "on your turn" ability (ABL-5, ABL-6); choice.at is the action that gives it to the card (ABL-9). */
function useAbility(g: Game, seat: Seat, { card, def, ix, at, via }: Option): void {
  const ability = g.ability({ def, ix }) as Usable;
  const play = ability.takes ?? ability.replaces;
  const spent = play && takeAway(g, seat, via, play);
  spendRegular(g, seat, ability);
  g.useUp(ability, card, def, ix, seat, at);
  g.emit('use', { seat, card: openName(g, card), ...(at !== NOBODY && { host: g.named(at) }) });
  const ref = { card, def, ix };
  const args = ability.replaces === 'minion' ? replaced(via, spent) : at === NOBODY ? {} : { given: at };
  if (!g.resolve(ref, seat, args)) return;
  usesAbility(g, ref, seat);
  if (ability.label !== 'talent') return;
  // RES-5: triggers "after a talent" use the situation when the talent starts.
  happens(g, opOf('talent', { card, seat }), causeOf(g.q, card));
}

/** Arguments that say which play is replaced. */
const replaced = (via: number, spent: ExtraPlay | undefined): Args => ({
  regular: via === REGULAR,
  group: spent?.group ?? 0,
  source: spent?.source ?? NOBODY,
  limit: Object.fromEntries(Object.entries(spent?.limit ?? {}).filter(([, value]) => value !== undefined)),
});

/** A card lets the play come from elsewhere: option.def names that card, ix its ability. */
const lendsOf = ({ q }: Game, { verb, from, via, def, ix }: Option): Active<Lends> | undefined =>
  verb === 'play' && from === 'discard' && via !== OWN && def !== NOBODY
    ? q.active().lends.find((one) => one.me.self === def && one.ix === ix)
    : undefined;

/** Which play the card uses up (EXT-4). Returns the extra play, if a card granted it. */
function spend(g: Game, seat: Seat, choice: Option): ExtraPlay | undefined {
  const s = g.s;
  const def = g.q.def(choice.card);
  // From stasis it is an extra card by itself (STA-2).
  if (choice.from === 'stasis' && choice.verb === 'play') return undefined;
  if (choice.via === OWN) {
    const ability = def.abilities[choice.ix] as PlayableFrom;
    g.useUp(ability, choice.card, s.cards[choice.card]!.def, choice.ix, seat);
    return undefined;
  }
  const lends = lendsOf(g, choice);
  if (lends) g.useUp(lends.ability, lends.me.self, lends.def, lends.ix, seat);
  const isMinionPlay = playedAs(g.q, choice.card, choice.at) === 'minion' && !isInPlaceOfAction(choice);
  const used = takeAway(g, seat, choice.via, isMinionPlay ? 'minion' : 'action');
  if (!used) return undefined;
  bindToName(g, used.group, choice.card);
  return used;
}

/** "Instead of your regular minion (action) play": it is spent. */
function spendRegular({ s }: Game, seat: Seat, { spends }: Usable): void {
  const state = s.seats[seat]!;
  if (spends === 'minion' || spends === 'both') state.minions--;
  if (spends === 'action' || spends === 'both') state.actions--;
}

/** Spends the regular play, or the given extra one. */
function takeAway(g: Game, seat: Seat, via: number, play: 'minion' | 'action'): ExtraPlay | undefined {
  const state = g.s.seats[seat]!;
  if (via !== REGULAR) {
    const used = extraPlays(g.q, seat)[via]!;
    if (used.permission) {
      const { card, def, ix } = used.permission;
      g.useUp(g.ability({ def, ix }) as Grants, card, def, ix, seat);
    } else g.s.extraPlays = g.s.extraPlays.filter((one) => one !== used);
    return used;
  }
  if (play === 'minion') state.minions--;
  else state.actions--;
  return undefined;
}

/** TURN-6: more than ten cards after drawing: discard down to ten. */
export function askToDiscard(g: Game, seat: Seat): void {
  const s = g.s;
  const over = s.seats[seat]!.hand.length - 10;
  if (over <= 0) return;
  const ask = pickOne(seat, 'discard', 'Discard down to 10 cards', s.seats[seat]!.hand.map(cardOption));
  ask.min = over;
  ask.max = over;
  ask.reason = ['Draw 2 Cards'];
  g.ask(ask);
}

export function takeDiscard(g: Game, seat: Seat, picked: Option[]): void {
  perform(
    g,
    picked.map((o) => opOf('discard', { card: o.card, seat })),
    RULE,
  );
}

/** TURN-7: everything has expired; the victory check (WIN-1); the next player. */
function close(g: Game, frame: TurnFrame): void {
  const s = g.s;
  if (!isOver(g)) return;
  const ahead = leader(g);
  if (ahead !== NOBODY && s.seats[ahead]!.vp >= s.options.vpToWin) return win(g);
  nextPlayer(g);
  frame.step = 'begin';
}

/**
 * Ends what reactions to the expiry have added: they still belonged to this turn. False if that has set off more, which
 * comes first.
 */
export function isOver(g: Game): boolean {
  endEffects(g);
  if (tellOfPower(g)) return false;
  forgetPlays(g);
  return true;
}
/** The end of a turn that is broken off. */
export function expireTurn(g: Game): void {
  endEffects(g);
  forgetPlays(g);
}
/** Ends everything that expires with the turn. */
export function endEffects(g: Game): void {
  leaveStasis(g);
  lapse(g, expired);
}
function forgetPlays(g: Game): void {
  const s = g.s;
  if (g.q.uses.any) s.used = newCounts();
  g.q.uses.forget();
  if (s.destroyed.length > 0) s.destroyed = [];
  s.stasisEnded = false;
  if (s.extraPlays.length > 0) s.extraPlays = [];
  takeDelayed(s, 'turnEnd');
  for (const seat of s.seats) {
    seat.minions = 0;
    seat.actions = 0;
  }
  g.q.touch();
}

/** STA-3: cards not played from stasis are discarded. */
function leaveStasis(g: Game): void {
  const idle: Op[] = [];
  for (const card of g.s.inPlay)
    if (g.s.cards[card]!.zone === 'stasis' && g.s.cards[card]!.stasis === 0) idle.push(opOf('leave', { card }));
  if (idle.length > 0) perform(g, idle, RULE);
}

/** The one reader of deadlines at the end of a turn (TERM-11). */
function expired(s: State, until: Until): boolean {
  if (until.t === 'turnEnd' || until.t === 'stay') return until.turn <= s.turn;
  if (until.t !== 'turnOf') return false;
  // BIG-2: at the end of a round everybody's turn ends.
  const last = s.big ? s.big.took[until.seat]! : until.seat === s.current ? s.turn : 0;
  return last > until.after;
}

defineFrame('turn', {
  step(g, frame) {
    if (settle(g, frame)) stepTurn(g, frame);
  },
  answer: (g, frame, { kind, seat }, picked) =>
    kind === 'play' ? takePlay(g, frame, picked[0]!) : takeDiscard(g, seat, picked),
});
