import { randomBytes } from 'node:crypto';
import type { Room } from '@colyseus/sdk';
import { type MixAsk, Mixer, type MixMessage, type MixNotes } from '@smash/protocol';

/** Answers as a browser does; keeps its notes as long as it exists. */
export function mixerFor(ask: MixAsk): Mixer & { notes: ReadonlyMap<number, MixNotes> } {
  const notes = new Map<number, MixNotes>();
  const memory = {
    load: (game: number) => notes.get(game) ?? null,
    save: (one: MixNotes) => void notes.set(one.game, one),
  };
  return Object.assign(new Mixer(ask, memory, () => randomBytes(16).toString('hex')), { notes });
}

/** Makes this connection take part in shuffles. */
export function mixes(room: Room): Mixer {
  const mixer = mixerFor((type, payload) => room.request(type as never, payload as never));
  room.onMessage('mix', (message: MixMessage) => void mixer.take(message));
  return mixer;
}
