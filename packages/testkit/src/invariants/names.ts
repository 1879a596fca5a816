import { type Ask, NOBODY, type State, type View, type Viewer, view } from '@smash/engine';
import { testLibrary } from '../library.ts';
import { queryOf } from '../scenario/refs.ts';
import { HIDDEN, holderOf } from './holder.ts';
import { listedNames } from './listing.ts';

/** The cards whose faces a question reveals. Another player's face-down card may be chosen without being seen. */
export const namedBy = (state: State, ask: Ask): number[] => [
  ask.source,
  ...ask.shown,
  ...ask.options
    .map((o) => o.card)
    .filter((ix) => {
      const card = state.cards[ix];
      return !card || (card.zone !== 'buried' && card.zone !== 'under') || holderOf(state, ix) === ask.seat;
    }),
];

/** Names visible to the viewer: public cards, its own hand, and its own question. */
function openNames(state: State, viewer: Viewer): Set<string> {
  // A card may share its faction's name, which everybody knows.
  const names = new Set<string>(testLibrary.factions.map((faction) => faction.name));
  const add = (ix: number): void => {
    if (ix === NOBODY) return;
    const key = state.names[state.cards[ix]!.def]!;
    names.add(key);
    // A base may share its name with a card: its key has a suffix.
    names.add(testLibrary.defs[key]?.name ?? key);
  };
  state.cards.forEach((card, ix) => {
    if (!HIDDEN.has(card.zone) || (card.zone !== 'deck' && holderOf(state, ix) === viewer)) add(ix);
  });
  // The top card of the base deck may be face up (BIG-2).
  add(queryOf(state).openBase());
  for (const ask of state.asks) {
    if (ask.seat !== viewer) continue;
    for (const ix of namedBy(state, ask)) add(ix);
    // Text that a card had copied in public before it left.
    for (const { verb, def } of ask.options) if (verb === 'use' && def !== NOBODY) names.add(state.names[def]!);
    for (const name of printedOn(state, ask)) names.add(name);
  }
  for (const name of listedNames(state, viewer)) names.add(name);
  // The source of an extra play or a bonus was seen when it was granted.
  for (const { sourceDef } of [...state.extraPlays, ...state.modifiers])
    if (sourceDef !== NOBODY) names.add(state.names[sourceDef]!);
  // So was what has been copied, …
  for (const { text } of state.modifiers) if (text !== undefined) names.add(state.names[text]!);
  // … and the card whose name the rest of a group of extra plays must have.
  for (const { limit } of state.extraPlays)
    if (limit.name !== undefined) names.add(state.names[[limit.name].flat()[0]!]!);
  return names;
}

/** The names in the text of the card that asks: its questions may be worded with them. */
function printedOn({ names, cards }: State, { source }: Ask): string[] {
  const text = source === NOBODY ? '' : testLibrary.defs[names[cards[source]!.def]!]!.text;
  return names.filter((name) => mentions(text, name));
}

/** No text in the view (title or hint) names a card that this viewer can see nowhere. */
export function viewSpeaksOfHidden(state: State, viewer: Viewer, seen: View = view(state, viewer)): string | null {
  const open = openNames(state, viewer);
  const text = withoutPrinted(state, JSON.stringify(seen));
  for (const name of state.names) {
    if (open.has(name) || !mentions(text, name)) continue;
    // Part of a longer visible name: Scout in Cub Scout.
    const longer = [...open].filter((one) => one.includes(name));
    if (
      !mentions(
        longer.reduce((left, one) => left.replaceAll(raw(one), ''), text),
        name,
      )
    )
      continue;
    return `the view of ${viewer} speaks of ${name}, which is hidden`;
  }
  return null;
}

/** Texts of face-up base cards (BIG-2) may name cards: they reveal nothing about where those are. */
function withoutPrinted(state: State, text: string): string {
  const { big, cards, names } = state;
  const open = [big?.card ?? NOBODY, queryOf(state).openBase()].filter((ix) => ix !== NOBODY);
  const texts = open.map((ix) => testLibrary.defs[names[cards[ix]!.def]!]!.text);
  return texts.reduce((left, one) => left.replaceAll(raw(one), ''), text);
}

/** As it is written in JSON. */
const raw = (name: string): string => JSON.stringify(name).slice(1, -1);

/** The name as whole words: Scout is not in Scouts. */
export function mentions(text: string, name: string): boolean {
  const inJson = raw(name);
  if (!text.includes(inJson)) return false;
  const escaped = inJson.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text);
}
