/** The first time something unusual appears at a real table, one line explains it. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '../../i18n/say.ts';
import type { View } from '../../view/types.ts';

export interface Note {
  id: string;
  name: MessageDescriptor;
  text: MessageDescriptor;
  /** Where the full explanation is. */
  rule: string;
  isThere(view: View, isFusion: (name: string) => boolean): boolean;
}

/** The size of the deck while nobody has a card of it (MAD-1). */
const MADNESS = 30;

const anyLane = (view: View, is: (lane: View['bases'][number]['lanes'][number]) => boolean): boolean =>
  view.bases.some((base) => base.lanes.some(is));

export const NOTES: readonly Note[] = [
  {
    id: 'titan',
    name: msg('Titans'),
    text: msg(
      'A titan waits beside its deck and comes into play by what its own text says. It is no minion, and its power counts.',
    ),
    rule: 'TIT-1',
    isThere: (view) => anyLane(view, (lane) => lane.titans.length > 0),
  },
  {
    id: 'counter',
    name: msg('Power counters'),
    text: msg('Each +1 counter adds one power as long as it is on the card.'),
    rule: 'CTR-1',
    isThere: (view) => anyLane(view, (lane) => lane.minions.some((card) => (card.counters ?? 0) > 0)),
  },
  {
    id: 'buried',
    name: msg('Buried cards'),
    text: msg(
      'A buried card lies face down at a base. Only its player knows it, and may uncover one at the start of their turn.',
    ),
    rule: 'BURY-1',
    isThere: (view) => view.bases.some((base) => base.buried.length > 0),
  },
  {
    id: 'monster',
    name: msg('Monsters'),
    text: msg('Monsters make a base harder to break. When it scores, their treasures go to those with power there.'),
    rule: 'MON-1',
    isThere: (view) => view.bases.some((base) => base.monsters.length > 0),
  },
  {
    id: 'madness',
    name: msg('Madness'),
    text: msg('A Madness card draws two cards, but whoever has many of them at the end of the game loses points.'),
    rule: 'MAD-1',
    isThere: (view) => (view.piles.madness ?? MADNESS) < MADNESS,
  },
  {
    id: 'duel',
    name: msg('Duels'),
    text: msg('Each side may put one card face down into a duel; then they are shown, and the stronger minion wins.'),
    rule: 'DUEL-1',
    isThere: (view) => view.duel !== null,
  },
  {
    id: 'fusion',
    name: msg('Fusions'),
    text: msg('A fusion is a minion or an action: you say which when you play it.'),
    rule: 'FUS-1',
    isThere: (view, isFusion) => view.hand.some((card) => isFusion(card.name)),
  },
  {
    id: 'stasis',
    name: msg('Stasis'),
    text: msg(
      'A card in stasis loses a counter at the start of each of its player’s turns. When none is left it is played.',
    ),
    rule: 'STA-1',
    isThere: (view) => view.seats.some((seat) => seat.stasis.length > 0),
  },
  {
    id: 'stored',
    name: msg('Stored cards'),
    text: msg('A card stored under another lies face down there and goes where that one goes.'),
    rule: 'STO-1',
    isThere: (view) =>
      anyLane(view, (lane) => lane.minions.some((card) => (card.under ?? 0) > 0)) ||
      view.seats.some((seat) => seat.stasis.some((card) => (card.under ?? 0) > 0)),
  },
];

/** The note to show now, if any: at most one per turn, and each only once. `shownIn` is the turn of the last note. */
export function noteFor(
  view: View,
  isFusion: (name: string) => boolean,
  known: ReadonlySet<string>,
  shownIn: number | null,
): Note | null {
  if (view.over || view.phase === 'draft' || shownIn === view.turn) return null;
  return NOTES.find((note) => !known.has(note.id) && note.isThere(view, isFusion)) ?? null;
}
