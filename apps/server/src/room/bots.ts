import { randomPick } from '@smash/bots';
import type { PromptView } from '@smash/engine';
import type { BotLevel, BotStyle } from '@smash/protocol';
import type { Thinker } from '../bots/thread.ts';
import { log } from '../common/log.ts';
import { monotonicMs } from '../common/time.ts';
import type { Match } from '../game/match.ts';
import { BotPace } from './botPace.ts';

/** Every move stays visible for this long, in ms, before a bot makes the next one. */
const PACE_MS = 900;
/** Delay before a bot retries an answer that failed. */
const RETRY_MS = 2000;

/** What the bots of a table need from it. */
interface Host {
  /** The bot that plays for that seat now. */
  level(seat: number): BotLevel | undefined;
  /** How that bot plays. */
  style(seat: number): BotStyle | undefined;
  /** Is the question passed for the seat without thinking? */
  passes(seat: number): boolean;
  /** On whose behalf they think, see Asker. */
  owner(): string;
  /** Is a seated player present? Bots do not play for spectators alone. */
  isPlayed(): boolean;
  /** Is it secret that this seat is asked (INFO-4)? */
  isHidden(seat: number): boolean;
  /** Answers as a player would. Throws Refuse. */
  answer(seat: number, prompt: number, pick: number[]): Promise<void>;
  /** The same for a hidden question, at the moment the room passes for the others. */
  answerCovered(seat: number, prompt: number, pick: () => number[]): Promise<void>;
}

/**
 * Answers for the bots of a table, one question after the other, by the same path as people. Hidden questions are
 * answered all at once, so that nobody notices that a bot has something to think about or waits for another bot.
 */
export class BotSeats {
  readonly #host: Host;
  readonly #thinker: Thinker | null;
  readonly #pace: BotPace;
  readonly #timers = new Set<NodeJS.Timeout>();
  #match: Match | null = null;
  #busy = false;
  /** The hidden questions that are being answered, or passed, by seat. */
  readonly #hidden = new Map<number, number>();
  /** What is being thought about, and whether it is still needed. */
  readonly #thoughts = new Map<AbortController, () => boolean>();
  #closed = false;

  /** @param thinker null: bots guess */
  constructor(host: Host, thinker: Thinker | null, paceMs = PACE_MS) {
    this.#host = host;
    this.#thinker = thinker;
    this.#pace = new BotPace(paceMs);
  }

  /** Call whenever the position, the seats or the people at the table have changed. */
  update(match: Match | null): void {
    const isOther = match !== this.#match;
    this.#match = match;
    for (const [seat, prompt] of this.#hidden)
      if (isOther || this.#open(seat)?.id !== prompt) this.#hidden.delete(seat);
    this.#dropThoughts();
    this.#go();
  }

  close(): void {
    this.#closed = true;
    this.#dropThoughts();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #go(): void {
    if (this.#closed) return;
    this.#goHidden();
    if (this.#busy) return;
    const seat = this.#next();
    if (seat === null) return;
    this.#busy = true;
    this.#answer(seat)
      .catch(async (error) => {
        log('bot could not answer', { seat, error });
        await this.#wait(RETRY_MS);
      })
      .finally(() => {
        this.#busy = false;
        this.#go();
      });
  }

  /** Runs even while bots pause: their questions must not stay open longer than the others' decoys. */
  #goHidden(): void {
    for (let seat = 0; this.#match && seat < this.#match.setup.players; seat++) {
      const prompt = this.#open(seat);
      if (!prompt || !this.#host.isHidden(seat) || this.#hidden.get(seat) === prompt.id) continue;
      this.#hidden.set(seat, prompt.id);
      if (this.#host.passes(seat)) {
        this.#seemToThink(this.#match, seat, prompt);
        continue;
      }
      void this.#answerHidden(this.#match, seat, prompt).finally(() => {
        if (this.#hidden.get(seat) === prompt.id) this.#hidden.delete(seat);
        this.#go();
      });
    }
  }

  /** The question to a bot on that seat, even if it is passed. */
  #open(seat: number): PromptView | null {
    return this.#host.level(seat) ? (this.#match?.shown(seat).view.prompt ?? null) : null;
  }

  /** The question that a bot on that seat is to answer. */
  #asked(seat: number): PromptView | null {
    return this.#host.passes(seat) ? null : this.#open(seat);
  }

  /** The first bot with a question that is not hidden. */
  #next(): number | null {
    const match = this.#match;
    if (!match || match.over || !this.#host.isPlayed()) return null;
    for (let seat = 0; seat < match.setup.players; seat++) {
      const prompt = this.#asked(seat);
      if (prompt && !this.#host.isHidden(seat) && this.#hidden.get(seat) !== prompt.id) return seat;
    }
    return null;
  }

  async #answer(seat: number): Promise<void> {
    const match = this.#match as Match;
    const { n } = match.now;
    const { id } = match.shown(seat).view.prompt!;
    const isOpen = () => this.#match === match && match.now.n === n && this.#host.level(seat) !== undefined;
    const shown = this.#shownAfter();
    const pick = await this.#think(match, seat, isOpen);
    if (isOpen()) await shown();
    // If something has happened meanwhile, think again.
    if (this.#closed || !isOpen()) return;
    await this.#host.answer(seat, id, pick);
  }

  /** A bot that is still thinking when the others' covers pass, passes with them. */
  async #answerHidden(match: Match, seat: number, prompt: PromptView): Promise<void> {
    const otherwise = prompt.optional ? [] : randomPick(match.shown(seat).view, Math.random);
    let pick = otherwise;
    let isOpen = true;
    const isAsked = () => isOpen && this.#match === match && this.#open(seat)?.id === prompt.id;
    const shown = this.#shownAfter();
    const act = async () => {
      pick = await this.#think(match, seat, isAsked, true);
      if (prompt.kind !== 'react' || pick.length === 0) return;
      // Acting is visible, so wait until the previous move has been seen.
      await shown();
      if (isOpen && !this.#closed) await this.#host.answer(seat, prompt.id, pick);
    };
    act().catch((error) => log('bot could not act', { seat, error }));
    while (isOpen && !this.#closed) {
      try {
        await this.#host.answerCovered(seat, prompt.id, () => pick);
        isOpen = false;
        this.#dropThoughts();
      } catch (error) {
        log('bot could not answer', { seat, error });
        pick = otherwise;
        await this.#wait(RETRY_MS);
      }
    }
  }

  /** Call before thinking; then waits until the answer is to be shown. */
  #shownAfter(): () => Promise<void> {
    const [from, shownAfter] = [monotonicMs(), this.#pace.begin()];
    return () => {
      const tookMs = monotonicMs() - from;
      return this.#wait(shownAfter(tookMs) - tookMs);
    };
  }

  /** What the room passes for it costs the thread as much as what it answers: others could measure how busy that is. */
  #seemToThink(match: Match, seat: number, { id }: PromptView): void {
    void this.#think(match, seat, () => this.#match === match && this.#open(seat)?.id === id, true);
  }

  /**
   * Guesses if nobody can think, or once the question is no longer open. `covered`: keeps its place in the queue until
   * then.
   */
  async #think(match: Match, seat: number, isOpen: () => boolean, covered = false): Promise<number[]> {
    const seen = match.seenBy(seat);
    const guess = () => randomPick(seen.view, Math.random);
    if (!this.#thinker) return guess();
    const controller = new AbortController();
    this.#thoughts.set(controller, isOpen);
    const asker = { owner: this.#host.owner(), signal: controller.signal, covered };
    try {
      const level = this.#host.level(seat) as BotLevel;
      return (await this.#thinker.think(level, seen, asker, this.#host.style(seat))).pick;
    } catch {
      return guess();
    } finally {
      if (!covered) this.#thoughts.delete(controller);
    }
  }

  #dropThoughts(): void {
    for (const [controller, isOpen] of this.#thoughts) {
      if (!this.#closed && isOpen()) continue;
      controller.abort();
      this.#thoughts.delete(controller);
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(
        () => {
          this.#timers.delete(timer);
          done();
        },
        Math.max(0, ms),
      );
      timer.unref();
      this.#timers.add(timer);
    });
  }
}
