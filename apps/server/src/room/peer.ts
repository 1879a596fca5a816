import type { Viewer } from '@smash/engine';
import type { Messages } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { ViewStream } from '../game/viewStream.ts';

/** One connection at a table. */
export class Peer {
  /** The seat it holds by token; null = it watches. */
  seat: number | null = null;
  /** It has asked for the state and is told of every change from then on. */
  synced = false;
  /** It has never asked. */
  fresh = true;
  /** It has left or was put out: nothing it still sends is listened to. */
  gone = false;
  /** Names somebody who watches to those who may know it: one number for each browser, see Connections. */
  n = 0;
  /** The last of each kind of message that is sent only when it has changed. */
  readonly told = new Map<string, string>();
  readonly stream = new ViewStream();
  readonly send: <T extends keyof Messages>(type: T, message: Messages[T]) => void;
  /** Whose budget it uses, see clientAddress; '' where there is no network. */
  readonly address: string;

  /** Of its browser, see Entry; '' where it said none. */
  readonly visitor: string;
  /** Ends the connection. */
  readonly close: () => void;

  constructor(send: Peer['send'], address = '', visitor = '', close = () => {}) {
    this.send = send;
    this.address = address;
    this.visitor = visitor;
    this.close = close;
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
