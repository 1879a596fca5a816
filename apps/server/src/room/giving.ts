import { GIVE_MS, type GivingAsk, type Resolved } from '@smash/protocol';
import { log } from '../common/log.ts';
import { Refuse } from '../common/refuse.ts';
import { monotonicMs } from '../common/time.ts';
import { newToken, sha256 } from '../common/tokens.ts';
import { Consent } from './consent.ts';
import { Cooldown } from './cooldown.ts';
import type { RoomCore } from './core.ts';
import * as lobby from './lobby.ts';
import { type Peer, seatOf } from './peer.ts';
import type { Reseated } from './persons.ts';
import { offerSeat } from './seatKeys.ts';

interface Host {
  /** Seats still in the running game; none without a game. */
  players(): readonly number[];
  /** The seat of a request that is carried out later, see Persons. */
  seatOf(peer: Peer): () => number;
  /** The request has changed. */
  changed(): void;
}

/**
 * A player gives the seat of a running game to somebody else by a link, with the consent of all other people playing.
 */
export class Giving {
  readonly #core: RoomCore;
  readonly #host: Host;
  /** Belongs to the player, not to the connection, which another may replace meanwhile. */
  readonly #consent = new Consent<{ seat: number; still: () => number }>(GIVE_MS);
  /** Links that could not be delivered yet, by seat, and until when they wait (monotonicMs). */
  readonly #links = new Map<number, { key: string; until: number }>();
  readonly #refused = new Cooldown<number>();

  constructor(core: RoomCore, host: Host) {
    this.#core = core;
    this.#host = host;
  }

  /** The current request. */
  open(): GivingAsk | null {
    const told = this.#consent.told;
    return told && { ...told, seat: this.#consent.subject!.seat };
  }

  async ask(peer: Peer): Promise<void> {
    const seat = seatOf(peer);
    const players = this.#host.players();
    if (!players.includes(seat)) throw new Refuse('phase', 'Only a seat in a running game can be given away.');
    lobby.needOwner(this.#core.data, seat, 'give it away');
    if (this.#consent.subject) throw new Refuse('barred', 'The table is already being asked.');
    this.#refused.needOver(seat);
    const others = players.filter((one) => one !== seat && this.#core.data.seats[one]?.bot === undefined);
    const away = others.find((one) => !this.#core.peers.isHere(one));
    if (away !== undefined)
      throw new Refuse('barred', `${lobby.seatOf(this.#core.data, away).name} is not here to be asked.`);
    const subject = { seat, still: this.#host.seatOf(peer) };
    if (others.length === 0) return this.#grant(subject);
    this.#consent.ask(subject, others, () => this.#end('Not everybody answered in time, so you keep your seat.'));
    this.#host.changed();
  }

  async answer(peer: Peer, { id, allow }: Resolved<'answerGiving'>): Promise<void> {
    const answered = this.#consent.answer(seatOf(peer), id, allow);
    if (answered === 'waiting') return this.#host.changed();
    const subject = this.#consent.subject!;
    if (answered === 'no') {
      this.#refused.start(subject.seat);
      return this.#end('The table said no, so you keep your seat.');
    }
    this.#end('The table said yes. Now pass on the link.');
    await this.#grant(subject);
  }

  /** Call when somebody arrives or leaves, or when the game changes. */
  update(): void {
    this.#deliver();
    const asked = this.#consent.subject;
    if (!asked) return;
    if (!this.#core.peers.isHere(asked.seat) || !this.#host.players().includes(asked.seat))
      this.#end('The game has moved on, so the request is closed.');
  }

  follow(to: Reseated): void {
    for (const seat of [...this.#links.keys()]) if (to(seat) !== seat) this.#links.delete(seat);
    const asked = this.#consent.subject;
    if (asked && to(asked.seat) !== asked.seat) this.#end('The game has moved on, so the request is closed.');
    else if (this.#consent.follow(to)) this.#host.changed();
  }

  close(): void {
    this.#consent.close();
  }

  #grant({ seat, still }: { seat: number; still: () => number }): Promise<void> {
    return this.#core
      .change(async () => {
        still();
        const key = newToken();
        await this.#core.save(offerSeat(this.#core.data, seat, sha256(key), Date.now()), 'The link');
        still();
        this.#links.set(seat, { key, until: monotonicMs() + GIVE_MS });
        this.#deliver();
      })
      .catch((error) => {
        log('seat not offered', { room: this.#core.code, error });
        this.#say(seat, 'The link could not be made. Please ask again.');
      });
  }

  /** To the connection that the player has now, or has soon. */
  #deliver(): void {
    for (const [seat, { key, until }] of this.#links) {
      const theirs = [...this.#core.peers].filter((one) => one.seat === seat && one.synced);
      for (const peer of theirs) peer.send('gift', { key });
      const isOver = monotonicMs() > until || !this.#host.players().includes(seat);
      if (theirs.length > 0 || isOver) this.#links.delete(seat);
    }
  }

  #say(seat: number, text: string): void {
    this.#core.peers.say(text, (one) => one.seat === seat);
  }

  #end(text: string): void {
    const asked = this.#consent.subject;
    this.#consent.close();
    if (asked) this.#say(asked.seat, text);
    this.#host.changed();
  }
}
