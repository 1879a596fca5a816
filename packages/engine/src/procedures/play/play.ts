import { monstersFollow } from '../../core/bases/enter.ts';
import { cannotStay } from '../../core/bases/leave.ts';
import { RULE } from '../../core/cause.ts';
import { keepPlayedText } from '../../core/copy-text.ts';
import type { Game } from '../../core/game.ts';
import { perform } from '../../core/gate.ts';
import { notePlayed } from '../../core/identity.ts';
import { openWindow } from '../../core/open-window.ts';
import { keepPermissions } from '../../core/permissions.ts';
import { arrivesWithPower, tellOfPower } from '../../core/power-gains.ts';
import { usesAbility, usesAction } from '../../core/specials.ts';
import { applyStateBasedActions } from '../../core/state-based-actions.ts';
import { reportLasting } from '../../core/strengthen.ts';
import { collect, keep, withPower } from '../../core/triggers.ts';
import { discardCard } from '../../core/zones/discard.ts';
import { shedAttachments } from '../../core/zones/leave-play.ts';
import { put, putHome, refillBases } from '../../core/zones/zones.ts';
import {
  type Args,
  type CardIx,
  isFaceDown,
  NOBODY,
  type PlayFrame,
  REFUSED,
  type Seat,
  type Spot,
  STOPPED,
  type StandardPlay,
  type Trigger,
  type Zone,
} from '../../model/index.ts';
import { opOf, opWith } from '../../model/shape.ts';
import { isActionZone } from '../../query/places.ts';
import { additionalCosts, canPay, isAllowedAt, placesWith } from '../../query/plays.ts';
import { isStopped, playedAs } from '../../query/restrictions.ts';
import { isOwnedBy } from '../../query/whose.ts';
import { defineFrame } from '../../registry/frame.ts';
import { clash } from '../titans/clash.ts';
import { giveAbilities, mayGoElsewhere } from './given.ts';
import { announcePlay } from './stop.ts';

export interface PlayStart {
  card: CardIx;
  seat: Seat;
  at: CardIx;
  from: Zone;
  ability: number;
  args: Args;
  /** Absent: an extra play (EXT-1). */
  regular?: boolean;
  goes?: Spot;
  gift?: Seat;
  under?: boolean;
  given?: PlayFrame['given'];
  strengthens?: PlayFrame['strengthens'];
  affects?: number;
  text?: number;
  textFrom?: CardIx;
}

/** Plays a card: RES-1 from here on. */
export function pushPlay(g: Game, start: PlayStart): void {
  const { card, seat, at, from, ability, args, regular = false, goes = 'discard', under = false } = start;
  const { strengthens = null, affects, gift = NOBODY, text, textFrom = NOBODY } = start;
  const frame: PlayFrame = {
    f: 'play',
    goes: gift === NOBODY ? goes : 'hand',
    goesTo: gift,
    promised: gift !== NOBODY,
    under,
    strengthens,
    began: g.s.clock,
    card,
    seat,
    at,
    from,
    ability,
    args,
    extra: !regular,
    step: 0,
    paid: 0,
    stamp: 0,
    announced: false,
    waiting: false,
    standard: null,
    triggers: [],
  };
  if (affects !== undefined) frame.affects = affects;
  if (start.given !== undefined) frame.given = start.given;
  if (text !== undefined) {
    frame.text = text;
    frame.textFrom = textFrom;
  }
  g.push(frame);
}

/** The step in which others react. */
export const REACTIONS = 2;

/** RES-1, step by step, until something else has to come first. Returns whether the card was played. */
function stepPlay(g: Game, frame: PlayFrame): void {
  do {
    advance(g, frame);
    tellOfPower(g);
  } while (g.top() === frame && g.s.asks.length === 0 && !g.s.big);
}

function advance(g: Game, frame: PlayFrame): void {
  const { card, seat } = frame;
  switch (frame.step++) {
    case 0:
      if (frame.paid === 0 && !canPay(g.q, seat, card, frame.at)) refuse(g, frame);
      else if (payAdditionalCost(g, frame)) frame.step = 0;
      return;
    case 1: // (1) put it where it goes
      enter(g, frame);
      return;
    case REACTIONS: // to a card being played
      if (!isInVain(g, frame) && announcePlay(g, frame)) {
        frame.step--;
        return;
      }
      if (frame.stamp !== STOPPED && frame.stamp !== REFUSED) return;
      // RES-3: a card that cannot affect its target still does what does not depend on the target.
      if (frame.stamp === STOPPED) frame.step = 5;
      // ATT-3: the card is discarded from where it was put, unless it has gone elsewhere instead (RES-7).
      if (isActionZone(g.s.cards[card]!.zone) && (frame.stamp === REFUSED || g.s.cards[card]!.at === frame.at))
        perform(g, [cannotStay(card)], RULE);
      return;
    case 3: {
      // (3) its on-play ability; (2) is derived
      const ix = abilityOf(g, frame);
      if (ix === NOBODY) return;
      const ref = { card, def: textOf(g, frame), ix };
      const you = playerOf(g, frame);
      g.push({ f: 'script', ref, seat: you, args: frame.args, journal: [], at: '' });
      if (frame.from === 'buried' || frame.from === 'stasis') usesAbility(g, ref, you);
      usesAction(g, ref, you);
      return;
    }
    case 4: // (4) its continuous abilities start
      if (frame.goesFirst && g.s.cards[card]!.zone === 'limbo') leaveLimbo(g, frame);
      if (g.s.cards[card]!.fresh) {
        g.edit(card).fresh = false;
        g.q.touchFresh(card);
        arrivesWithPower(g, card);
      }
      keepPermissions(g);
      reportLasting(g, frame);
      return;
    case 5: // (5) and (6)
      if (applyStateBasedActions(g)) {
        frame.step--;
        return;
      }
      if (frame.triggers.length > 0) openWindow(g, frame.triggers.splice(0));
      return;
    case 6:
      // Triggers of the loser's departure resolve, too.
      if (clash(g)) frame.step = 5;
      return;
    case 7: // (7)
      if (g.s.cards[card]!.zone === 'limbo') leaveLimbo(g, frame);
      return;
    case 8: // what reacts to that
      if (frame.triggers.length > 0) openWindow(g, frame.triggers.splice(0));
      return;
    default:
      tellPlayer(g, frame);
      g.ret(true);
  }
}

/** The text it is played with: its own or a copied one. */
const textOf = ({ s }: Game, { card, text }: PlayFrame): number => text ?? s.cards[card]!.def;

/** IO-1: the ability that played it continues with this card, not with a new card it may have become. */
function tellPlayer(g: Game, { card, stamp }: PlayFrame): void {
  const below = g.s.stack[g.s.stack.length - 2];
  if (stamp > 0 && below?.f === 'script') notePlayed(below, card, stamp);
}

/** ABL-8: "you" on a minion that was taken over as it was played is its new controller (TERM-5). */
function playerOf(g: Game, { card, seat }: PlayFrame): Seat {
  const now = g.q.isMinion(card) ? g.q.controller(card) : NOBODY;
  return now === NOBODY ? seat : now;
}

/** Costs that other cards demand before the card is played there. True if somebody has to pay first. */
function payAdditionalCost(g: Game, frame: PlayFrame): boolean {
  const { card, seat, at } = frame;
  if (g.q.active().additionalCost.length === 0 || seat === NOBODY) return false;
  const due = additionalCosts(g.q, seat, card, at)[frame.paid++];
  if (!due) return false;
  const ref = { card: due.me.self, def: due.def, ix: due.ix };
  g.push({ f: 'script', ref, seat: due.me.seat, args: { card, seat, at }, journal: [], at: '' });
  return true;
}

/** PLAY-2: a standard action has fully resolved. Cards attached to it in stasis stayed until now. */
function leaveLimbo(g: Game, frame: PlayFrame): void {
  const { card, seat, goes, goesTo } = frame;
  shedAttachments(g, card, RULE);
  if (goesUnder(g, frame)) perform(g, [opWith('place', { card, spot: 'bottom' })], RULE);
  else if (goes === 'discard') {
    if (mayGoElsewhere(g)) perform(g, [opOf('resolved', { card })], RULE);
    else putHome(g, card, 'discard');
  } else {
    // TERM-2: its player is credited with giving it to another player.
    const place = { ...opWith('place', { card, spot: goes, seat: goesTo }), by: seat };
    perform(g, goes === 'deck' ? [place, opOf('shuffle', { seat: g.q.owner(card) })] : [place], RULE);
  }
}

const goesUnder = ({ q }: Game, { card, under, goes, goesTo }: PlayFrame): boolean =>
  under && (goes === 'discard' || (goes === 'hand' && (goesTo === NOBODY || isOwnedBy(q, card, goesTo))));

function enter(g: Game, frame: PlayFrame): void {
  const { card, seat, from } = frame;
  let { at } = frame;
  const def = g.q.defs[textOf(g, frame)]!;
  const type = playedAs(g.q, card, at);
  // What an ability may query about its own play.
  frame.args = { ...frame.args, from, at, extra: frame.extra };
  if (from === 'buried') frame.args.buriedAt = g.q.base(card);
  // SWAP-1: swapped in, it is already there.
  const placed = from === 'base' && g.s.cards[card]!.zone === 'base' && g.s.cards[card]!.at === at;
  // A player who is asked may have left the game with all their cards (WIN-3).
  if (
    from === 'box' ||
    g.s.cards[card]!.zone !== from ||
    (frame.ability === NOBODY && !placed && !isAllowed(g, frame))
  ) {
    refuse(g, frame);
    return;
  }
  if (g.q.catalogue.of[textOf(g, frame)]!.opens) at = bringBase(g, frame);
  // A monster that a player's card brings counts as a minion this player played (MON-7), but nobody controls it (MON-2).
  const isMonster = def.deck === 'monsters';
  if (seat !== NOBODY) {
    g.s.seats[seat]!.cards++;
    if (frame.extra && type !== 'titan' && !isMonster) g.s.seats[seat]!.extras++;
    if (type === 'minion') {
      g.s.seats[seat]!.played++;
      if (!g.s.seats[seat]!.playedOn.includes(at)) g.s.seats[seat]!.playedOn.push(at);
    }
  }
  if (g.s.phase === 'play' && type === 'minion' && seat === g.s.current) g.s.minionsPlayed++;
  const onBase = type === 'minion' || type === 'titan';
  const stays = onBase || def.subtype === 'base' || def.subtype === 'minion';
  const cause = { card, seat, type };
  const via = frame.args.via;
  const op = opOf('play', { card, seat, to: at, n: typeof via === 'number' ? via : NOBODY });
  op.from = from;
  let found: Trigger[] = [];
  collect(g, op, cause, found);
  // BURY-4: attached cards stay behind.
  if (isFaceDown(from)) shedAttachments(g, card, RULE);
  if (!stays) {
    put(g, card, 'limbo', seat);
    if (isStandard(g, frame)) frame.standard = standardPlay(g);
  } else {
    put(g, card, onBase ? 'base' : def.subtype === 'base' ? 'baseAction' : 'on', isMonster ? NOBODY : seat, at);
    frame.stamp = g.s.cards[card]!.stamp;
    if (type === 'minion') {
      // As continuous effects have made it (RES-1).
      const power = g.q.power(card);
      found = withPower(g, found, power);
      g.s.minionPlays.push({ seat, card, at, stamp: frame.stamp, from, power, turn: g.s.turn });
    }
    if (type === 'titan') g.titanCame(card);
    keepPlayedText(g, card);
  }
  if (frame.given !== undefined) giveAbilities(g, frame, frame.given);
  if (type === 'action' && seat !== NOBODY) g.s.actionPlays.push({ seat, card, at, stamp: g.s.cards[card]!.stamp });
  keep(g, found);
  if (!g.muted()) {
    const place = at === NOBODY ? undefined : g.named(at);
    g.emit('play', {
      seat: seat === NOBODY ? undefined : seat,
      card: g.named(card),
      from,
      base: at !== NOBODY && g.q.isBase(at) ? place : undefined,
      host: at !== NOBODY && !g.q.isBase(at) ? place : undefined,
      now: at !== NOBODY && g.q.isBase(at) && type === 'minion' ? g.q.total(at) : undefined,
    });
  }
  if (stays && (type === 'action' || startsLater(g, frame))) {
    g.edit(card).fresh = true;
    g.q.touchFresh(card);
  }
  if (stays && type === 'action') {
    const done = perform(g, [opOf('attach', { card: at, seat, to: card })], cause);
    if (done === null) frame.waiting = true;
    else if (!done[0]) frame.stamp = REFUSED;
  }
}

const isAllowed = ({ q }: Game, { card, seat, at, extra, text }: PlayFrame): boolean =>
  text === undefined ? isAllowedAt(q, seat, card, at, extra) : placesWith(q, seat, card, text).includes(at);

/** The action brings a base, on which it is put; on the Big Base board it goes where it was played (BIG-3). */
function bringBase(g: Game, frame: PlayFrame): CardIx {
  refillBases(g);
  const base = g.s.baseDeck.at(-1)!;
  perform(g, [opOf('playBase', { card: base })], { card: frame.card, seat: frame.seat, type: 'action' });
  if (!g.s.big) {
    monstersFollow(g, base);
    frame.at = base;
  }
  frame.args = { ...frame.args, at: frame.at };
  return frame.at;
}

/**
 * RES-1: its continuous abilities start only in step 4, after its on-play ability and the reactions to its being played.
 * An action waits for the consent of its target as well.
 */
const startsLater = (g: Game, frame: PlayFrame): boolean =>
  g.q.catalogue.reactsToPlaying || isPermission(g, frame) || abilityOf(g, frame) !== NOBODY;

/** EXT-5: a permission takes effect in step 4, before anybody can take the card away. */
const isPermission = (g: Game, frame: PlayFrame): boolean => g.q.catalogue.of[textOf(g, frame)]!.permits;

/** TERM-13: an action that never stays in play (PLAY-2). */
const isStandard = (g: Game, frame: PlayFrame): boolean => !g.q.catalogue.of[textOf(g, frame)]!.putsItself;
function standardPlay({ s }: Game): StandardPlay {
  const countered: CardIx[] = [];
  for (const ix of s.inPlay) if (s.cards[ix]!.counters > 0) countered.push(ix);
  return { deeds: [], sharers: [], countered };
}

/** A card that cannot be played is discarded, unless it is in a discard pile, set aside, or was swapped in (SWAP-1). */
const STAYS: ReadonlySet<Zone> = new Set<Zone>([
  'discard',
  'monsterDiscard',
  'treasureDiscard',
  'aside',
  'box',
  'base',
]);

/** PLAY-4: a card that must be played and cannot be is discarded. */
function refuse(g: Game, { card, from }: PlayFrame): void {
  const { zone } = g.s.cards[card]!;
  // Return first, so that reactions to the discard wait with whatever demanded the play.
  g.ret(false);
  if (zone !== from || STAYS.has(zone)) return;
  shedAttachments(g, card, RULE);
  discardCard(g, card, RULE, 'PLAY-4');
}

function abilityOf(g: Game, frame: PlayFrame): number {
  if (frame.stamp === REFUSED) return onPlayWithoutTarget(g, frame);
  if (frame.ability !== NOBODY) return frame.ability;
  // An ability that was cancelled, or a card that was stopped, does nothing.
  if (frame.stamp !== 0 && g.s.cards[frame.card]!.stamp !== frame.stamp) return NOBODY;
  const def = textOf(g, frame);
  const kind = g.q.defs[def]!.fusion && frame.at === NOBODY ? 'onAction' : 'onPlay';
  if (frame.from === 'buried' || frame.from === 'stasis') return onPlayOf(g, frame, def, kind);
  const { onAction, onPlay } = g.q.catalogue.of[def]!;
  const first = kind === 'onAction' ? onAction : onPlay;
  if (first === NOBODY || !g.q.hasLost(frame.card, g.q.defs[def]!.abilities[first]!, 0)) return first;
  return onPlayOf(g, frame, def, kind);
}
/** Is nothing left of the play that others could stop? */
const isInVain = (g: Game, frame: PlayFrame): boolean => frame.stamp === REFUSED && abilityOf(g, frame) === NOBODY;
/** ATT-3, RES-3: the on-play ability that works without a target. */
function onPlayWithoutTarget(g: Game, frame: PlayFrame): number {
  const def = textOf(g, frame);
  const ix = frame.ability === NOBODY ? g.q.catalogue.of[def]!.onPlay : NOBODY;
  const ability = g.q.defs[def]!.abilities[ix];
  return ability?.kind === 'onPlay' && !ability.needsTarget ? ix : NOBODY;
}
function onPlayOf(g: Game, frame: PlayFrame, def: number, kind: 'onAction' | 'onPlay'): number {
  let found = NOBODY;
  g.q.eachAbility(frame.card, (ability, of, n) => {
    if (of !== def) return;
    const isOwnWay =
      (ability.kind === 'onUncover' && frame.from === 'buried') ||
      (ability.kind === 'onLeaveStasis' && frame.from === 'stasis');
    // These are Specials.
    if (isOwnWay && !isStopped(g.q, ability, playerOf(g, frame))) found = n;
    if (ability.kind === kind && found === NOBODY) found = n;
  });
  return found;
}

defineFrame('play', { step: stepPlay });
