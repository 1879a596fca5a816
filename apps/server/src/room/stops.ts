import {
  type Between,
  changePassing,
  defaultPassing,
  isPassed,
  type Passing,
  type PassingChange,
  type PassingView,
  passingNow,
  passingView,
  standsAside,
} from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { isSecret } from '../game/cover.ts';
import type { GameEvent } from '../game/gameEngine.ts';
import type { Match, Position } from '../game/match.ts';
import { type Peer, seatOf } from './peer.ts';
import type { Reseated } from './persons.ts';

const NOTHING = JSON.stringify({ full: false, pass: null, skips: [], auto: null } satisfies PassingView);
const isNothing = ({ full, pass, skips, auto, between }: PassingView): boolean =>
  !full && pass === null && skips.length === 0 && auto === null && between === undefined;

/** When the seats of the running game want to be asked in windows. Kept in memory: browsers resend it after a sync. */
export class Stops {
  readonly #changed: () => void;
  readonly #between: (seat: number) => Between | undefined;
  readonly #isMissed: (seat: number) => boolean;
  readonly #told = new WeakMap<Peer, string>();
  #match: Match | null = null;
  #seats = new Map<number, Passing>();
  /** The connection over which each seat set them. */
  readonly #by = new Map<number, Peer>();

  /**
   * `changed` is called when a player's settings change; it must update everything that depends on them. `between`:
   * when a seat is asked at a table by days, as stored in the room. `isMissed`: the seat's player is away.
   */
  constructor(
    changed: () => void,
    between: (seat: number) => Between | undefined,
    isMissed: (seat: number) => boolean,
  ) {
    this.#changed = changed;
    this.#between = between;
    this.#isMissed = isMissed;
  }

  change(peer: Peer, change: PassingChange): void {
    const seat = seatOf(peer);
    if (!this.#match) throw new Refuse('phase', 'There is no game under way.');
    const { view } = this.#match.shown(seat);
    this.#by.set(seat, peer);
    this.#seats.set(seat, changePassing(this.#of(seat), change, view, this.#match.lastEvent));
    this.#changed();
  }

  /**
   * Call whenever the position has changed, before it is shown: players learn of an automatic pass together with the
   * question.
   */
  update(match: Match | null, peers: Iterable<Peer>): void {
    if (this.#match !== match) this.#seats.clear();
    this.#match = match;
    for (const [seat, passing] of this.#seats) {
      if (!match) break;
      const events = passing.standing ? match.log(seat, passing.standing.since) : [];
      this.#seats.set(seat, passingNow(passing, match.shown(seat).view, events));
    }
    this.#tell(peers);
  }

  /** A seat has another player, whose page may have sent its own settings before that was stored. */
  follow(to: Reseated): void {
    for (const seat of [...this.#seats.keys()]) {
      const by = this.#by.get(seat);
      if (to(seat) !== seat && (by?.gone !== false || by.seat !== seat)) this.#seats.delete(seat);
    }
  }

  /** Where it is secret who could act, only what does not depend on the hand is passed for a player who is missed. */
  passes(seat: number): boolean {
    if (!this.#match) return false;
    const [passing, { view }] = [this.#of(seat), this.#match.shown(seat)];
    if (this.#isMissed(seat) && isSecret(this.#match, seat)) return standsAside({ ...passing, skips: [] }, view);
    return isPassed(passing, view);
  }

  /** The same at the position that these events lead to. */
  willPass(seat: number, next: Position, events: GameEvent[]): boolean {
    const [match, passing, { view }] = [this.#match, this.#of(seat), next.shown.get(seat)!];
    const since = passing.standing && match ? match.log(seat, passing.standing.since) : [];
    const told = match ? match.show(events, seat) : [];
    return isPassed(passingNow(passing, view, [...since, ...told]), view);
  }

  /** Each seat learns its own automatic passes, and nothing about the others'. */
  #tell(peers: Iterable<Peer>): void {
    for (const peer of peers) {
      if (!this.#match || peer.seat === null || !peer.synced) continue;
      const view = passingView(this.#of(peer.seat), this.#match.shown(peer.seat).view);
      const text = isNothing(view) ? NOTHING : JSON.stringify(view);
      if (text === (this.#told.get(peer) ?? NOTHING)) continue;
      this.#told.set(peer, text);
      peer.send('passing', view);
    }
  }

  /** Forget what this browser was told. */
  forget(peer: Peer): void {
    this.#told.delete(peer);
  }

  #of(seat: number): Passing {
    const passing = this.#seats.get(seat) ?? defaultPassing;
    const between = this.#between(seat);
    return between ? { ...passing, between } : passing;
  }
}
