/** What each viewer may know after each command, derived independently from the game that the server has stored. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { library } from '@smash/cards';
import {
  apply,
  type Command,
  createGame,
  type Def,
  type GameEvent,
  type GameSetup,
  installLibrary,
  Query,
  resume,
  type State,
  type Viewer,
  view,
  viewEvents,
} from '@smash/engine';
import {
  applyFull,
  applyPatch,
  type Followed,
  type FullMessage,
  hashOf,
  type PatchMessage,
  plain,
} from '@smash/protocol';
import { listedNames, readable } from '@smash/testkit';
import { cardIds, type Frame, message } from './wire.ts';

installLibrary(library);

export interface Moment {
  state: State;
  /** The events that led to this state. */
  events: GameEvent[];
}

/** Replays the stored game of a room, from `start` if the game did not begin with a deal. */
export function moments(dataDir: string, code: string, start?: State): Moment[] {
  const db = new DatabaseSync(join(dataDir, 'smash.db'), { readOnly: true });
  try {
    const game = db.prepare('SELECT id, setup FROM games WHERE code = ? ORDER BY id LIMIT 1').get(code);
    const rows = db.prepare('SELECT command FROM commands WHERE game = ? ORDER BY n').all(Number(game?.id));
    const begun = start ? resume(start) : createGame(JSON.parse(String(game?.setup)) as GameSetup, library);
    const all: Moment[] = [begun];
    let { state } = begun;
    for (const row of rows) {
      const played = apply(state, JSON.parse(String(row.command)) as Command);
      if (!played.ok) throw new Error(`The stored game cannot be played again: ${played.refusal.text}`);
      state = played.state;
      all.push({ state, events: played.events });
    }
    return all;
  } finally {
    db.close();
  }
}

interface Knowledge {
  /** Hash of this viewer's view at the moment, which tells to which moment a frame belongs. */
  hash: string;
  secretNames: Set<string>;
  secretIds: Set<number>;
}

/**
 * Zones whose cards are face down for everybody, and zones whose cards only their holder sees. A treasure in a hand has
 * no owner.
 */
const DECKS = new Set(['deck', 'baseDeck', 'monsterDeck', 'treasureDeck', 'box']);
const HELD = new Set(['hand', 'buried', 'under', 'duel']);

/** Who may look at a face-down card; at a stored card the controller of its host may (STO-1). */
function holder(state: State, ix: number): number {
  const { zone, controller } = state.cards[ix] as State['cards'][number];
  if (zone !== 'under') return controller;
  return new Query(
    state,
    state.names.map((name) => library.defs[name] as Def),
  ).controller(ix);
}

/** Whether a card on the table is another player's face-down card, which may be chosen but not seen. */
const faceDown = (state: State, ix: number, viewer: Viewer): boolean => {
  const zone = state.cards[ix]?.zone;
  return (zone === 'buried' || zone === 'under') && holder(state, ix) !== viewer;
};

/** How often something was hidden from this viewer, by kind: the test proves only what its games contained. */
export function hidings(
  all: readonly Moment[],
  viewer: Viewer,
): Record<'buried' | 'under' | 'duel' | 'looked', number> {
  const found = { buried: 0, under: 0, duel: 0, looked: 0 };
  for (const { state } of all) {
    for (const [ix, { zone }] of state.cards.entries())
      if ((zone === 'buried' || zone === 'under' || zone === 'duel') && holder(state, ix) !== viewer) found[zone]++;
    for (const ask of state.asks)
      if (ask.seat !== viewer && ask.shown.some((ix) => DECKS.has(state.cards[ix]?.zone ?? ''))) found.looked++;
  }
  return found;
}

/**
 * What the viewer may know, derived from the zones of the state and not from the engine's view. A card in a deck or in
 * another player's hand is secret unless it was shown to this viewer; a name is secret until this viewer has seen a
 * card with it.
 */
export function knowledge(all: readonly Moment[], viewer: Viewer): Knowledge[] {
  const openNames = new Set<string>();
  // A card looked at in place keeps its number until it is hidden again.
  const seenIds = new Set<number>();
  return all.map(({ state, events }) => {
    const shown = view(state, viewer);
    for (const event of viewEvents(events, viewer)) {
      for (const one of [event.card, event.base, event.toBase, event.host, event.cause, ...(event.cards ?? [])]) {
        if (one) openNames.add(one.name);
      }
      if (event.type === 'reveal' || (event.type === 'look' && event.seat === viewer))
        for (const one of event.cards ?? []) seenIds.add(one.id);
    }
    // Cards this player is looking at, or may take from a deck that is being searched.
    const own = state.asks.filter((ask) => ask.seat === viewer);
    const looking = new Set(
      own
        .flatMap((ask) => [...ask.shown, ...ask.options.map((option) => option.card)])
        .filter((ix) => !faceDown(state, ix, viewer)),
    );
    const offered = new Set(own.flatMap((ask) => ask.options.map((option) => option.card)));
    const secretIds = new Set<number>();
    for (const [ix, card] of state.cards.entries()) {
      const name = state.names[card.def] ?? '';
      const hidden = DECKS.has(card.zone) || (HELD.has(card.zone) && holder(state, ix) !== viewer);
      if (!hidden || looking.has(ix)) openNames.add(name);
      // Everybody knows the number of a face-down card on the table, so that they can point at it.
      else if (card.zone !== 'buried' && !offered.has(ix) && !seenIds.has(card.id)) secretIds.add(card.id);
    }
    const listed = listedNames(state, viewer);
    const secretNames = new Set(state.names.filter((name) => !openNames.has(name) && !listed.includes(name)));
    return { hash: hashOf(plain(shown)), secretNames, secretIds };
  });
}

const names = Object.keys(library.defs);
const longer = new Map<string, string[]>();

/**
 * Whether the text contains the name itself, not just a longer name with it ("Mummy" in "Mummy Strength"); longer names
 * are checked on their own.
 */
function mentions(text: string, name: string): boolean {
  if (!text.includes(name)) return false;
  const others = longer.get(name) ?? names.filter((one) => one !== name && one.includes(name));
  longer.set(name, others);
  return others.reduce((rest, one) => rest.replaceAll(one, ''), text).includes(name);
}

/** What the browser knows about the game after this message. */
function followedBy(followed: Followed | null, told: object): Followed | null {
  if ('ops' in told) return followed && applyPatch(followed, told as unknown as PatchMessage);
  const full = 'full' in told ? told.full : told;
  // Automatic passes also have a member with this name.
  if (typeof full !== 'object' || full === null || !('view' in full)) return followed;
  const message = full as unknown as FullMessage;
  return applyFull(followed, message) ?? applyFull(null, message);
}

/** Every place where a frame reveals something that its viewer may not know at that moment. */
export function leaks(frames: readonly Frame[], known: readonly Knowledge[]): string[] {
  const found: string[] = [];
  let at = 0;
  let located = 0;
  let followed: Followed | null = null;
  for (const { bytes, where } of frames) {
    const text = readable(bytes);
    const told = message(bytes);
    if (told) {
      // The frame belongs to the moment whose view it results in.
      followed = followedBy(followed, told);
      const hash = followed && hashOf(followed.view);
      const next = known.findIndex((one, i) => i >= at && one.hash === hash);
      if (next >= 0) {
        at = next;
        located++;
      }
    }
    const now = known[at];
    if (!now) break;
    for (const name of now.secretNames) if (mentions(text, name)) found.push(`${where} ${at}: name ${name}`);
    for (const id of cardIds(told)) if (now.secretIds.has(id)) found.push(`${where} ${at}: id ${id}`);
  }
  // The test would prove nothing if only few frames could be assigned to moments.
  if (located < known.length / 4) found.push(`only ${located} frames could be placed in ${known.length} moments`);
  return found;
}
