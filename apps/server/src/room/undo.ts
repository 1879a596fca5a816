import { ASKED, type Viewer } from '@smash/engine';
import {
  ASK_MS,
  barredBy,
  cannotUndo,
  lastOwn,
  MOST_ASKS,
  type Resolved,
  type UndoAsk,
  type UndoRule,
  type UndoView,
} from '@smash/protocol';
import { gone, Refuse } from '../common/refuse.ts';
import { isCovered } from '../game/cover.ts';
import type { Match } from '../game/match.ts';
import type { MatchStep } from '../game/steps.ts';
import { Consent } from './consent.ts';
import type { Reseated } from './persons.ts';

/** What undo needs from its table. */
interface Host {
  /** The running game. */
  match(): Match | null;
  rule(): UndoRule;
  name(seat: number): string;
  isHere(seat: number): boolean;
  /** The seat belongs to a bot, which agrees to everything. One that stands in for a player does not agree for them. */
  isBot(seat: number): boolean;
  /** Stores it and does it. Throws Refuse. */
  takeBack(step: MatchStep, id: string): Promise<void>;
  /** The request, or a player's undo button, has changed. */
  changed(): void;
  tell(seat: number, text: string): void;
}

interface Request {
  readonly step: MatchStep;
  readonly barred: string;
  /** Record entries when it was made: the game has moved on if there are more. */
  readonly n: number;
}

/** Undo: free steps immediately, others with everybody's consent (ux §3.6). */
export class Undoing {
  readonly #host: Host;
  readonly #consent = new Consent<Request>(ASK_MS);
  /** Requests made, by turn and game. */
  #asks = { turn: '', n: 0 };

  constructor(host: Host) {
    this.#host = host;
  }

  /** What this viewer's button would do. Changes only with what the viewer sees anyway (INFO-4). */
  view(viewer: Viewer): UndoView | null {
    const match = this.#host.match();
    const step = match && viewer !== 'spectator' && this.#step(match, viewer);
    if (!step) return null;
    const barred = barsOf(match, step);
    const ask = barred !== '' && this.#noAsking(match, viewer) === null;
    return { step: match.made(viewer), label: step.label, barred, ask };
  }

  /** The current request. */
  open(): UndoAsk | null {
    const [request, told] = [this.#consent.subject, this.#consent.told];
    if (!request || !told) return null;
    const { step, barred } = request;
    return { ...told, seat: step.seat, label: step.open ? step.label : '', barred };
  }

  async take(seat: number, asked: Resolved<'undo'>): Promise<void> {
    const { match, step } = this.#next(seat, asked.step);
    const barred = barsOf(match, step);
    if (barred) throw new Refuse('barred', cannotUndo(barred));
    await this.#host.takeBack(step, asked.id ?? '');
  }

  async ask(seat: number, asked: Resolved<'askUndo'>): Promise<void> {
    const { match, step } = this.#next(seat, asked.step);
    const barred = barsOf(match, step);
    if (!barred) return this.#host.takeBack(step, '');
    const why = this.#noAsking(match, seat);
    if (why) throw new Refuse('barred', why);
    const others = match
      .shown(seat)
      .view.seats.flatMap((one) => (one.out || one.seat === seat || this.#host.isBot(one.seat) ? [] : [one.seat]));
    if (others.length === 0) return this.#host.takeBack(step, '');
    const away = others.find((one) => !this.#host.isHere(one));
    if (away !== undefined) throw new Refuse('barred', `${this.#host.name(away)} is not here to be asked.`);
    this.#asks = { turn: turnOf(match), n: this.#asked(match) + 1 };
    const late = () => this.#end('Not everybody answered in time, so it stays.');
    this.#consent.ask({ step, barred, n: match.now.n }, others, late);
    this.#host.changed();
  }

  async answer(seat: number, { id, allow }: Resolved<'answerUndo'>): Promise<void> {
    const answered = this.#consent.answer(seat, id, allow);
    if (answered === 'no') return this.#end('The table said no, so it stays.');
    if (answered === 'waiting') return this.#host.changed();
    try {
      await this.#host.takeBack(this.#consent.subject!.step, '');
    } catch (error) {
      this.#end('It could not be undone, so it stays.');
      throw error;
    }
  }

  /** Call whenever the position has changed. */
  update(): void {
    const request = this.#consent.subject;
    if (!request || this.#host.match()?.now.n === request.n) return;
    const granted = this.#consent.told?.waiting.length === 0;
    this.#end(granted ? 'The table said yes.' : 'The game has moved on, so the request is closed.');
  }

  follow(to: Reseated): void {
    const seat = this.#consent.subject?.step.seat;
    if (seat !== undefined && to(seat) !== seat) this.#end('Somebody else plays now, so the request is closed.');
    else if (this.#consent.follow(to)) this.#host.changed();
  }

  close(): void {
    this.#consent.close();
  }

  #end(text: string): void {
    const seat = this.#consent.subject?.step.seat;
    this.close();
    if (seat !== undefined) this.#host.tell(seat, text);
    this.#host.changed();
  }

  /** The step to be undone next, if it is the one the player means. */
  #next(seat: number, n: number): { match: Match; step: MatchStep } {
    const match = this.#host.match();
    const step = match && this.#step(match, seat);
    // The game may have moved on while the request was queued.
    if (!match || !step || match.made(seat) !== n) throw gone();
    return { match, step };
  }

  /** Only during one's own turn, and only if the table allows undo. */
  #step(match: Match, seat: number): MatchStep | undefined {
    if (this.#host.rule() === 'off' || match.shown(seat).view.current !== seat) return undefined;
    return lastOwn(match.steps, seat);
  }

  #noAsking(match: Match, seat: number): string | null {
    if (this.#host.rule() !== 'ask') return 'At this table you can undo only what revealed nothing.';
    if (this.#consent.subject) return 'The table is already being asked.';
    if (this.#asked(match) >= MOST_ASKS) return 'You have already asked twice this turn.';
    // Derived from the view, so that nobody learns whether a hidden question is open (INFO-4).
    if (match.shown(seat).view.waiting) return 'Another player may be deciding now. Ask afterwards.';
    return null;
  }

  #asked(match: Match): number {
    return this.#asks.turn === turnOf(match) ? this.#asks.n : 0;
  }
}

/**
 * What bars that step; '' = nothing. While it is secret who is asked, everybody counts as asked: an answer that is
 * recorded before the others' must not show (INFO-1).
 */
const barsOf = (match: Match, step: MatchStep): string => (isCovered(match) ? ASKED : barredBy(match.steps, step));
const turnOf = (match: Match): string => `${match.id}/${match.shown('spectator').view.turn}`;
