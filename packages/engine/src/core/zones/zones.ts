import {
  type CardIx,
  isFaceDown,
  type Modifier,
  NOBODY,
  type Op,
  type Seat,
  type Spot,
  type State,
  type Trigger,
  type Zone,
} from '../../model/index.ts';
import { isUseWithoutStamp } from '../../query/limit.ts';
import { isSomebody, ownerOr } from '../../query/whose.ts';
import { shuffleCards } from '../chance/shuffle.ts';
import type { Game } from '../game.ts';
import { rescueOf } from '../rescue.ts';
import { freshId } from './ids.ts';

/** Zones in which some players do not see faces. */
export const isHidden = (zone: Zone): boolean =>
  zone === 'hand' ||
  zone === 'deck' ||
  zone === 'buried' ||
  zone === 'under' ||
  zone === 'duel' ||
  zone === 'baseDeck' ||
  zone === 'monsterDeck' ||
  zone === 'treasureDeck';

function listOf(s: State, zone: Zone, holder: Seat): CardIx[] | null {
  switch (zone) {
    case 'deck':
      return s.seats[holder]!.deck;
    case 'hand':
      return s.seats[holder]!.hand;
    case 'discard':
      return s.seats[holder]!.discard;
    // Cases are compared in turn: the usual ones come first.
    case 'base':
    case 'baseAction':
    case 'on':
    case 'under':
    case 'buried':
    case 'stasis':
      return s.inPlay;
    case 'limbo':
      return s.limbo;
    case 'aside':
      return s.seats[holder]!.aside;
    case 'table':
      return s.table;
    case 'baseDeck':
      return s.baseDeck;
    case 'baseDiscard':
      return s.baseDiscard;
    case 'madness':
    case 'monsterDeck':
    case 'monsterDiscard':
    case 'treasureDeck':
    case 'treasureDiscard':
      return s.piles[zone];
    default:
      return null;
  }
}

const isInPlay = (zone: Zone): boolean =>
  zone === 'base' ||
  zone === 'baseAction' ||
  zone === 'on' ||
  zone === 'under' ||
  zone === 'buried' ||
  zone === 'stasis';

/** At the base itself, not on a card there. */
export const isAtBase = (zone: Zone): boolean => zone === 'base' || zone === 'baseAction' || zone === 'buried';

/** At a base or on a card there, face up: not buried, stored or in stasis. */
const isActive = (zone: Zone): boolean => zone === 'base' || zone === 'baseAction' || zone === 'on';

/**
 * Puts a card into a zone: the only place where cards change zone. `holder` is whose hand, deck or discard pile it is,
 * or who controls it in play. A card that leaves play forgets everything (IO-1); attached cards are not handled here. A
 * card entering or leaving a hidden zone gets a new public id (INFO-2).
 */
export function put(g: Game, ix: CardIx, zone: Zone, holder: Seat, at: CardIx = NOBODY, bottom = false): void {
  const s = g.s;
  const card = g.edit(ix);
  const from = listOf(s, card.zone, card.controller);
  if (from) {
    take(from, ix);
  }
  if (card.zone === 'discard' && g.q.catalogue.reactsToDiscards) forgetDiscard(s, ix);
  const wasInPlay = isInPlay(card.zone);
  const willBeInPlay = isInPlay(zone);
  const movesAlone = (wasInPlay || willBeInPlay) && !bottom && g.q.leavePlace(ix);
  const wakes = (willBeInPlay || wasInPlay) && isActive(zone) !== isActive(card.zone);
  const forgets = wasInPlay && (!willBeInPlay || isFaceDown(zone) || isFaceDown(card.zone));
  const wasBase = card.zone === 'table';
  const wasAside = card.zone === 'aside';
  const wasInStasis = card.zone === 'stasis';
  const wasInBaseDeck = card.zone === 'baseDeck';
  if (isHidden(card.zone) || isHidden(zone)) card.id = freshId(s);
  // IO-1; BURY-3, BURY-4: a buried or stored card is a new card, and so is one that comes out again.
  if (forgets) {
    card.counters = 0;
    card.stasis = 0;
    card.moved = 0;
    card.left = NOBODY;
    card.named = '';
    card.fresh = false;
    card.stamp = 0;
    if (s.modifiers.length > 0) s.modifiers = withoutChangesOf(s, ix);
  }
  // IO-1: a ban on one card does not apply to the new card that it becomes.
  const wasThere = (wasInPlay || card.zone === 'limbo') && !forgets;
  if (!wasThere && (willBeInPlay || zone === 'limbo') && s.modifiers.length > 0)
    s.modifiers = withoutShieldsAgainst(s, ix);
  if (card.zone === 'limbo' && !willBeInPlay && s.modifiers.length > 0) forgetGiven(g, ix);
  if (wasBase) forgetBase(g, ix);
  if ((wasBase || !wasInPlay) && g.q.uses.mayHave('turn', ix)) forgetUses(g, ix);
  if (willBeInPlay && (!wasInPlay || wakes || forgets)) card.stamp = ++s.clock;
  if (willBeInPlay !== wasInPlay || wakes) card.since = s.turn;
  card.zone = zone;
  card.controller = holder;
  card.at = at;
  // MAD-2: the controller of a Madness card owns it; in the Madness deck it has no owner.
  if (g.q.def(ix).deck === 'madness') card.owner = holder;
  const to = listOf(s, zone, holder);
  if (to) {
    if (bottom) to.unshift(ix);
    else to.push(ix);
  }
  // Cards on a card in stasis wait with it (ATT-2).
  if (wasInStasis || zone === 'stasis') g.q.touchTable();
  // Abilities of a set-aside titan are indexed with those in play.
  else if (wasInPlay || willBeInPlay || zone === 'table' || wasBase || wasAside) g.q.touchCard(ix);
  else g.q.touch();
  if (wasInBaseDeck || zone === 'baseDeck') g.q.touchBaseDeck();
  if (movesAlone) g.q.enterPlace(ix);
}

/** RES-4: a card that has left the discard pile no longer reacts to having been discarded, even if it comes back. */
function forgetDiscard({ stack }: State, ix: CardIx): void {
  const stays = (t: Trigger): boolean => t.card !== ix || t.args.verb !== 'discardFromHand';
  for (const frame of stack) {
    if ('triggers' in frame) frame.triggers = frame.triggers.filter(stays);
    if (frame.f === 'window') frame.list = frame.list.filter(stays);
  }
}
const withoutChangesOf = ({ modifiers }: State, ix: CardIx): Modifier[] => modifiers.filter(({ card }) => card !== ix);
const withoutShieldsAgainst = ({ modifiers }: State, ix: CardIx): Modifier[] =>
  modifiers.filter(({ kind, from }) => kind !== 'shield' || from !== ix);
/** IO-1: what was given to an action as it was played is not the new card's. */
function forgetGiven({ s, q }: Game, ix: CardIx): void {
  const left = s.modifiers.filter(({ kind, card }) => kind !== 'give' || card !== ix);
  if (left.length === s.modifiers.length) return;
  s.modifiers = left;
  q.touchTable();
}
/** IO-1: a base that comes back is a new one, though it has no stamp. */
function forgetBase(g: Game, ix: CardIx): void {
  const { s } = g;
  g.edit(ix).counters = 0;
  s.destroyed = s.destroyed.filter(({ base }) => base !== ix);
  if (s.minionPlays.some(({ at }) => at === ix))
    s.minionPlays = s.minionPlays.map((play) => (play.at === ix ? { ...play, at: NOBODY } : play));
  if (s.actionPlays.some(({ at }) => at === ix))
    s.actionPlays = s.actionPlays.map((play) => (play.at === ix ? { ...play, at: NOBODY } : play));
  for (const seat of s.seats)
    if (seat.playedOn.includes(ix)) seat.playedOn = seat.playedOn.filter((base) => base !== ix);
}
/**
 * IO-1: only a card in play has a stamp, and a base has none; any other is a new card wherever it goes, and what has
 * been recorded of it this turn must not identify it.
 */
function forgetUses({ s }: Game, ix: CardIx): void {
  for (const key of Object.keys(s.used)) if (isUseWithoutStamp(key, ix)) delete s.used[key];
}

/** Removes it from the list, wherever it is: usually at the end. */
function take(list: CardIx[], ix: CardIx): void {
  let at = list.length - 1;
  while (at >= 0 && list[at] !== ix) at--;
  if (at < 0) return;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
}

/** The cards on and under a card, in order of attachment (ATT-1). */
export function attachments(s: State, host: CardIx): CardIx[] {
  const list: CardIx[] = [];
  addAttachments(s, host, list);
  return list;
}
/** Adds them to that list. */
export function addAttachments({ cards, inPlay }: State, host: CardIx, list: CardIx[]): void {
  for (const ix of inPlay) {
    const card = cards[ix]!;
    if (card.at === host && (card.zone === 'on' || card.zone === 'under')) list.push(ix);
  }
}

/** Where an ability sends this card in play when it would go to its owner's `asked` spot, if one does. */
export function sentFromPlay({ s }: Game, ix: CardIx, asked: Spot): Spot | undefined {
  if (s.modifiers.length === 0 || !isInPlay(s.cards[ix]!.zone)) return undefined;
  for (const { kind, card, insteadOf = asked, spot } of s.modifiers)
    if (kind === 'leavesTo' && card === ix && insteadOf === asked) return spot;
  return undefined;
}

interface Home {
  zone: Zone;
  holder: Seat;
  bottom: boolean;
}
const home = (zone: Zone, holder: Seat, bottom = false): Home => ({ zone, holder, bottom });

/**
 * Where a card goes when sent to a hand, deck or discard pile, and to whose. Titans are set aside (TIT-1); bases,
 * monsters and treasures have their own discard piles (MON-1); Madness belongs to its holder (MAD-2); everything else
 * goes to its owner unless the text names another player (DECK-3).
 */
function homeOf(g: Game, ix: CardIx, asked: Spot, whose: Seat, named: boolean): Home {
  const bound = asked === 'box' ? undefined : sentFromPlay(g, ix, asked);
  const spot = bound ?? asked;
  const seat = bound === undefined ? whose : NOBODY;
  const card = g.s.cards[ix]!;
  const { type, deck } = g.q.def(ix);
  const inPlay = isInPlay(card.zone);
  if (type === 'titan') return home('aside', card.owner);
  if (type === 'base') return home('baseDiscard', NOBODY);
  if (spot === 'pileTop' || spot === 'pileBottom') return home(DECK_OF[deck] ?? 'box', NOBODY, spot === 'pileBottom');
  if (deck === 'monsters' || deck === 'treasures') {
    // A text that names the card's kind or pile may give it to a player (CONF-1).
    const out = (inPlay && !named) || (card.zone === PILE_OF[deck] && seat === NOBODY);
    if (out || spot === 'discard' || spot === 'pileDiscard') return home(PILE_OF[deck], NOBODY);
  }
  // BURY-2: the player who buried it counts as its owner until it is discarded. DECK-3: a card that goes unseen from
  // hand to deck stays with the player who holds it.
  const stays =
    card.zone === 'buried' ? spot !== 'discard' : card.zone === 'hand' && spot !== 'discard' && spot !== 'hand';
  const owner = stays ? card.controller : g.q.owner(ix);
  const holder = isSomebody(seat) ? seat : isSomebody(owner) ? owner : card.controller;
  if (spot === 'hand' && g.q.isHandClosed(holder)) return homeOf(g, ix, 'discard', NOBODY, named);
  if (spot === 'box') return home('box', card.owner);
  if (spot === 'hand' || spot === 'discard') return home(spot, holder);
  return home('deck', holder, spot === 'bottom');
}
/** Puts a card where it belongs when a text sends it to a hand, deck or pile. */
export function putHome(g: Game, ix: CardIx, spot: Spot, seat: Seat = NOBODY, named = false): void {
  const { zone, holder, bottom } = homeOf(g, ix, spot, seat, named);
  const rescue = isInPlay(g.s.cards[ix]!.zone) && DISCARDS.has(zone) ? rescueOf(g, ix) : undefined;
  // DECK-3: no matter who rescues it, it goes to its owner's hand.
  if (rescue) put(g, ix, 'hand', ownerOr(g.q, ix, rescue.seat));
  else put(g, ix, zone, holder, NOBODY, bottom);
}
/** Does the card go to a discard pile when the op sends it there? */
export const isDiscarded = (g: Game, { card, seat, text }: Op, spot: Spot): boolean =>
  DISCARDS.has(homeOf(g, card, spot, seat, text === NAMED).zone);
/** Would the op send the card to a hand that is closed to it, so that the card is discarded? */
export const isTurnedAway = (g: Game, { card, seat, text }: Op): boolean =>
  homeOf(g, card, 'hand', seat, text === NAMED).zone === 'discard';
/** Marks a "place" op whose text names the card's kind, monsters or treasures. */
export const NAMED = 'named';
/** Marks an op whose text takes the card from wherever it is, even stored or in stasis (CONF-1 over STA-1, STO-1). */
export const WHEREVER = 'wherever';
const DISCARDS: ReadonlySet<Zone> = new Set<Zone>(['discard', 'monsterDiscard', 'treasureDiscard']);

const DECK_OF: Record<string, Zone> = { madness: 'madness', monsters: 'monsterDeck', treasures: 'treasureDeck' };
const PILE_OF = { monsters: 'monsterDiscard', treasures: 'treasureDiscard' } as const;

/**
 * DECK-1: refills an empty deck from the discard pile; if n cards are needed and fewer are left, the new deck goes
 * under them. False if there is no card at all.
 */
export function refill(g: Game, seat: Seat, n = 1): boolean {
  const state = g.s.seats[seat]!;
  if (state.deck.length >= n) return true;
  if (state.discard.length === 0) return state.deck.length > 0;
  const left = state.deck.splice(0);
  for (const ix of state.discard.slice()) put(g, ix, 'deck', seat);
  shuffleCards(g, state.deck);
  state.deck.push(...left);
  g.emit('shuffle', { seat, from: 'discard', to: 'deck' });
  return true;
}

/** DECK-2: a player's deck, or a shared one. */
export function shuffleDeck(g: Game, seat: Seat, shared?: 'monsterDeck' | 'treasureDeck'): void {
  const to = shared ?? 'deck';
  shuffleCards(g, to === 'deck' ? g.s.seats[seat]!.deck : g.s.piles[to]);
  g.emit('shuffle', { ...(to === 'deck' && { seat }), to });
}

/**
 * SCORE-10: refills an empty monster or treasure deck from its discard pile; if n cards are needed and fewer are left,
 * the new deck goes under them.
 */
export function refillPile(g: Game, deck: 'monsterDeck' | 'treasureDeck', n = 1): boolean {
  const { piles } = g.s;
  if (piles[deck].length >= n) return true;
  if (piles[PILE_UNDER[deck]].length === 0) return piles[deck].length > 0;
  const left = piles[deck].splice(0);
  shufflePile(g, deck);
  piles[deck].push(...left);
  return true;
}
/** Shuffles that deck's discard pile into it. */
export function shufflePile(g: Game, deck: 'monsterDeck' | 'treasureDeck'): void {
  const { piles } = g.s;
  const from = PILE_UNDER[deck];
  for (const ix of piles[from].slice()) put(g, ix, deck, NOBODY);
  shuffleCards(g, piles[deck]);
  g.emit('shuffle', { from, to: deck });
}
const PILE_UNDER = { monsterDeck: 'monsterDiscard', treasureDeck: 'treasureDiscard' } as const;

/** SCORE-10: refills an empty base deck from the base discard pile. */
export function refillBases(g: Game, n = 1): boolean {
  const s = g.s;
  if (s.baseDeck.length >= n) return true;
  if (s.baseDiscard.length === 0) return s.baseDeck.length > 0;
  const left = s.baseDeck.splice(0);
  for (const ix of s.baseDiscard.slice()) put(g, ix, 'baseDeck', NOBODY);
  shuffleCards(g, s.baseDeck);
  s.baseDeck.push(...left);
  g.q.touchBaseDeck();
  g.emit('shuffle', { from: 'baseDiscard', to: 'baseDeck' });
  return true;
}
