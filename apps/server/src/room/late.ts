import { type LateMessage, lateBy, type Resolved } from '@smash/protocol';
import { gone, Refuse } from '../common/refuse.ts';
import type { Match } from '../game/match.ts';
import type { RoomData } from '../storage/rows.ts';
import { isSeated } from './browsers.ts';
import type { Connections } from './connections.ts';
import type { Peer } from './peer.ts';

interface Around {
  readonly peers: Connections;
  readonly room: RoomData;
}

/** Spectators of a table whose rules show them all hands, two rounds late. */
export class LateHands {
  readonly #table: Around;
  /** The game under way; null = none. */
  readonly #match: () => Match | null;
  /** Browsers that were, or could have been, shown hands of this game. */
  readonly #seen = new Set<string>();

  constructor(table: Around, match: () => Match | null) {
    this.#table = table;
    this.#match = match;
  }

  /**
   * Never somebody with a seat, or in whose browser there is one. Whoever does not say which browser it is, or came to
   * take a seat, sees what any spectator does.
   */
  sees({ seat, visitor, proof }: Peer): boolean {
    const { room } = this.#table;
    const isRule = room.options.watchers === 'late' && this.#match() !== null;
    return isRule && seat === null && visitor !== '' && proof === '' && !isSeated(room, visitor);
  }

  /** What this spectator is shown now. */
  show(peer: Peer): LateMessage {
    peer.late = true;
    peer.stream.stop();
    this.#seen.add(peer.visitor);
    return this.#message();
  }

  /** Call after every command: a turn later, spectators see a turn more. */
  update(turned: boolean): void {
    const spectators = turned ? [...this.#table.peers].filter((one) => one.late && one.synced && this.sees(one)) : [];
    if (spectators.length === 0) return;
    const message = this.#message();
    for (const peer of spectators) peer.send('late', message);
  }

  /** Another game. */
  forget(): void {
    this.#seen.clear();
  }

  /** Throws Refuse if this browser may know a hand of the game: nobody sits down with that. */
  needUnseen({ visitor, late }: Peer): void {
    if (late || (visitor !== '' && this.#seen.has(visitor)))
      throw new Refuse('taken', 'Spectators of this table see all hands, so they cannot take over a seat.');
  }

  explain(asked: Resolved<'explain'>) {
    return this.#match()?.late?.explain(asked) ?? [];
  }

  /** The log of those spectators comes with what they see: there are no older pages. */
  needLive(peer: Peer): void {
    if (peer.late) throw gone();
  }

  #message(): LateMessage {
    const match = this.#match();
    const from = lateBy(match?.setup.players ?? 0) + 1;
    const { shown } = match?.late ?? { shown: null };
    return { late: shown && { game: this.#table.room.games, ...shown }, from };
  }
}
