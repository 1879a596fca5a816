import type { MixMessage, MixView, RequestPayload } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import type { GameEngine } from '../game/gameEngine.ts';
import type { Match } from '../game/match.ts';
import type { Rematch, RoomData } from '../storage/rows.ts';
import type { Connections } from './connections.ts';
import * as lobby from './lobby.ts';
import { Mix, type Mixed } from './mix.ts';
import { type Peer, seatOf } from './peer.ts';
import { type Plan, setupOf } from './setup.ts';

interface Around {
  readonly peers: Connections;
  readonly room: RoomData;
}

interface Host {
  match(): Match | null;
  change(work: () => Promise<void>, when?: 'settled' | 'always'): Promise<void>;
  /** Stores a room without a new game. */
  keep(next: RoomData): Promise<void>;
  /** Throws Refuse if too many games have been started, here or from this address. */
  mayBegin(address: string): Promise<void>;
  deal(plan: Plan, mixed: Mixed): Promise<void>;
}

const NOT_DEALT = 'The game could not be dealt. Please start it again.';

/** A table's mixes: one at a time, between games. Tracks what each connection is told. */
export class Mixing {
  readonly #engine: GameEngine;
  readonly #table: Around;
  readonly #host: Host;
  #mix: Mix | null = null;
  /** The players' seats at the table, by seat of the game. */
  #from: readonly number[] = [];
  /** Settles when the game is dealt or cannot be. */
  #dealt: Promise<void> | null = null;

  constructor(engine: GameEngine, table: Around, host: Host) {
    this.#engine = engine;
    this.#table = table;
    this.#host = host;
  }

  /** A game is being dealt: seats and rules are frozen. */
  get open(): boolean {
    return this.#dealt !== null;
  }

  /** Resolves when the game is dealt. */
  async start(peer: Peer, anyway: boolean): Promise<void> {
    const seat = seatOf(peer);
    // The button was pressed twice.
    if (this.#dealt && seat === this.#table.room.host) return this.#dealt;
    const plan = () => ({ ready: lobby.readyToStart(this.#table.room, seat, anyway), again: null });
    await this.#begin(peer, plan, async () => {});
  }

  /**
   * The same for the last player to ask; for the others as soon as their wish is known. `seat`: theirs, while they play
   * there.
   */
  rematch(peer: Peer, seat: () => number, wish: Rematch | 'no'): Promise<void> {
    const asked = () => lobby.askRematch(this.#table.room, seat(), wish);
    const plan = (): Plan | null => {
      const room = asked();
      const again = lobby.rematchWanted(room);
      if (again === null || room.seats.length < 2) return null;
      return { ready: again === 'rotate' ? lobby.rotate(room) : room, again };
    };
    return this.#begin(peer, plan, () => this.#host.keep(asked()));
  }

  /** A rematch with the same seats. Resolves when it is dealt. */
  async anew(peer: Peer, ready: () => RoomData): Promise<void> {
    await this.#begin(
      peer,
      () => ({ ready: ready(), again: null }),
      async () => {},
    );
  }

  commit(peer: Peer, { round, commitment }: RequestPayload<'commit'>): void {
    this.#asked(peer, (mix, seat) => mix.commit(seat, round, commitment));
  }

  reveal(peer: Peer, { round, bits }: RequestPayload<'reveal'>): void {
    this.#asked(peer, (mix, seat) => mix.reveal(seat, round, bits));
  }

  /** What that connection is told now. */
  for(peer: Peer): MixMessage {
    if (this.#mix) {
      const you = peer.seat === null ? -1 : this.#from.indexOf(peer.seat);
      return { mix: this.#mix.view(), you: you < 0 ? null : you };
    }
    return { mix: this.#dealtView(), you: peer.seat };
  }

  tell(): void {
    for (const peer of this.#table.peers) if (peer.synced) peer.send('mix', this.for(peer));
  }

  /** The bits are mixed: from now on the game reports the mix. */
  end(): void {
    this.#mix = null;
    this.#dealt = null;
  }

  close(reason: Error): void {
    this.#mix?.close(reason);
  }

  /** No plan = no game yet: `otherwise`. The queue of changes keeps moving while the players are asked. */
  async #begin({ address }: Peer, plan: () => Plan | null, otherwise: () => Promise<void>): Promise<void> {
    let dealt: Promise<void> | null = null;
    await this.#host.change(async () => {
      const planned = plan();
      if (!planned) return otherwise();
      // Refuse impossible rules before asking anybody.
      if (!planned.ready.origin) setupOf(this.#engine, planned, '', this.#host.match());
      await this.#host.mayBegin(address);
      const mix = this.#open(planned);
      const deal = (mixed: Mixed) =>
        this.#host.change(async () => {
          // Plan again, with the current people and tokens: somebody who has not agreed may be back.
          const now = plan();
          if (!now) throw new Refuse('phase', NOT_DEALT);
          await this.#host.deal(now, mixed);
        }, 'always');
      this.#dealt = this.#run(mix, deal);
      dealt = this.#dealt;
      dealt.catch(() => {});
      this.tell();
    });
    await dealt;
  }

  #open({ ready }: Plan): Mix {
    const room = this.#table.room;
    const tokens = room.seats.map((seat) => seat?.tokenHash);
    this.#from = ready.seats.map((seat) => tokens.indexOf(seat?.tokenHash));
    const names = ready.seats.map((seat) => seat?.name ?? '');
    const bots = new Set(ready.seats.flatMap((seat, i) => (lobby.botOf(seat) ? [i] : [])));
    this.#mix = new Mix({ room: room.code, game: room.games + 1 }, names, () => this.tell(), bots);
    return this.#mix;
  }

  async #run(mix: Mix, deal: (mixed: Mixed) => Promise<void>): Promise<void> {
    try {
      await deal(await mix.mixed);
    } catch (error) {
      this.end();
      this.#table.peers.say(NOT_DEALT);
      this.tell();
      throw error;
    }
  }

  #asked(peer: Peer, answer: (mix: Mix, seat: number) => void): void {
    const seat = this.#from.indexOf(seatOf(peer));
    if (!this.#mix || seat < 0) throw new Refuse('phase', 'No shuffle is being mixed.');
    answer(this.#mix, seat);
  }

  #dealtView(): MixView | null {
    const match = this.#host.match();
    if (!match?.mix) return null;
    const { secret, seats, ...place } = match.mix;
    const open = match.over;
    const names = this.#table.room.seats;
    return {
      ...place,
      stage: open ? 'open' : 'fixed',
      secret: open ? secret : '',
      seats: seats.map(({ commitment, bits }, seat) => ({
        name: names[seat]?.name ?? '',
        commitment,
        told: bits !== '',
        bits: open ? bits : '',
        ...(names[seat]?.bot && { bot: true }),
      })),
    };
  }
}
