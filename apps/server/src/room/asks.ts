import type { Resolved, SeatAsksMessage } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { Cooldown } from './cooldown.ts';
import { type Peer, seatOf } from './peer.ts';
import { dropVotes, type Reseated } from './persons.ts';

/** More requests would fill the players' screens. */
const MOST_ASKS = 4;

export const NOT_FREE = 'The seat you asked for is not free any more.';

/** Nobody is asking. */
export const NO_ASKS: SeatAsksMessage = { asks: [] };

/** What the requests need from their table. */
interface Host {
  /** The table lets somebody sit in for this seat. */
  isOpen(seat: number): boolean;
  /** Who votes: players still in the game and present. */
  voters(seat: number): readonly number[];
  /** The absent player. */
  name(seat: number): string;
  /** Gives the seat. Throws Refuse. */
  grant(ask: Ask): Promise<void>;
  /** The requests have changed. */
  changed(): void;
  tell(peer: Peer, text: string): void;
}

export interface Ask {
  readonly peer: Peer;
  readonly seat: number;
  readonly name: string;
  readonly votes: Map<number, boolean>;
}

/**
 * Spectators who ask to sit in for an absent player. More than half of the players present must agree. A request ends
 * with its connection.
 */
export class SeatAsks {
  readonly #host: Host;
  #open: readonly Ask[] = [];
  readonly #refused = new Cooldown<string>();

  constructor(host: Host) {
    this.#host = host;
  }

  ask(peer: Peer, seat: number, name: string): void {
    if (peer.seat !== null) throw new Refuse('taken', 'You already have a seat at this table.');
    if (!this.#host.isOpen(seat)) throw new Refuse('taken', `${this.#host.name(seat)} has this seat.`);
    this.#refused.needOver(keyOf(peer, seat));
    const others = this.#open.filter((one) => one.peer.n !== peer.n);
    if (others.length >= MOST_ASKS)
      throw new Refuse('full', 'Others are asking already. Please try again in a moment.');
    this.#open = [...others, { peer, seat, name, votes: new Map() }];
    this.#host.changed();
  }

  /** The names under which others ask. */
  names({ n }: Peer): string[] {
    return this.#open.filter(({ peer }) => peer.n !== n).map(({ name }) => name);
  }

  withdraw(peer: Peer): void {
    if (!this.#open.some((one) => one.peer === peer)) throw new Refuse('phase', 'You are not asking for a seat.');
    this.#end((one) => one.peer === peer);
  }

  answer(peer: Peer, { watcher, seat, allow }: Resolved<'answerSeat'>): void {
    const by = seatOf(peer);
    const ask = this.#open.find((one) => one.peer.n === watcher && one.seat === seat);
    if (!ask || !this.#host.voters(seat).includes(by))
      throw new Refuse('phase', 'There is nothing to decide here now.');
    ask.votes.set(by, allow);
    this.update();
    this.#host.changed();
  }

  /** Call when somebody arrives or leaves, or a seat changes. */
  update(): void {
    for (const ask of this.#open) {
      if (ask.peer.gone || ask.peer.seat !== null) this.#end((one) => one === ask);
      else if (!this.#host.isOpen(ask.seat)) this.#end((one) => one === ask, NOT_FREE);
      else this.#count(ask);
    }
  }

  follow(to: Reseated): void {
    for (const { votes } of this.#open) dropVotes(votes, to);
  }

  /** The requests that concern this connection. */
  view({ seat, n }: Peer): SeatAsksMessage {
    if (this.#open.length === 0) return NO_ASKS;
    const seen = this.#open.filter((ask) =>
      seat === null ? ask.peer.n === n : this.#host.voters(ask.seat).includes(seat),
    );
    return {
      asks: seen.map((ask) => {
        const vote = seat === null ? undefined : ask.votes.get(seat);
        const said = vote === undefined ? '' : vote ? 'yes' : 'no';
        return { watcher: ask.peer.n, seat: ask.seat, name: ask.name, own: seat === null, vote: said };
      }),
    };
  }

  #count(ask: Ask): void {
    const voters = this.#host.voters(ask.seat);
    if (voters.length === 0) return;
    const yes = voters.filter((one) => ask.votes.get(one) === true).length;
    const open = voters.filter((one) => !ask.votes.has(one)).length;
    if (yes * 2 > voters.length) this.#grant(ask);
    else if ((yes + open) * 2 <= voters.length) {
      this.#refused.start(keyOf(ask.peer, ask.seat));
      const name = this.#host.name(ask.seat);
      this.#end((one) => one === ask, `The players would rather not: you do not sit in for ${name}.`);
    }
  }

  #grant(ask: Ask): void {
    this.#open = this.#open.filter((one) => one !== ask);
    this.#host.grant(ask).then(
      () => this.update(),
      (error) => {
        const text =
          error instanceof Refuse ? error.reason.text : 'The seat could not be given to you. Please ask again.';
        this.#host.tell(ask.peer, text);
      },
    );
  }

  #end(which: (ask: Ask) => boolean, text?: string): void {
    const ended = this.#open.filter(which);
    this.#open = this.#open.filter((one) => !which(one));
    if (text) for (const { peer } of ended) this.#host.tell(peer, text);
    if (ended.length > 0) this.#host.changed();
  }
}

const keyOf = ({ n }: Peer, seat: number): string => `${n}/${seat}`;
