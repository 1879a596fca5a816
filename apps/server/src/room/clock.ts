import type { Viewer } from '@smash/engine';
import { CLOCKS, type ClockMessage, type TableOptions } from '@smash/protocol';
import { BEAT_MS, standstillMs } from '../common/awakeTimer.ts';
import { Refuse } from '../common/refuse.ts';
import { monotonicMs } from '../common/time.ts';
import type { Match, Position } from '../game/match.ts';
import type { AskedTime, Times } from '../storage/rows.ts';
import type { Peer } from './peer.ts';
import { afterStandstill, timesAt, WAKE_MS, withAsked, withMore } from './times.ts';

interface Host {
  rule(): TableOptions['clock'];
  /** Number of the game at this table. */
  game(): number;
  /** Nothing can be answered now: clocks stand. */
  paused(): boolean;
  /** Does the table itself currently answer for the seat? */
  isAuto(seat: number): boolean;
  /** The stored times of a game by days. */
  stored(): Times | null;
  /** Changes them after pending writes. Rejects if that fails. */
  store(change: (times: Times | null) => Times | null): Promise<void>;
  /** Time is up: answers for the seat if the question is still open. */
  expire(seat: number, prompt: number): Promise<void>;
  /** The clocks have stood still, and everybody needs to know the times. */
  stood(): void;
}

/** Delay before retrying an answer that failed. */
const RETRY_MS = 500;
/** How many questions in a row are answered for one seat: its turn ends long before that. */
const MOST_EXPIRED = 60;

/**
 * Thinking time (ux §1.3): one budget per turn, which runs while its player is asked, and one per question to somebody
 * else. Players learn their own time and the turn's, never who else is asked (INFO-4). By minutes it is kept in memory:
 * it stops while the server is down or stands still, and a restart resets it. By days it is stored with every move and
 * has no timer here: the table is woken (deadlines.ts).
 */
export class Clock {
  readonly #host: Host;
  /** What each connection was told. */
  readonly #told = new WeakMap<Peer, string>();
  #match: Match | null = null;
  /** By minutes. */
  #live: Times | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** When the timer is to fire (monotonicMs). */
  #due = 0;
  /** Since when nothing can be stored (monotonicMs); null = it can. */
  #standsSince: number | null = null;
  /** How often the clocks have stood still. */
  #stood = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  get #terms() {
    const rule = this.#host.rule();
    return rule === 'off' ? null : CLOCKS[rule];
  }

  get #times(): Times | null {
    return this.#terms?.byDays ? this.#host.stored() : this.#live;
  }

  get #now(): number {
    const stands = this.#standsSince === null ? 0 : monotonicMs() - this.#standsSince;
    return (this.#terms?.byDays ? Date.now() : monotonicMs()) - stands;
  }

  /** Call whenever `paused` may have changed: what could not be used is not lost. */
  follow(): void {
    const since = this.#standsSince;
    if (this.#host.paused() === (since !== null)) return;
    this.#standsSince = since === null ? monotonicMs() : null;
    this.#addStandstill(since === null ? 0 : monotonicMs() - since);
    this.#arm();
    this.#host.stood();
  }

  #addStandstill(ms: number): void {
    this.#stood++;
    if (ms === 0) return;
    if (this.#live) this.#live = afterStandstill(this.#live, ms, monotonicMs());
    if (!this.#terms?.byDays) return;
    const later = (times: Times | null) => {
      this.#stood++;
      return times && afterStandstill(times, ms, Date.now());
    };
    void this.#host.store(later).catch(() => {});
  }

  /** True if the process did not run for a while: answers that arrived meanwhile may not have been read yet. */
  #hasSlept(): boolean {
    const late = this.#timer ? standstillMs(this.#due) : 0;
    if (late === 0) return false;
    this.#due += late;
    this.#addStandstill(late);
    return true;
  }

  /**
   * The times to store with a move by days that leads to this position; null = none. `game` and `isAuto`: as in Moment.
   */
  after(next: Position, game: number, isAuto: (seat: number) => boolean): Times | null {
    return this.#terms?.byDays ? this.#at(next.shown, game, isAuto) : null;
  }

  #at(shown: Position['shown'], game: number, isAuto: (seat: number) => boolean): Times | null {
    const rule = this.#host.rule();
    if (rule === 'off') return null;
    const view = (viewer: Viewer) => shown.get(viewer)!.view;
    return timesAt(this.#times, { rule, game, players: shown.size - 1, shown: view, isAuto, now: this.#now });
  }

  /** Call whenever the position, or which seats are answered for, has changed. */
  update(match: Match | null): void {
    this.#hasSlept();
    this.#match = this.#terms && !match?.over ? match : null;
    const now = () =>
      this.#match && this.#at(this.#match.now.shown, this.#host.game(), (seat) => this.#host.isAuto(seat));
    const times = now();
    if (!this.#terms?.byDays) {
      this.#live = times;
      return this.#arm();
    }
    this.close();
    // With a move it has been stored already.
    if (!isSame(times, this.#host.stored())) void this.#host.store(now).catch(() => {});
  }

  more(seat: number): void {
    const [times, terms] = [this.#times, this.#terms];
    if (!times?.asked.some((one) => one.seat === seat) || !terms)
      throw new Refuse('phase', 'Your clock is not running.');
    if (terms.byDays) throw new Refuse('phase', 'Tables by days take extra days automatically.');
    if (times.more[seat]! >= terms.mostMore)
      throw new Refuse('barred', `You have taken more time ${terms.mostMore} times in this game.`);
    this.#live = withMore(times, seat, terms.more, this.#now);
    this.#arm();
  }

  /** What this viewer is told; null = no clock. */
  view(viewer: Viewer): ClockMessage['clock'] {
    const [times, terms, now] = [this.#times, this.#terms, this.#now];
    if (!this.#match || !times || !terms) return null;
    const current = times.turn[2];
    const running = times.asked.find(({ seat, ofTurn }) => seat === current && ofTurn);
    const isPassed = viewer !== 'spectator' && this.#isDecoy(viewer) && this.#host.isAuto(viewer);
    const own = isPassed ? undefined : times.asked.find(({ seat, wakes }) => seat === viewer && !wakes);
    return {
      turn: current,
      turnMs: Math.round(running ? running.until - now : times.left),
      runs: running !== undefined && this.#standsSince === null,
      ownMs: own ? Math.round(own.until - now) : null,
      more: viewer === 'spectator' ? 0 : terms.mostMore - (times.more[viewer] ?? 0),
      byDays: terms.byDays,
    };
  }

  #isDecoy(seat: number): boolean {
    return this.#match?.shown(seat).view.prompt?.decoy === true;
  }

  /** Viewers are told when their own clock or the turn's starts or stops. */
  tell(peers: Iterable<Peer>): void {
    const times = this.#times;
    for (const peer of peers) {
      if (!peer.synced) continue;
      const clock = this.view(peer.viewer);
      // The browser counts down a running clock itself.
      const prompt = clock?.ownMs == null ? undefined : times?.asked.find(({ seat }) => seat === peer.seat)?.prompt;
      // Extra time under a mask is not reported to the others.
      const extra = clock?.runs ? times?.more[clock.turn] : undefined;
      const news = clock ? [times?.turn, clock.runs, prompt, clock.more, extra, this.#stood].join() : '';
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

  /** By days: a deadline may have passed. Answers for those whose extra days are used up as well. */
  async strike(): Promise<void> {
    for (let n = 0; n < MOST_EXPIRED && !this.#host.paused(); n++) {
      const times = this.#host.stored();
      if (!times) return;
      // Nothing runs any more.
      if (!this.#match) return this.#host.store(() => null);
      const due = times.asked.find(({ until }) => until <= Date.now());
      if (!due) return;
      await this.#strike(times, due);
    }
  }

  async #strike({ more }: Times, due: AskedTime): Promise<void> {
    const { seat, prompt, wakes } = due;
    const later = (ms: number) => this.#keep(due, (times, now) => withAsked(times, seat, { until: now + ms }));
    if (wakes) return later(WAKE_MS);
    const terms = this.#terms!;
    if (more[seat]! < terms.mostMore) return this.#keep(due, (times, now) => withMore(times, seat, terms.more, now));
    await this.#host.expire(seat, prompt).catch(() => {});
    // Only needed if the answer could not be made: retry it later.
    await later(RETRY_MS);
  }

  /** Changes the times of a question, if it is still open and its times are unchanged. */
  #keep({ seat, prompt, until }: AskedTime, change: (times: Times, now: number) => Times): Promise<void> {
    return this.#host.store((times) => {
      const same = times?.asked.some((one) => one.seat === seat && one.prompt === prompt && one.until === until);
      return times && same ? change(times, Date.now()) : times;
    });
  }

  #arm(): void {
    this.close();
    const times = this.#live;
    if (!times || times.asked.length === 0 || this.#standsSince !== null) return;
    const now = monotonicMs();
    this.#due = Math.max(now, Math.min(now + BEAT_MS, ...times.asked.map(({ until }) => until)));
    this.#timer = setTimeout(() => this.#fire(), this.#due - now);
    this.#timer.unref();
  }

  #fire(): void {
    if (this.#hasSlept()) {
      this.#arm();
      return this.#host.stood();
    }
    const now = monotonicMs();
    for (const { seat, prompt, until } of this.#live?.asked ?? []) {
      if (until > now || !this.#live) continue;
      // By now either the question has changed or the answer failed.
      this.#live = withAsked(this.#live, seat, { until: now + RETRY_MS });
      void this.#host.expire(seat, prompt).catch(() => {});
    }
    this.#arm();
  }
}

const isSame = (one: Times | null, other: Times | null): boolean => JSON.stringify(one) === JSON.stringify(other);
