import { type Ask, NOBODY, type State } from '@smash/engine';
import { StepFailed } from './errors.ts';
import { isWindow, names, type Playthrough, passOthers, pick, printAsk, printAsks, questionOf } from './playthrough.ts';
import { findCards, isKnown, parseRef, queryOf } from './refs.ts';

/** One text of an answer list. */
interface Token {
  text: string;
  /** Written "?X": dropped if no question accepts it. */
  optional: boolean;
  /** The card whose destination this is, if the list says so. */
  of: string;
}

const tokenOf = (text: string): Token =>
  text.startsWith('?') && text.length > 1
    ? { text: text.slice(1), optional: true, of: '' }
    : { text, optional: false, of: '' };

/**
 * Uses up a list of answers over as many questions to the seat as needed, so that no scenario depends on how questions
 * are split. The plain reading comes first; other ways to spread the same answers are tried only if it fails.
 */
export function answer(table: Playthrough, seat: number, texts: readonly string[]): Playthrough {
  const tokens = texts.map(tokenOf);
  const binding = tokens.some((t) => !t.optional);
  const start = binding ? passOthers(table, seat) : table;
  const search = new Search(seat, start.commands.length);
  const done = search.solve(start, tokens);
  if (!done) throw new StepFailed(search.reason);
  return done;
}

type Way = () => Playthrough | null;

class Search {
  reason = 'no answer fits';
  private deepest = -1;
  private nodes = 0;
  private readonly seat: number;
  /** The number of commands before the first answer. */
  private readonly before: number;
  constructor(seat: number, before: number) {
    this.seat = seat;
    this.before = before;
  }

  solve(table: Playthrough, tokens: readonly Token[]): Playthrough | null {
    const head = tokens[0];
    if (!head) return table;
    if (++this.nodes > 3000) return null;
    const ask = questionOf(table.state, this.seat);
    if (!ask) return this.unasked(table, tokens, head);
    for (const way of this.ways(table, ask, tokens, head)) {
      const done = way();
      if (done) return done;
    }
    this.fail(table, `"${head.text}" does not fit: ${printAsk(table.state, ask)}`);
    return null;
  }

  private fail(table: Playthrough, reason: string): void {
    if (table.commands.length <= this.deepest) return;
    this.deepest = table.commands.length;
    this.reason = reason;
  }

  private unasked(table: Playthrough, tokens: readonly Token[], head: Token): Playthrough | null {
    if (tokens.some((t) => !t.optional)) {
      // Other seats may have to pass before this one is asked again.
      const passed = passOthers(table, this.seat);
      if (passed !== table) {
        const done = this.solve(passed, tokens);
        if (done) return done;
      }
    }
    if (head.optional) return this.solve(table, tokens.slice(1));
    this.fail(table, `"${head.text}" answers no question: ${printAsks(table.state)}`);
    return null;
  }

  /** Possible readings of the next tokens for this question, the plain one first. */
  private *ways(table: Playthrough, ask: Ask, tokens: readonly Token[], head: Token): Generator<Way> {
    const { state } = table;
    const rest = tokens.slice(1);
    const fits = (text: string): boolean => ask.options.some((o) => names(state, o, text));
    const ofThis = tokens.find((t) => t.of !== '' && ask.title.includes(t.of) && fits(t.text));
    if (ofThis && ofThis !== head) {
      const at = tokens.indexOf(ofThis);
      yield () => this.solve(table, [ofThis, ...tokens.slice(0, at), ...tokens.slice(at + 1)]);
      return;
    }
    if (head.text.includes('>') && !isKnown(head.text) && !fits(head.text)) {
      yield () => this.solve(table, tokens.flatMap(parted));
      return;
    }
    const paired = pairedWith(state, ask, head, rest[0]);
    yield* this.leading(table, ask, tokens);
    if (paired >= 0) yield () => this.solve(pick(table, ask, [paired]), rest.slice(1));
    if (ask.min === 0 && (head.text === 'done' || head.text === 'no' || (head.text === 'pass' && isWindow(ask))))
      yield () => this.solve(pick(table, ask, []), rest);
    if (fits(head.text)) {
      yield* this.scattered(table, ask, tokens);
      return;
    }
    const hasYes = ask.options.some((o) => o.key === 'yes');
    if (head.text === 'yes') {
      const isOffer = ask.min === 0 && ask.options.length === 1 && !isWindow(ask);
      // The step names only the card that asks: it takes the only option.
      const isAll = table.commands.length === this.before && rest.every((t) => namesSource(state, ask, t.text));
      if (isOffer && isAll) yield () => this.solve(pick(table, ask, [0]), rest);
      yield () => this.without(head, table, rest);
      if (isWindow(ask) && ask.options.length === 1) yield () => this.solve(pick(table, ask, [0]), rest);
    }
    if (head.optional) yield () => this.solve(table, rest);
    if (hasYes && !head.optional) {
      const yes = ask.options.findIndex((o) => o.key === 'yes');
      if (namesSource(state, ask, head.text)) yield () => this.solve(pick(table, ask, [yes]), rest);
      yield () => this.solve(pick(table, ask, [yes]), tokens);
    }
    yield* this.scattered(table, ask, tokens);
    // The ability that asks is named first, then what to answer.
    if (!head.optional && namesSource(state, ask, head.text)) yield () => this.without(head, table, rest);
  }

  /** Drops an answer that only explains the others; a list that answers nothing does not fit. */
  private without(head: Token, table: Playthrough, rest: readonly Token[]): Playthrough | null {
    const done = this.solve(table, rest);
    return done?.commands.length === this.before && !head.optional ? null : done;
  }

  /** The leading answers that are options, up to the maximum. */
  private *leading(table: Playthrough, ask: Ask, tokens: readonly Token[]): Generator<Way> {
    const chosen: number[] = [];
    for (const token of tokens) {
      if (chosen.length >= ask.max) break;
      const option = ask.options.findIndex((o, i) => !chosen.includes(i) && names(table.state, o, token.text));
      if (option < 0) break;
      chosen.push(option);
    }
    if (chosen.length === 0) return;
    const used = tokens.slice(0, chosen.length);
    const rest = tokens.slice(chosen.length);
    yield* this.take(table, ask, chosen, used, rest);
    // Fewer than possible: the others may be meant for a later question.
    for (let n = chosen.length - 1; n >= Math.max(1, ask.min); n--)
      yield* this.take(table, ask, chosen.slice(0, n), tokens.slice(0, n), tokens.slice(n));
  }

  private *take(
    table: Playthrough,
    ask: Ask,
    chosen: number[],
    used: readonly Token[],
    rest: readonly Token[],
  ): Generator<Way> {
    if (chosen.length < ask.min) return;
    const go = (after: readonly Token[]): Playthrough | null => {
      const next = tryPick(table, ask, chosen);
      return next && this.solve(next, destined(used, after, chosen.length > 1));
    };
    // `done` right after picks ends them.
    if (rest[0]?.text === 'done' && (ask.max > 1 || ask.min === 0)) yield () => go(rest.slice(1));
    yield () => go(rest);
  }

  /** Separated picks: [minion, base, minion, base] where all minions are chosen first. */
  private *scattered(table: Playthrough, ask: Ask, tokens: readonly Token[]): Generator<Way> {
    const at: number[] = [];
    const chosen: number[] = [];
    tokens.forEach((token, i) => {
      if (chosen.length >= ask.max) return;
      const option = ask.options.findIndex((o, n) => !chosen.includes(n) && names(table.state, o, token.text));
      if (option < 0) return;
      at.push(i);
      chosen.push(option);
    });
    for (let n = chosen.length; n >= Math.max(1, ask.min); n--) {
      const taken = at.slice(0, n);
      if (taken[n - 1] === n - 1) continue; // leading: tried before
      const rest: Token[] = [];
      tokens.forEach((token, i) => {
        if (taken.includes(i)) return;
        const before = taken.includes(i - 1) ? tokens[i - 1] : undefined;
        rest.push(before && token.of === '' ? { ...token, of: parseRef(before.text).name } : token);
      });
      yield () => {
        const next = tryPick(table, ask, chosen.slice(0, n));
        return next && this.solve(next, rest);
      };
    }
  }
}

/** Name>Base as two answers: the card, and then where it goes. */
function parted(token: Token): Token[] {
  const [card, place] = token.text.split('>');
  if (isKnown(token.text) || card === undefined || place === undefined) return [token];
  return [
    { ...token, text: card },
    // A destination that is not asked for because it is the only one counts, too.
    { text: place, optional: true, of: parseRef(card).name },
  ];
}

/** The ability and, next, the card whose event it is used for: one option names both. */
const pairedWith = (state: State, ask: Ask, head: Token, next: Token | undefined): number =>
  next === undefined
    ? -1
    : ask.options.findIndex(
        ({ verb, card, at }) =>
          verb === 'use' &&
          at !== NOBODY &&
          findCards(queryOf(state), head.text).includes(card) &&
          findCards(queryOf(state), next.text).includes(at),
      );

/** Discard picks that the engine refuses (not of one group). */
function tryPick(table: Playthrough, ask: Ask, chosen: number[]): Playthrough | null {
  try {
    return pick(table, ask, chosen);
  } catch (error) {
    if (error instanceof StepFailed) return null;
    throw error;
  }
}

/** [A, B, base of A, base of B]: remember whose destination each is, whatever order the questions come in. */
function destined(used: readonly Token[], rest: readonly Token[], several: boolean): Token[] {
  if (!several) return rest.slice();
  return rest.map((token, i) => {
    const subject = used[i];
    return subject && token.of === '' && isKnown(token.text) ? { ...token, of: parseRef(subject.text).name } : token;
  });
}

function namesSource(state: State, ask: Ask, text: string): boolean {
  return ask.source !== NOBODY && findCards(queryOf(state), text).includes(ask.source);
}
