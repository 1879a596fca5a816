import type { Viewer } from '@smash/engine';
import type { Messages } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { newToken } from '../common/tokens.ts';
import { ViewStream } from '../game/viewStream.ts';

/** One connection at a table. */
export class Peer {
  /** The seat it holds by token; null = a spectator. */
  seat: number | null = null;
  /** The hash of the token by which it holds that seat; '' if it holds none. */
  token = '';
  /** It has requested the state and receives every change from then on. */
  synced = false;
  /** It has never requested it. */
  fresh = true;
  /** It has left or was removed: ignore its messages. */
  gone = false;
  /** Identifies a spectator to those who may know: one number per browser, see Connections. */
  n = 0;
  /** The last message of each kind that is sent only on change. */
  readonly told = new Map<string, string>();
  readonly stream = new ViewStream();
  readonly send: <T extends keyof Messages>(type: T, message: Messages[T]) => void;
  /** The address whose budget it uses, see clientAddress; '' without a network. */
  readonly address: string;

  /** The browser's mark, see Entry; '' if it sent none. The person who opens a table sends it with the first sync. */
  visitor: string;
  /** The hash of a token, or of a key, that it presented when it joined; '' = none. */
  readonly proof: string;
  /** It sees all hands, two rounds late, and nothing else of the game. */
  late = false;
  /** ms until it is sent anything that can wait; 0 = now. */
  drained: () => Promise<number> = async () => 0;
  /** Ends the connection. */
  readonly close: () => void;
  /** The connection, resumed ones included. */
  readonly #session: string;

  constructor(
    send: Peer['send'],
    address = '',
    visitor = '',
    close = () => {},
    proof = '',
    session: string = newToken(),
  ) {
    this.#session = session;
    this.send = send;
    this.address = address;
    this.visitor = visitor;
    this.close = close;
    this.proof = proof;
  }

  /** Who has held which seat: the browser's mark, or one for this connection alone. */
  get holder(): string {
    return this.visitor || `connection ${this.#session}`;
  }

  get viewer(): Viewer {
    return this.seat ?? 'spectator';
  }
}

export const noSeat = (): Refuse => new Refuse('noSeat', 'Only players at this table can do that.');

/** Throws Refuse if the connection has ended or was removed, perhaps while its request was waiting. */
export function needHere({ gone }: Peer): void {
  if (gone) throw new Refuse('putOut', 'You are no longer at this table.');
}

/** Throws Refuse for spectators. */
export function seatOf(peer: Peer): number {
  if (peer.seat === null) throw noSeat();
  return peer.seat;
}

/** The same, and for players who have conceded the running game. */
export function seatInGame(peer: Peer, isOut: (seat: number) => boolean): number {
  const seat = seatOf(peer);
  if (isOut(seat)) throw new Refuse('noSeat', 'You have conceded: only those still playing can do that.');
  return seat;
}
