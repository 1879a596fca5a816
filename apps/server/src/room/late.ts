import { type LateMessage, lateBy, type Resolved } from '@smash/protocol';
import { gone, Refuse } from '../common/refuse.ts';
import { monotonicMs } from '../common/time.ts';
import type { LateGame } from '../game/lateGame.ts';
import type { Match } from '../game/match.ts';
import type { RoomData } from '../storage/rows.ts';
import { hasRoomFor, hasSat, hasSeen, shownTo } from './browsers.ts';
import type { Connections } from './connections.ts';
import type { Peer } from './peer.ts';

interface Around {
  readonly peers: Connections;
  readonly room: RoomData;
}

/**
 * The most browsers of one address that are shown hands of a game. A table remembers a limited number, and strangers
 * can invent them.
 */
const EACH = 20;
/** ms between two messages to them, however fast the turns follow each other: the first may have 200 KB. */
const PACE_MS = 1000;

/** Spectators of a table whose rules show them all hands, two rounds late. */
export class LateHands {
  readonly #table: Around;
  /** The running game; null = none. */
  readonly #match: () => Match | null;
  readonly #keep: (change: (room: RoomData) => RoomData) => void;
  /** Browsers that were shown hands of this game, including those not stored yet. */
  readonly #seen = new Set<string>();

  /** What each of them was sent last. */
  readonly #sent = new WeakMap<Peer, LateGame | null>();
  /** When they were last told (monotonicMs). */
  #told = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;

  /** How many of them each address brought. */
  readonly #brought = new Map<string, number>();

  /** `keep`: stores a change of the room. */
  constructor(table: Around, match: () => Match | null, keep: (change: (room: RoomData) => RoomData) => void) {
    this.#table = table;
    this.#match = match;
    this.#keep = keep;
  }

  /**
   * Never for somebody whose browser holds, or held, a seat in this game, because a seat may have moved to another
   * device of the same player. A browser that does not identify itself, or came to take a seat, gets the ordinary
   * spectator's view.
   */
  sees({ seat, visitor, proof, address }: Peer): boolean {
    const { room } = this.#table;
    if (!this.#isRule || seat !== null || visitor === '' || proof !== '' || hasSat(room, visitor)) return false;
    return this.isKnown(visitor) || (hasRoomFor(room, visitor) && (this.#brought.get(address) ?? 0) < EACH);
  }

  /** Has this browser been shown hands of the game? */
  isKnown(visitor: string): boolean {
    return this.#seen.has(visitor) || hasSeen(this.#table.room, visitor);
  }

  /** What this spectator is shown now. */
  show(peer: Peer): LateMessage {
    peer.late = true;
    peer.stream.stop();
    const { visitor, address } = peer;
    if (address !== '' && !this.isKnown(visitor)) this.#brought.set(address, (this.#brought.get(address) ?? 0) + 1);
    this.#seen.add(visitor);
    this.#keep((room) => shownTo(room, visitor));
    this.#sent.set(peer, this.#match()?.late ?? null);
    return this.#message();
  }

  /** Call after every command: with each new turn, spectators see one more turn, or several a second later. */
  update(turned: boolean): void {
    if (!turned || this.#timer) return;
    const rest = this.#told + PACE_MS - monotonicMs();
    if (rest <= 0) void this.#tell();
    else this.#tellIn(rest);
  }

  #tellIn(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      void this.#tell();
    }, ms).unref();
  }

  /** Those who may not be sent more now get the newest turn once they may. */
  async #tell(): Promise<void> {
    const spectators = [...this.#table.peers].filter((one) => this.#isWatching(one));
    if (spectators.length === 0) return;
    this.#told = monotonicMs();
    const told = await Promise.all(spectators.map((peer) => this.#tellOne(peer).catch(() => false)));
    if (told.includes(false)) this.#tellIn(PACE_MS);
  }

  #isWatching(peer: Peer): boolean {
    return peer.late && peer.synced && !peer.gone && this.sees(peer);
  }

  /** False if it must wait. */
  async #tellOne(peer: Peer): Promise<boolean> {
    const isTold = () => this.#sent.get(peer) === (this.#match()?.late ?? null);
    if (isTold()) return true;
    if ((await peer.drained()) > 0) return false;
    if (isTold() || !this.#isWatching(peer)) return true;
    const [before, now] = [this.#sent.get(peer), this.#match()?.late];
    const change = before && now?.since(before);
    if (change) peer.send('lateChange', { game: this.#table.room.games, ...change });
    else peer.send('late', this.#message());
    this.#sent.set(peer, now ?? null);
    return true;
  }

  /** Another game. */
  forget(): void {
    this.#seen.clear();
    this.#brought.clear();
  }

  /**
   * Throws Refuse if this browser may know a hand of the game or does not identify itself: then it must not sit down.
   */
  needUnseen({ visitor, late }: Peer): void {
    if (!this.#isRule) return;
    if (late || visitor === '' || this.isKnown(visitor))
      throw new Refuse('taken', 'Spectators of this table see all hands, so they cannot take over a seat.');
  }

  get #isRule(): boolean {
    return this.#table.room.options.watchers === 'late' && this.#match() !== null;
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
