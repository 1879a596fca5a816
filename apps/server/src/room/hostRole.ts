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
 * waited for, and at once when the host has conceded and somebody present has not. While nobody else is there, that time
 * does not run: the host may be sending the link. The seat stays the former host's.
 */
export class HostRole {
  readonly #core: RoomCore;
  readonly #people: lobby.People;
  /** Does being away count now? */
  readonly #counts: () => boolean;
  /** The seat of a host who is absent or has conceded; null = the host stays, or absence does not count. */
  #seat: number | null = null;
  #timer: AwakeTimer | null = null;
  /** Being stored. */
  #passing = false;

  constructor(core: RoomCore, people: lobby.People, counts: () => boolean) {
    this.#core = core;
    this.#people = people;
    this.#counts = counts;
  }

  /** Call after every change of the table. */
  update(): void {
    if (!this.#counts() || this.#next() === this.#core.data) this.close();
    else if (lobby.isHostHere(this.#core.data, this.#people)) {
      this.#seat = this.#core.data.host;
      this.#pass();
    } else if (this.#seat !== this.#core.data.host) this.#wait();
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
        // Meanwhile the host has come back, or the others have gone or conceded.
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
    return lobby.passOn(this.#core.data, this.#people);
  }
}
