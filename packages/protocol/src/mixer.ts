/** The browser's part in a mix, and what it records so that it need not trust the server afterwards. */
import { type MixMessage, type MixRecord, type MixView, playerCommitment } from './mix.ts';
import type { RequestPayload } from './requests.ts';

/**
 * What has become of this browser's bits. drawn: nothing sent yet; committing, committed: the commitment is sent, then
 * confirmed; telling, told: the bits are sent, then confirmed; refused: the server refused either of them; changed: the
 * server showed a commitment that is not ours.
 */
const FATES = ['drawn', 'committing', 'committed', 'telling', 'told', 'refused', 'changed'] as const;
type MixFate = (typeof FATES)[number];

/** Notes about one game. The first value seen counts. */
export interface MixNotes {
  room: string;
  game: number;
  round: string;
  /** The server's commitment. */
  commitment: string;
  /** The players' commitments at the time the bits were requested; null = not seen. */
  seats: string[] | null;
  /** Who contributed to the seed when the game was dealt; null = not seen. */
  told: boolean[] | null;
  /** This browser's seat and bits; null = watching. */
  own: { seat: number; bits: string; fate: MixFate } | null;
  /** Rounds for this game that were restarted after the bits had been requested. */
  broken: number;
}

/** Where this table's notes are stored. */
export interface MixMemory {
  load(game: number): MixNotes | null;
  save(notes: MixNotes): void;
}

export interface MixAsk {
  (type: 'commit', payload: RequestPayload<'commit'>): Promise<unknown>;
  (type: 'reveal', payload: RequestPayload<'reveal'>): Promise<unknown>;
}

/** Answers the server's two questions immediately, without the player. */
export class Mixer {
  readonly #ask: MixAsk;
  readonly #memory: MixMemory;
  readonly #draw: () => string;
  /** The last question answered on this connection. */
  #answered = '';

  /** `draw` returns 128 random bits as hex. */
  constructor(ask: MixAsk, memory: MixMemory, draw: () => string) {
    this.#ask = ask;
    this.#memory = memory;
    this.#draw = draw;
  }

  /** `anew`: this came with a sync, so what was sent before may be lost. */
  async take({ mix, you }: MixMessage, anew = false): Promise<void> {
    if (!mix) return;
    const notes = this.#noted(mix, you);
    const question = `${mix.round} ${mix.stage}`;
    if (!notes.own || notes.own.seat !== you || (question === this.#answered && !anew)) return;
    if (mix.stage !== 'commit' && mix.stage !== 'reveal') return;
    this.#answered = question;
    // Never reply within the call that delivered the question.
    await null;
    if (mix.stage === 'commit') await this.#commit(notes, mix);
    else await this.#reveal(notes, mix);
  }

  async #commit(notes: MixNotes, mix: MixView): Promise<void> {
    const { seat, bits } = notes.own!;
    const commitment = playerCommitment(notes, seat, bits);
    if (mix.seats[seat]?.commitment === commitment) return;
    this.#fate(notes, 'committing');
    await this.#send(notes, 'committed', () => this.#ask('commit', { round: mix.round, commitment }));
  }

  async #reveal(notes: MixNotes, mix: MixView): Promise<void> {
    const { seat, bits, fate } = notes.own!;
    const shown = mix.seats[seat];
    if (!shown || shown.told) return;
    if (shown.commitment !== playerCommitment(notes, seat, bits) || mix.commitment !== notes.commitment) {
      // Bits revealed now could be combined with something they were not meant for.
      if (shown.commitment !== '' || fate === 'committed') this.#fate(notes, 'changed');
      return;
    }
    this.#fate(notes, 'telling');
    await this.#send(notes, 'told', () => this.#ask('reveal', { round: mix.round, bits }));
  }

  async #send(notes: MixNotes, then: 'committed' | 'told', send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
      this.#fate(notes, then);
    } catch (error) {
      // No reason means the connection broke: the next sync repeats the question.
      if ((error as { reason?: unknown }).reason) this.#fate(notes, 'refused');
    }
  }

  /** Replies may arrive after the next question: never step back. */
  #fate({ game, round }: MixNotes, fate: MixFate): void {
    const notes = this.#memory.load(game);
    if (!notes?.own || notes.round !== round) return;
    if (FATES.indexOf(fate) > FATES.indexOf(notes.own.fate))
      this.#memory.save({ ...notes, own: { ...notes.own, fate } });
  }

  /** The notes, plus everything new in this message. */
  #noted(mix: MixView, you: number | null): MixNotes {
    const before = this.#memory.load(mix.game);
    const same = before?.round === mix.round && before.room === mix.room ? before : null;
    const notes: MixNotes = same ?? {
      room: mix.room,
      game: mix.game,
      round: mix.round,
      commitment: mix.commitment,
      seats: null,
      told: null,
      own: null,
      broken: before?.room === mix.room ? before.broken + (before.seats ? 1 : 0) : 0,
    };
    const next = { ...notes };
    if (mix.stage === 'commit' && you !== null) next.own ??= { seat: you, bits: this.#draw(), fate: 'drawn' };
    if (mix.stage !== 'commit') next.seats ??= mix.seats.map(({ commitment }) => commitment);
    if (mix.stage === 'fixed' || mix.stage === 'open') next.told ??= mix.seats.map(({ told }) => told);
    if (JSON.stringify(next) !== JSON.stringify(same)) this.#memory.save(next);
    return next;
  }
}

/**
 * A browser's complaints about the server. round: a different attempt than the one this browser saw; server, seats,
 * told: commitments or contributors differ from those first seen; leftOut: its own bits are missing although the server
 * confirmed them; refused, unsure: missing because the server called them late, or never confirmed what was sent;
 * unasked: it took the commitment and did not ask for the bits; changed: it showed another commitment as ours; broken:
 * it started over after asking for bits.
 */
export type MixDoubt =
  | 'round'
  | 'server'
  | 'seats'
  | 'told'
  | 'leftOut'
  | 'refused'
  | 'unsure'
  | 'unasked'
  | 'changed'
  | 'broken';

/** Reasons why a player is not in the seed. */
const WITHOUT: Partial<Record<MixFate, MixDoubt>> = {
  committing: 'unsure',
  committed: 'unasked',
  telling: 'unsure',
  told: 'leftOut',
  refused: 'refused',
};

/** Compares a mix, as announced or as recorded, with what this browser remembers. */
export function doubts(mix: MixView | MixRecord, notes: MixNotes | null): MixDoubt[] {
  if (!notes || notes.room !== mix.room || notes.game !== mix.game) return [];
  const found: MixDoubt[] = [];
  if (notes.broken > 0) found.push('broken');
  if (notes.round !== mix.round) return ['round', ...found];
  if (notes.commitment !== mix.commitment) found.push('server');
  const dealt = !('stage' in mix) || mix.stage === 'fixed' || mix.stage === 'open';
  const isTold = (seat: MixView['seats'][number] | MixRecord['seats'][number]) =>
    'told' in seat ? seat.told : seat.bits !== '';
  const other = <T>(seen: T[] | null, now: T[]) => seen !== null && seen.join() !== now.join();
  const asked = !('stage' in mix) || mix.stage !== 'commit';
  const commitments = mix.seats.map(({ commitment }) => commitment);
  if (asked && other(notes.seats, commitments)) found.push('seats');
  if (dealt && other(notes.told, mix.seats.map(isTold))) found.push('told');
  const { own } = notes;
  if (own?.fate === 'changed') found.push('changed');
  if (own && dealt) {
    const seat = mix.seats[own.seat];
    const mine = seat !== undefined && isTold(seat);
    const without = WITHOUT[own.fate];
    if (!mine && without) found.push(without);
    // The bits themselves are revealed only at the end.
    if (mine && seat.bits !== '' && seat.bits !== own.bits) found.push('leftOut');
  }
  return found;
}
