/** All connections of a table, and what they are sent. */
import type { Messages } from '@smash/protocol';
import type { GameEvent } from '../game/gameEngine.ts';
import type { Match } from '../game/match.ts';
import type { Peer } from './peer.ts';
import type { Undoing } from './undo.ts';

/** Maximum spectators per table: more are refused; players never are. */
const MOST_WATCHERS = 60;
/** Additional places for people who could still sit down, and how many of them per address. */
const MOST_HOPEFUL = 20;
const HOPEFUL_PER_ADDRESS = 2;

/** Browsers whose numbers are remembered, so that a returning one gets its number back. */
const MOST_NUMBERS = 500;

export class Connections extends Set<Peer> {
  readonly #numbers = new Map<string, number>();
  #last = 0;
  #opener = '';

  /**
   * The address of the first seated player since the table was loaded, usually the one who opened it; '' = nobody has
   * been here, or it is unknown.
   */
  get opener(): string {
    if (this.#opener === '') this.#opener = [...this].find(({ seat }) => seat !== null)?.address ?? '';
    return this.#opener;
  }

  override add(peer: Peer): this {
    if (peer.n === 0) peer.n = this.#numberOf(peer);
    return super.add(peer);
  }

  #numberOf({ visitor }: Peer): number {
    const n = this.#numbers.get(visitor) ?? ++this.#last;
    if (visitor === '') return n;
    // Newest last, so that the first is the one away longest.
    this.#numbers.delete(visitor);
    this.#numbers.set(visitor, n);
    if (this.#numbers.size > MOST_NUMBERS) this.#numbers.delete(this.#numbers.keys().next().value as string);
    return n;
  }

  /** Sent only if it differs from what this connection was last told; `empty` is its initial assumption. */
  update<T extends keyof Messages>(type: T, empty: Messages[T], of: (peer: Peer) => Messages[T]): void {
    for (const peer of this) {
      if (!peer.synced) continue;
      const message = of(peer);
      if (message === empty && !peer.told.has(type)) continue;
      const text = JSON.stringify(message);
      if (text === (peer.told.get(type) ?? JSON.stringify(empty))) continue;
      peer.told.set(type, text);
      peer.send(type, message);
    }
  }

  /** Numbers of the spectators. `isPlayer`: the browser holds a seat, and this is an additional connection. */
  watchers(isPlayer: (peer: Peer) => boolean): number[] {
    const watching = [...this].filter((peer) => peer.seat === null && peer.synced && !isPlayer(peer));
    return [...new Set(watching.map(({ n }) => n))].sort((a, b) => a - b);
  }

  /** The last message it gets from this table. */
  dismiss(peer: Peer, text: string): void {
    peer.send('out', { text });
    peer.gone = true;
    peer.synced = false;
    this.delete(peer);
    peer.close();
  }

  tell<T extends keyof Messages>(type: T, message: Messages[T], to: (peer: Peer) => boolean = () => true): void {
    for (const peer of this) if (peer.synced && to(peer)) peer.send(type, message);
  }

  say(text: string, to?: (peer: Peer) => boolean): void {
    this.tell('notice', { kind: 'table', text }, to);
  }

  /** What has changed for each of them. `cut` as in ViewStream.patch. */
  patch(match: Match, undoing: Undoing, events: GameEvent[], cut?: number): void {
    for (const peer of this) {
      const patch = peer.synced ? peer.stream.patch(match, events, undoing.view(peer.viewer), cut) : null;
      if (patch) peer.send('patch', patch);
    }
    match.settle();
  }

  /**
   * Are there too many spectators for another one, at the table or from that address (`each`; 0 = no limit)? While a
   * seat is free there is room for a few more, so that a crowd cannot keep out people who could sit down.
   */
  isCrowded(peer: Peer, hasFreeSeat: boolean, each = 0): boolean {
    const watching = [...this].filter((one) => one !== peer && one.synced && one.seat === null);
    const sameAddress = watching.filter(({ address }) => address === peer.address).length;
    if (each > 0 && sameAddress >= each) return true;
    if (watching.length < MOST_WATCHERS) return false;
    return !hasFreeSeat || watching.length >= MOST_WATCHERS + MOST_HOPEFUL || sameAddress >= HOPEFUL_PER_ADDRESS;
  }

  isHere(seat: number): boolean {
    for (const peer of this) if (peer.seat === seat) return true;
    return false;
  }

  /** A seat belongs to its newest connection. */
  hold(peer: Peer, seat: number): void {
    for (const other of this) {
      if (other === peer || other.seat !== seat) continue;
      // It gets nothing of the game until it syncs again in its new role.
      other.seat = null;
      other.synced = false;
      other.stream.stop();
      other.send('moved', { text: 'This seat is open in another tab or on another device.' });
    }
    peer.seat = seat;
  }
}
