/** What each viewer may know after every command: worked out anew from the game the server has stored. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { library } from '@smash/cards';
import {
  apply,
  type Command,
  createGame,
  type GameEvent,
  type GameSetup,
  type State,
  type Viewer,
  view,
  viewEvents,
} from '@smash/engine';
import { hashOf, plain } from '@smash/protocol';
import { cardIds, type Frame, message } from './wire.ts';

export interface Moment {
  state: State;
  /** What happened in the step to this state. */
  events: GameEvent[];
}

/** The stored game of a room, played again. */
export function moments(dataDir: string, code: string): Moment[] {
  const db = new DatabaseSync(join(dataDir, 'smash.db'), { readOnly: true });
  try {
    const game = db.prepare('SELECT id, setup FROM games WHERE code = ? ORDER BY id LIMIT 1').get(code);
    const rows = db.prepare('SELECT command FROM commands WHERE game = ? ORDER BY n').all(Number(game?.id));
    const begun = createGame(JSON.parse(String(game?.setup)) as GameSetup, library);
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
  /** Hash of what this viewer sees then: tells to which moment a frame belongs. */
  hash: string;
  secretNames: Set<string>;
  secretIds: Set<number>;
}

/** Face down for everybody, and for all but the player who holds the card: a treasure in a hand has no owner. */
const DECKS = new Set(['deck', 'baseDeck', 'monsterDeck', 'treasureDeck', 'box']);
const HELD = new Set(['hand', 'buried', 'under', 'duel']);

/**
 * Straight from the zones of the state, not from the engine's view: a card in a deck or in the hand of somebody else is
 * secret, unless it was shown to this viewer. A name is secret while no card of that name was ever open to this viewer.
 */
export function knowledge(all: readonly Moment[], viewer: Viewer): Knowledge[] {
  const openNames = new Set<string>();
  return all.map(({ state, events }) => {
    const shown = view(state, viewer);
    for (const event of viewEvents(events, viewer)) {
      for (const one of [event.card, event.base, event.toBase, event.host, event.cause, ...(event.cards ?? [])]) {
        if (one) openNames.add(one.name);
      }
    }
    // Cards this player is looking at, or may take from a deck that is being searched.
    const own = state.asks.filter((ask) => ask.seat === viewer);
    const looking = new Set(own.flatMap((ask) => [...ask.shown, ...ask.options.map((option) => option.card)]));
    const secretIds = new Set<number>();
    for (const [ix, card] of state.cards.entries()) {
      const name = state.names[card.def] ?? '';
      const hidden = DECKS.has(card.zone) || (HELD.has(card.zone) && card.controller !== viewer);
      if (hidden && !looking.has(ix)) secretIds.add(card.id);
      else openNames.add(name);
    }
    const secretNames = new Set(state.names.filter((name) => !openNames.has(name)));
    return { hash: hashOf(plain(shown)), secretNames, secretIds };
  });
}

/** Every place where a frame tells what its viewer may not know at that moment. */
export function leaks(frames: readonly Frame[], known: readonly Knowledge[]): string[] {
  const found: string[] = [];
  let at = 0;
  let located = 0;
  for (const { bytes, where } of frames) {
    const text = bytes.toString('latin1');
    // A frame of the game carries the hash of the view it leads to.
    const next = known.findIndex((one, i) => i >= at && text.includes(one.hash));
    if (next >= 0) {
      at = next;
      located++;
    }
    const now = known[at];
    if (!now) break;
    for (const name of now.secretNames) if (text.includes(name)) found.push(`${where} ${at}: name ${name}`);
    for (const id of cardIds(message(bytes))) if (now.secretIds.has(id)) found.push(`${where} ${at}: id ${id}`);
  }
  // The test would be worth nothing if it did not know when a frame was sent.
  if (located < known.length / 4) found.push(`only ${located} frames could be placed in ${known.length} moments`);
  return found;
}
