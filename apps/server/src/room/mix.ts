import { MIX_MS, type MixRecord, type MixView, mixedSeed, playerCommitment, serverCommitment } from '@smash/protocol';
import { AwakeTimer } from '../common/awakeTimer.ts';
import { Refuse } from '../common/refuse.ts';
import { newRound, newSeed } from '../common/tokens.ts';

export interface Mixed {
  /** The seed of the game to be dealt. */
  seed: string;
  record: MixRecord;
}

interface Asked {
  readonly name: string;
  commitment: string;
  bits: string;
  readonly bot: boolean;
  /** A bot, or somebody who sent bits that do not match: not asked (again). */
  out: boolean;
}

const late = () => new Refuse('phase', 'The shuffle is not waiting for this.');

/**
 * One attempt at a joint seed: the server's commitment, then everybody's, then everybody's bits. Players who do not
 * answer within MIX_MS are left out. Lives in memory: after a restart the game is started again.
 */
export class Mix {
  /** Settles once; rejects with the argument of `close`. */
  readonly mixed: Promise<Mixed>;
  readonly #secret = newSeed();
  readonly #at: Pick<MixRecord, 'room' | 'game' | 'round' | 'commitment'>;
  readonly #seats: Asked[];
  readonly #changed: () => void;
  #stage: 'commit' | 'reveal' | 'done' = 'commit';
  #timer: AwakeTimer | null = null;
  #resolve!: (mixed: Mixed) => void;
  #reject!: (error: Error) => void;

  /**
   * `names`: the players, by seat of the game; `bots`: the seats of those that cannot answer. `changed` is called after
   * every change of `view`.
   */
  constructor(
    at: { room: string; game: number },
    names: readonly string[],
    changed: () => void,
    bots: ReadonlySet<number> = new Set(),
  ) {
    const place = { ...at, round: newRound() };
    this.#at = { ...place, commitment: serverCommitment(place, this.#secret) };
    this.#seats = names.map((name, seat) => ({
      name,
      commitment: '',
      bits: '',
      bot: bots.has(seat),
      out: bots.has(seat),
    }));
    this.#changed = changed;
    this.mixed = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.mixed.catch(() => {});
    this.#wait();
  }

  view(): MixView {
    return {
      ...this.#at,
      stage: this.#stage === 'commit' ? 'commit' : 'reveal',
      secret: '',
      seats: this.#seats.map(({ name, commitment, bits, bot }) => ({
        name,
        commitment,
        told: bits !== '',
        bits: '',
        ...(bot && { bot }),
      })),
    };
  }

  /** A repeated commitment is accepted again. */
  commit(seat: number, round: string, commitment: string): void {
    const asked = this.#asked(seat, round);
    if (asked.commitment === commitment) return;
    if (this.#stage !== 'commit') throw late();
    if (asked.commitment !== '') throw new Refuse('barred', 'You have committed to other bits already.');
    asked.commitment = commitment;
    this.#answered();
  }

  /** Wrong bits exclude the player immediately: a second try would be a choice. */
  reveal(seat: number, round: string, bits: string): void {
    const asked = this.#asked(seat, round);
    if (asked.bits === bits) return;
    if (this.#stage !== 'reveal' || asked.commitment === '') throw late();
    if (!asked.out && playerCommitment(this.#at, seat, bits) === asked.commitment) {
      asked.bits = bits;
      return this.#answered();
    }
    asked.out = true;
    this.#answered();
    throw new Refuse('unfit', 'These are not the bits you committed to: the shuffle is mixed without you.');
  }

  close(reason: Error): void {
    this.#stop();
    this.#reject(reason);
  }

  #asked(seat: number, round: string): Asked {
    const asked = this.#seats[seat];
    if (round !== this.#at.round || !asked) throw late();
    return asked;
  }

  #answered(): void {
    const isOpen = (one: Asked) =>
      this.#stage === 'commit'
        ? one.commitment === '' && !one.out
        : one.commitment !== '' && one.bits === '' && !one.out;
    if (!this.#seats.some(isOpen)) return this.#next();
    this.#changed();
  }

  /** All have answered, or time is up. */
  #next(): void {
    this.#stop();
    if (this.#stage === 'commit' && this.#seats.some(({ commitment }) => commitment !== '')) {
      this.#stage = 'reveal';
      this.#wait();
    } else if (this.#stage !== 'done') {
      this.#stage = 'done';
      const seats = this.#seats.map(({ commitment, bits }) => ({ commitment, bits }));
      const bits = seats.map((one) => one.bits);
      const seed = mixedSeed(this.#at, this.#secret, bits);
      this.#resolve({ seed, record: { ...this.#at, secret: this.#secret, seats } });
    }
    this.#changed();
  }

  #wait(): void {
    this.#timer = new AwakeTimer(MIX_MS, () => this.#next());
  }

  #stop(): void {
    this.#timer?.cancel();
    this.#timer = null;
  }
}
