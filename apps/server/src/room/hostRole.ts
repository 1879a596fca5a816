import { AwakeTimer } from '../common/awakeTimer.ts';
import { log } from '../common/log.ts';
import { Refuse } from '../common/refuse.ts';
import { GRACE_MS } from './absence.ts';
import type { RoomCore } from './core.ts';
import * as lobby from './lobby.ts';
import type { Reseated } from './persons.ts';

/** When to try again while a game is being dealt, or nothing can be stored. */
const RETRY_MS = 2000;

/**
 * Passes the role of host to the next player present when the host has been away for as long as any absent player is
 * waited for. While nobody else is there, that time does not run: the host may be sending the link. The seat stays the
 * former host's.
 */
export class HostRole {
  readonly #core: RoomCore;
  /** Does being away count now? */
  readonly #counts: () => boolean;
  /** The absent host's seat; null = the host is here, or does not count as absent. */
  #seat: number | null = null;
  #timer: AwakeTimer | null = null;
  /** Being stored. */
  #passing = false;

  constructor(core: RoomCore, counts: () => boolean) {
    this.#core = core;
    this.#counts = counts;
  }

  /** Call after every change of the table. */
  update(): void {
    const isNeeded = !lobby.isHostHere(this.#core.data, this.#isHere) && this.#next() !== this.#core.data;
    if (!this.#counts() || !isNeeded) this.close();
    else if (this.#seat !== this.#core.data.host) this.#wait();
    else if (this.#timer === null) this.#pass();
  }

  follow(to: Reseated): void {
    if (this.#seat !== null) this.#seat = to(this.#seat);
  }

  close(): void {
    this.#timer?.cancel();
    this.#timer = null;
    this.#seat = null;
  }

  readonly #isHere = (seat: number): boolean => this.#core.peers.isHere(seat);

  #wait(): void {
    this.close();
    this.#seat = this.#core.data.host;
    this.#after(GRACE_MS);
  }

  #after(ms: number): void {
    this.#timer = new AwakeTimer(ms, () => {
      this.#timer = null;
      this.update();
    });
  }

  #pass(): void {
    if (this.#passing) return;
    this.#passing = true;
    this.#core
      .change(async () => {
        const [next, { host }] = [this.#next(), this.#core.data];
        // Meanwhile the host has come back, or the others have gone.
        if (this.#seat !== host || next === this.#core.data) return;
        await this.#core.keep(next);
        this.#core.announceHost(host);
      })
      .catch((error) => {
        if (this.#core.closed) return;
        if (!(error instanceof Refuse)) log('host not passed on', { room: this.#core.code, error });
        if (this.#seat !== null && this.#timer === null) this.#after(RETRY_MS);
      })
      .finally(() => {
        this.#passing = false;
      });
  }

  #next() {
    return lobby.passOn(this.#core.data, this.#isHere);
  }
}
