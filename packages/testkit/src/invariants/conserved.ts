import { type Card, type CardIx, NOBODY, type State } from '@smash/engine';
import { queryOf } from '../scenario/refs.ts';

/** Every card exists exactly once: in the one list given by its zone, and nowhere else. Null if that holds. */
export function conserved(s: State): string | null {
  const seen = new Array<string>(s.cards.length).fill('');
  const put = (list: readonly CardIx[], name: string, fits: (card: Card) => boolean): string | null => {
    for (const ix of list) {
      const card = s.cards[ix];
      if (!card) return `${name} holds a card that does not exist (${ix})`;
      if (seen[ix] !== '') return `${called(s, ix)} is in ${seen[ix]} and in ${name}`;
      seen[ix] = name;
      if (!fits(card)) return `${called(s, ix)} is in ${name}, but its zone is ${card.zone} of ${card.controller}`;
    }
    return null;
  };
  let wrong: string | null = null;
  s.seats.forEach((seat, i) => {
    for (const zone of ['deck', 'hand', 'discard', 'aside'] as const)
      wrong ??= put(seat[zone], `${zone} of ${i}`, (card) => card.zone === zone && card.controller === i);
  });
  wrong ??= put(s.table, 'the table', (card) => card.zone === 'table');
  if (s.big) {
    const { card, slots } = s.big;
    wrong ??= put(card < 0 ? [] : [card], 'the middle of the board', ({ zone }) => zone === 'bigBase');
    wrong ??= put(slots, 'the slots', ({ zone }) => zone === 'slot');
    wrong ??= slotsFit(s);
  }
  wrong ??= put(s.baseDeck, 'the base deck', (card) => card.zone === 'baseDeck');
  wrong ??= put(s.baseDiscard, 'the base discard pile', (card) => card.zone === 'baseDiscard');
  for (const [pile, cards] of Object.entries(s.piles)) wrong ??= put(cards, pile, (card) => card.zone === pile);
  wrong ??= put(s.limbo, 'limbo', (card) => card.zone === 'limbo');
  wrong ??= put(s.inPlay, 'play', (card) => IN_PLAY.has(card.zone));
  if (wrong !== null) return wrong;
  const placed = new Set(s.stack.flatMap((f) => (f.f === 'duel' ? f.sides.map((side) => side.card) : [])));
  for (let ix = 0; ix < s.cards.length; ix++) {
    const { zone, at } = s.cards[ix]!;
    if (zone === 'duel' && !placed.has(ix)) return `${called(s, ix)} is placed for no duel`;
    if (seen[ix] === '' && zone !== 'box' && zone !== 'duel')
      return `${called(s, ix)} is in no list; its zone is ${zone}`;
    if (AT_A_BASE.has(zone) && s.cards[at]?.zone !== 'table') return `${called(s, ix)} is at no base in play`;
    if ((zone === 'on' || zone === 'under') && (at === NOBODY || !HOSTS.has(s.cards[at]!.zone)))
      return `${called(s, ix)} is on a card that is not in play`;
  }
  const ids = new Set(s.cards.map((card) => card.id));
  return ids.size === s.cards.length ? null : 'two cards have one public id';
}

const IN_PLAY = new Set<string>(['base', 'baseAction', 'on', 'under', 'buried', 'stasis']);
/** An action played from stasis keeps its attachments until it has resolved. */
const HOSTS = new Set<string>([...IN_PLAY, 'limbo']);

/**
 * BIG-1: a player uses one slot per side, only at sides where that player has cards, and all of them are in that slot.
 */
function slotsFit(s: State): string | null {
  if (s.asks.some((ask) => ask.kind === 'slot') || s.over) return null;
  const q = queryOf(s);
  const used = new Set<string>();
  for (const slot of s.big!.slots) {
    const { at, controller } = s.cards[slot]!;
    if (controller === NOBODY) continue;
    if (used.has(`${at}.${controller}`)) return `${controller} uses two slots at ${q.name(at)}`;
    used.add(`${at}.${controller}`);
  }
  const here = new Set(
    s.inPlay
      .filter((ix) => AT_A_BASE.has(s.cards[ix]!.zone) && q.controller(ix) !== NOBODY)
      .map((ix) => `${s.cards[ix]!.at}.${q.controller(ix)}`),
  );
  const homeless = [...here].find((one) => !used.has(one)) ?? [...used].find((one) => !here.has(one));
  return homeless === undefined ? null : `slots and cards do not fit: ${homeless}`;
}

const AT_A_BASE = new Set<string>(['base', 'baseAction', 'buried']);
const called = (s: State, ix: CardIx): string => `${s.names[s.cards[ix]!.def]} (${ix})`;
