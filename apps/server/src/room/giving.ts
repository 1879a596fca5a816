import { GIVE_MS, type GivingAsk, type Resolved } from '@smash/protocol';
import { log } from '../common/log.ts';
import { Refuse } from '../common/refuse.ts';
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
  /** The request has changed. */
  changed(): void;
}

/**
 * A player gives the seat of a running game to somebody else by a link, with the consent of all other people playing.
 */
export class Giving {
  readonly #core: RoomCore;
  readonly #host: Host;
  readonly #consent = new Consent<{ peer: Peer; seat: number }>(GIVE_MS);
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
    if (others.length === 0) return this.#grant(peer, seat);
    this.#consent.ask({ peer, seat }, others, () =>
      this.#end('Not everybody answered in time, so you keep your seat.'),
    );
    this.#host.changed();
  }

  async answer(peer: Peer, { id, allow }: Resolved<'answerGiving'>): Promise<void> {
    const answered = this.#consent.answer(seatOf(peer), id, allow);
    if (answered === 'waiting') return this.#host.changed();
    const { peer: giver, seat } = this.#consent.subject!;
    if (answered === 'no') {
      this.#refused.start(seat);
      return this.#end('The table said no, so you keep your seat.');
    }
    this.#end('The table said yes. Now pass on the link.');
    await this.#grant(giver, seat);
  }

  /** Call when somebody arrives or leaves, or when the game changes. */
  update(): void {
    const asked = this.#consent.subject;
    if (!asked) return;
    if (asked.peer.gone || asked.peer.seat !== asked.seat || !this.#host.players().includes(asked.seat))
      this.#end('The game has moved on, so the request is closed.');
  }

  follow(to: Reseated): void {
    if (this.#consent.follow(to)) this.#host.changed();
  }

  close(): void {
    this.#consent.close();
  }

  #grant(peer: Peer, seat: number): Promise<void> {
    return this.#core
      .change(async () => {
        if (peer.gone || peer.seat !== seat) return;
        const key = newToken();
        await this.#core.save(offerSeat(this.#core.data, seat, sha256(key), Date.now()), 'The link');
        peer.send('gift', { key });
      })
      .catch((error) => {
        log('seat not offered', { room: this.#core.code, error });
        this.#core.peers.say('The link could not be made. Please ask again.', (one) => one === peer);
      });
  }

  #end(text: string): void {
    const peer = this.#consent.subject?.peer;
    this.#consent.close();
    if (peer) this.#core.peers.say(text, (one) => one === peer);
    this.#host.changed();
  }
}
