import type { Resolved } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import type { Match } from '../game/match.ts';
import { Budget } from '../limits/budget.ts';
import type { Connections } from './connections.ts';
import { type Peer, seatOf } from './peer.ts';

/** Of each seat, whoever connects to it how often, and of all together: as in the chat. */
const SEAT = { name: 'signals', points: 5, seconds: 10 };
const ROOM = { name: 'room signals', points: 15, seconds: 10 };

interface Around {
  readonly peers: Connections;
  /** Throws Refuse where there is no game. */
  readonly game: Match;
}

/** What players point at, and how they react. */
export class Signals {
  readonly #around: Around;
  readonly #seats = new Budget(SEAT);
  readonly #room = new Budget(ROOM);

  constructor(around: Around) {
    this.#around = around;
  }

  async ping(peer: Peer, { at }: Resolved<'ping'>): Promise<void> {
    const seat = await this.#pace(peer);
    const { peers, game } = this.#around;
    // What lies hidden from somebody has no id for them, and a sign would tell that it is there (INFO-2).
    peers.tell('signal', { seat, at }, (one) => game.shown(one.viewer).sight.place.has(at));
  }

  async react(peer: Peer, { reaction }: Resolved<'react'>): Promise<void> {
    const seat = await this.#pace(peer);
    this.#around.peers.tell('signal', { seat, reaction });
  }

  /** The seat that may give a sign now. Throws Refuse for who watches, and for who gives too many. */
  async #pace(peer: Peer): Promise<number> {
    const seat = seatOf(peer);
    if ((await this.#seats.take(`${seat}`)) > 0 || (await this.#room.take('')) > 0)
      throw new Refuse('rate', "You're sending too fast. This was not sent.");
    return seat;
  }
}
