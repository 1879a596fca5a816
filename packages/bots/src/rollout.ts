import type { Ask, Playout, Seat } from '@smash/engine/seal';
import { Allowance, type Counter, play } from './counter.ts';
import type { Evaluator } from './evaluator.ts';
import { Experience, hopeOf, meanOf, note, type Past } from './experience.ts';
import { discardsOf } from './hand.ts';
import { answerAtRandom, NOISE, QUESTIONS } from './policy.ts';
import type { Random } from './random.ts';

/** How many answers to one question are tried. */
export interface Few {
  /** How many of the best answers so far. */
  known: number;
  /** How many new answers. */
  fresh: number;
  /** How much to favour answers that are good only sometimes. */
  bold: number;
  /** How many answers with several picks. */
  several: number;
}

/** Stands for picking nothing. */
const PASS = -1;
const pickOf = (option: number): number[] => (option === PASS ? [] : [option]);

/** Plays games out for one search: each answer by looking one answer ahead at those that have done well so far. */
export class Rollout {
  private readonly random: Random;
  private readonly counter: Counter;
  private readonly evaluator: Evaluator;
  private readonly few: Few;
  private readonly experience = new Experience();
  private allowance: Allowance;
  /** The fork that was chosen last, and what it was found to be worth to whom. */
  private chosen: { fork: Playout; seq: number; seat: Seat; worth: number } | null = null;

  constructor(random: Random, counter: Counter, evaluator: Evaluator, few: Few) {
    this.random = random;
    this.counter = counter;
    this.evaluator = evaluator;
    this.few = few;
    this.allowance = new Allowance(counter, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** Until the next call, looking ahead may cost that much; after that everybody answers by heart. */
  allow(nodes: number, steps: number): void {
    this.allowance = new Allowance(this.counter, nodes, steps);
  }

  get isSpent(): boolean {
    return this.allowance.isUp();
  }

  /** The game after its open question: this one, modified, or one of its forks. */
  goOn(playout: Playout, ask: Ask): Playout {
    if (this.isSpent) {
      play(playout, ask, this.byHeart(playout, ask), this.counter);
      return playout;
    }
    if (ask.max !== 1) {
      play(playout, ask, this.several(playout, ask), this.counter);
      return playout;
    }
    const records = this.experience.of(playout, ask);
    const tried = this.toTry(ask, records);
    if (tried.length === 1) return this.answered(playout, ask, tried[0]!);
    const now = this.valueOf(playout, ask.seat);
    let best = Number.NEGATIVE_INFINITY;
    let pick = tried[0]!;
    let result: Playout | null = null;
    let value = 0;
    for (const option of tried) {
      if (this.isSpent) break;
      const [worth, after] = this.look(playout, ask, pickOf(option));
      if (option !== PASS) note(records[option]!, worth - now);
      const noisy = worth + this.random() * NOISE;
      if (noisy <= best) continue;
      best = noisy;
      pick = option;
      result = after;
      value = worth;
    }
    if (!result) return this.answered(playout, ask, pick);
    this.chosen = { fork: result, seq: result.state.seq, seat: ask.seat, worth: value };
    return result;
  }
  /** What the table is worth to that seat now: known if the last answer has led here. */
  private valueOf(playout: Playout, seat: Seat): number {
    const { chosen } = this;
    const isKnown = chosen?.fork === playout && chosen.seq === playout.state.seq && chosen.seat === seat;
    return isKnown ? chosen.worth : this.evaluator.value(playout, seat);
  }

  private answered(playout: Playout, ask: Ask, option: number): Playout {
    play(playout, ask, pickOf(option), this.counter);
    return playout;
  }

  /** What the table is worth after the answer, and the game there if nobody was asked on the way. */
  private look(playout: Playout, ask: Ask, pick: number[]): [worth: number, after: Playout | null] {
    if (ask.kind === 'play' && ask.options[pick[0]!]?.verb === 'end')
      return [this.evaluator.valueOfEnding(playout, ask.seat), null];
    const fork = playout.fork();
    play(fork, ask, pick, this.counter);
    let isAsked = false;
    for (let n = 0; n < QUESTIONS; n++) {
      const next = fork.state.asks[0];
      if (!next || next.kind === 'play') break;
      isAsked = true;
      play(fork, next, this.byHeart(fork, next), this.counter);
    }
    return [this.evaluator.value(fork, ask.seat), isAsked ? null : fork];
  }

  /** Answers without looking ahead: prefers answers that have been good so far, then new ones, then bad ones. */
  private byHeart(playout: Playout, ask: Ask): number[] {
    if (ask.kind === 'discard') return discardsOf(playout, ask);
    if (ask.max !== 1 || ask.options.length === 0) return answerAtRandom(playout, ask, this.random);
    const records = this.experience.of(playout, ask);
    let best = ask.min === 0 ? this.random() * NOISE : Number.NEGATIVE_INFINITY;
    let pick: number[] = [];
    records.forEach((record, option) => {
      const worth = meanOf(record) + this.random() * NOISE;
      if (worth <= best) return;
      best = worth;
      pick = [option];
    });
    return pick;
  }

  /** One of each kind: the best known ones, some new ones, and always ending the turn. */
  private toTry(ask: Ask, records: readonly Past[]): number[] {
    const seen = new Set<Past>();
    const known: number[] = [];
    const fresh: number[] = [];
    const always: number[] = ask.min === 0 ? [PASS] : [];
    records.forEach((record, option) => {
      if (seen.has(record)) return;
      seen.add(record);
      if (ask.options[option]!.verb === 'end') always.push(option);
      else (record.n > 0 ? known : fresh).push(option);
    });
    const more = Math.max(0, this.few.fresh + this.few.known - known.length);
    const some = this.some(fresh, Math.max(this.few.fresh, more));
    known.sort((a, b) => hopeOf(records[b]!, this.few.bold) - hopeOf(records[a]!, this.few.bold));
    return [...known.slice(0, this.few.known), ...some, ...always];
  }

  private some(list: number[], count: number): number[] {
    for (let i = 0; i < Math.min(count, list.length); i++) {
      const j = i + Math.floor(this.random() * (list.length - i));
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list.slice(0, count);
  }

  private several(playout: Playout, ask: Ask): number[] {
    if (ask.kind === 'discard') return discardsOf(playout, ask);
    const answers = playout.answers(ask, this.few.several, this.random);
    let best = Number.NEGATIVE_INFINITY;
    let pick = answers[0]!;
    if (answers.length === 1) return pick;
    for (const answer of answers) {
      if (this.isSpent) break;
      const worth = this.look(playout, ask, answer)[0] + this.random() * NOISE;
      if (worth <= best) continue;
      best = worth;
      pick = answer;
    }
    return pick;
  }
}
