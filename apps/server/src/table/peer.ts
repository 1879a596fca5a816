import type { Viewer } from '@smash/engine';
import type { Messages } from '@smash/protocol';
import { Refuse } from '../refuse.ts';
import { Feed } from './feed.ts';

/** One connection at a table. */
export class Peer {
  /** The seat it holds by token; null = it watches. */
  seat: number | null = null;
  /** It has asked for the state and is told of every change from then on. */
  synced = false;
  /** It has never asked. */
  fresh = true;
  readonly feed = new Feed();
  readonly send: <T extends keyof Messages>(type: T, message: Messages[T]) => void;

  constructor(send: Peer['send']) {
    this.send = send;
  }

  get viewer(): Viewer {
    return this.seat ?? 'spectator';
  }
}

/** Throws Refuse for who only watches. */
export function seatOf(peer: Peer): number {
  if (peer.seat === null) throw new Refuse('noSeat', 'Only players at this table can do that.');
  return peer.seat;
}
