import type { Viewer } from '@smash/engine';
import { CLOCKS, type ClockMessage, DRAFT_MS, MORE_MS, MOST_MORE, type TableOptions } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { monotonicMs } from '../common/time.ts';
import type { Match } from '../game/match.ts';
import type { Peer } from './peer.ts';

interface Host {
  rule(): TableOptions['clock'];
  /** Nothing can be answered now: nobody's time runs. */
  paused(): boolean;
  /** The time is up: answers for the seat, if it is still asked this. */
  expire(seat: number, prompt: number): void;
}

interface Asked {
  readonly prompt: number;
  /** It uses up the time of the turn. */
  readonly ofTurn: boolean;
  /** When the time is up. */
  until: number;
}

/** An answer that could not be made is made so much later. */
const RETRY_MS = 500;

/**
 * Time to think (ux §1.3): so much for a turn, which runs while its player is asked, and so much for each question to
 * somebody else. A player hears of the own time and of that of the turn, never who else is asked (INFO-4). Kept in memory:
 * it does not run while the server is down, and begins anew with it.
 */
export class Clock {
  readonly #host: Host;
  /** What each connection was told. */
  readonly #told = new WeakMap<Peer, string>();
  #match: Match | null = null;
  #turn = '';
  readonly #asked = new Map<number, Asked>();
  /** How often a seat took more time in this game. */
  readonly #more = new Map<number, number>();
  /** Left for the turn of the current player. */
  #left = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  /** To be called whenever the position has changed. */
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
    // What a player is asked behind a mask is no part of the turn: its clock would tell who is asked.
    const isOpen = table.waiting?.seats?.includes(current) === true;
    for (let seat = 0; seat < match.setup.players; seat++) {
      const { prompt } = match.shown(seat).view;
      const before = this.#asked.get(seat);
      if (before && before.prompt === prompt?.id) continue;
      if (before?.ofTurn) this.#left = leftOf(before);
      this.#asked.delete(seat);
      // What nobody can answer otherwise is passed by the cover.
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
    if (!asked) throw new Refuse('phase', 'Your clock does not run.');
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

  /** Each hears when its clock or that of the turn starts or stands. */
  tell(peers: Iterable<Peer>): void {
    for (const peer of peers) {
      if (!peer.synced) continue;
      const clock = this.view(peer.viewer);
      // What only runs on is counted by the browser.
      const prompt = peer.seat === null ? undefined : this.#asked.get(peer.seat)?.prompt;
      // More time behind a mask is no news to the others.
      const extra = clock?.runs ? this.#more.get(clock.turn) : undefined;
      const news = clock ? [this.#turn, clock.runs, prompt, clock.more, extra].join() : '';
      if (news === (this.#told.get(peer) ?? '')) continue;
      this.#told.set(peer, news);
      peer.send('clock', { clock });
    }
  }

  /** The browser knows nothing (any more) of what it was told. */
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
      // Longer than that it is not asked the same, or it could not be done.
      asked.until = monotonicMs() + RETRY_MS;
      if (!this.#host.paused()) this.#host.expire(seat, asked.prompt);
    }
    this.#arm();
  }
}

const leftOf = ({ until }: Asked): number => until - monotonicMs();
