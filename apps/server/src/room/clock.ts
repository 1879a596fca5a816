import type { Viewer } from '@smash/engine';
import { CLOCKS, type ClockMessage, DRAFT_MS, MORE_MS, MOST_MORE, type TableOptions } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { monotonicMs } from '../common/time.ts';
import type { Match } from '../game/match.ts';
import type { Peer } from './peer.ts';

interface Host {
  rule(): TableOptions['clock'];
  /** Nothing can be answered now: no clock runs. */
  paused(): boolean;
  /** Time is up: answers for the seat if the question is still open. */
  expire(seat: number, prompt: number): void;
}

interface Asked {
  readonly prompt: number;
  /** It uses up the turn's time. */
  readonly ofTurn: boolean;
  /** When the time runs out. */
  until: number;
}

/** Delay before retrying an answer that failed. */
const RETRY_MS = 500;

/**
 * Thinking time (ux §1.3): one budget per turn, which runs while its player is asked, and one per question to somebody
 * else. Players learn their own time and the turn's, never who else is asked (INFO-4). Kept in memory: it stops while
 * the server is down, and a restart resets it.
 */
export class Clock {
  readonly #host: Host;
  /** What each connection was told. */
  readonly #told = new WeakMap<Peer, string>();
  #match: Match | null = null;
  #turn = '';
  readonly #asked = new Map<number, Asked>();
  /** How often a seat took extra time in this game. */
  readonly #more = new Map<number, number>();
  /** Time left in the current player's turn. */
  #left = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Call whenever the position has changed. */
  update(match: Match | null): void {
    const rule = this.#host.rule();
    if (this.#match?.id !== match?.id) {
      this.#asked.clear();
      this.#more.clear();
      this.#turn = '';
    }
    this.#match = rule === 'off' ? null : match;
    if (rule === 'off' || !match || match.over) {
      this.#match = null;
      return this.close();
    }
    const { turnMs, askMs } = CLOCKS[rule];
    const table = match.shown('spectator').view;
    const current = table.draft ? -1 : (table.current ?? -1);
    const turn = `${match.id}/${table.turn}/${current}`;
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#asked.clear();
      this.#left = turnMs;
    }
    // A question under a mask does not use the turn's time: the clock would reveal who is asked.
    const isOpen = table.waiting?.seats?.includes(current) === true;
    for (let seat = 0; seat < match.setup.players; seat++) {
      const { prompt } = match.shown(seat).view;
      const before = this.#asked.get(seat);
      if (before && before.prompt === prompt?.id) continue;
      if (before?.ofTurn) this.#left = leftOf(before);
      this.#asked.delete(seat);
      // Prompts that nobody else can answer are passed by the cover.
      if (!prompt || prompt.decoy) continue;
      const ofTurn = seat === current && isOpen;
      const left = ofTurn ? this.#left : table.draft ? DRAFT_MS : askMs;
      this.#asked.set(seat, { prompt: prompt.id, ofTurn, until: monotonicMs() + left });
    }
    this.#arm();
  }

  more(seat: number): void {
    const asked = this.#asked.get(seat);
    const used = this.#more.get(seat) ?? 0;
    if (!asked) throw new Refuse('phase', 'Your clock is not running.');
    if (used >= MOST_MORE) throw new Refuse('barred', `You have taken more time ${MOST_MORE} times in this game.`);
    this.#more.set(seat, used + 1);
    asked.until += MORE_MS;
    this.#arm();
  }

  /** What this viewer is told; null = no clock. */
  view(viewer: Viewer): ClockMessage['clock'] {
    if (!this.#match) return null;
    const table = this.#match.shown('spectator').view;
    const current = table.draft ? -1 : (table.current ?? -1);
    const asked = this.#asked.get(current);
    const running = asked?.ofTurn ? asked : undefined;
    const own = viewer === 'spectator' ? undefined : this.#asked.get(viewer);
    return {
      turn: current,
      turnMs: Math.round(running ? leftOf(running) : this.#left),
      runs: running !== undefined,
      ownMs: own ? Math.round(leftOf(own)) : null,
      more: viewer === 'spectator' ? 0 : MOST_MORE - (this.#more.get(viewer) ?? 0),
    };
  }

  /** Viewers are told when their own clock or the turn's starts or stops. */
  tell(peers: Iterable<Peer>): void {
    for (const peer of peers) {
      if (!peer.synced) continue;
      const clock = this.view(peer.viewer);
      // The browser counts down a running clock itself.
      const prompt = peer.seat === null ? undefined : this.#asked.get(peer.seat)?.prompt;
      // Extra time under a mask is not reported to the others.
      const extra = clock?.runs ? this.#more.get(clock.turn) : undefined;
      const news = clock ? [this.#turn, clock.runs, prompt, clock.more, extra].join() : '';
      if (news === (this.#told.get(peer) ?? '')) continue;
      this.#told.set(peer, news);
      peer.send('clock', { clock });
    }
  }

  /** Forget what this browser was told. */
  forget(peer: Peer): void {
    this.#told.delete(peer);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #arm(): void {
    this.close();
    if (this.#asked.size === 0) return;
    const next = Math.min(...[...this.#asked.values()].map(leftOf));
    this.#timer = setTimeout(() => this.#fire(), Math.max(0, next));
    this.#timer.unref();
  }

  #fire(): void {
    for (const [seat, asked] of this.#asked) {
      if (leftOf(asked) > 0) continue;
      // By now either the question has changed or the answer failed.
      asked.until = monotonicMs() + RETRY_MS;
      if (!this.#host.paused()) this.#host.expire(seat, asked.prompt);
    }
    this.#arm();
  }
}

const leftOf = ({ until }: Asked): number => until - monotonicMs();
