import type { Resolved } from '@smash/protocol';
import { tooFast } from '../common/refuse.ts';
import type { Match } from '../game/match.ts';
import { Budget } from '../limits/budget.ts';
import type { Connections } from './connections.ts';
import { type Peer, seatInGame, seatOf } from './peer.ts';

/** Per seat, however often it reconnects, and for all together: as in the chat. */
const SEAT = { name: 'signals', points: 5, seconds: 10 };
const ROOM = { name: 'room signals', points: 15, seconds: 10 };

interface Around {
  readonly peers: Connections;
  /** Throws Refuse if there is no game. */
  readonly game: Match;
}

/** Players' pings and reactions. */
export class Signals {
  readonly #around: Around;
  /** Has conceded a game that goes on. */
  readonly #isOut: (seat: number) => boolean;
  readonly #seats = new Budget(SEAT);
  readonly #room = new Budget(ROOM);

  constructor(around: Around, isOut: (seat: number) => boolean) {
    this.#around = around;
    this.#isOut = isOut;
  }

  async ping(peer: Peer, { at }: Resolved<'ping'>): Promise<void> {
    seatInGame(peer, this.#isOut);
    const seat = await this.#pace(peer);
    const { peers, game } = this.#around;
    // A hidden card has no id for a viewer, so a ping would reveal that it is there (INFO-2). Spectators who see the
    // game late see an older table.
    peers.tell('signal', { seat, at }, (one) => !one.late && game.shown(one.viewer).sight.place.has(at));
  }

  async react(peer: Peer, { reaction }: Resolved<'react'>): Promise<void> {
    const seat = await this.#pace(peer);
    this.#around.peers.tell('signal', { seat, reaction });
  }

  /** The seat that may send a signal now. Throws Refuse for spectators, and for too many signals. */
  async #pace(peer: Peer): Promise<number> {
    const seat = seatOf(peer);
    if ((await this.#seats.take(`${seat}`)) > 0 || (await this.#room.take('')) > 0) throw tooFast();
    return seat;
  }
}
