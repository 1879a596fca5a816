/** All connections of a table, and what is sent to them. */
import type { Messages } from '@smash/protocol';
import type { GameEvent } from '../game.ts';
import type { Match } from './match.ts';
import type { Peer } from './peer.ts';
import type { Undoing } from './undo.ts';

/** More than this at one table only watch: the rest are kept out, players never. */
const MOST_WATCHERS = 60;

export class Circle extends Set<Peer> {
  tell<T extends keyof Messages>(type: T, message: Messages[T], to: (peer: Peer) => boolean = () => true): void {
    for (const peer of this) if (peer.synced && to(peer)) peer.send(type, message);
  }

  say(text: string, to?: (peer: Peer) => boolean): void {
    this.tell('notice', { kind: 'table', text }, to);
  }

  /** What has changed for each of them. `cut` as in Feed.patch. */
  patch(match: Match, undoing: Undoing, events: GameEvent[], cut?: number): void {
    for (const peer of this) {
      const patch = peer.synced ? peer.feed.patch(match, events, undoing.view(peer.viewer), cut) : null;
      if (patch) peer.send('patch', patch);
    }
  }

  /** So many others watch already that this one has no place. */
  isCrowded(peer: Peer): boolean {
    return [...this].filter((one) => one !== peer && one.synced && one.seat === null).length >= MOST_WATCHERS;
  }

  isHere(seat: number): boolean {
    return [...this].some((peer) => peer.seat === seat);
  }

  /** The newest connection of a seat holds it. */
  hold(peer: Peer, seat: number): void {
    for (const other of this) {
      if (other === peer || other.seat !== seat) continue;
      // It gets nothing of the game until it syncs again, then as what it is by then.
      other.seat = null;
      other.synced = false;
      other.feed.stop();
      other.send('moved', { text: 'This seat moved to another tab.' });
    }
    peer.seat = seat;
  }
}
