import type { AwayChoice, LobbyView } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';

const GRACE_MS = 60_000;

type State = LobbyView['seats'][number]['absence'];

/** What absence needs of its table. */
interface Host {
  /** Seats that still play the game under way; none when there is no game. */
  players(): readonly number[];
  isHere(seat: number): boolean;
  /** Anybody who watches may sit in for the player. */
  isOpen(seat: number): boolean;
  /** What the table has chosen. */
  decide(seat: number, choice: AwayChoice): void;
  changed(): void;
}

interface Away {
  timer: NodeJS.Timeout;
  /** The grace is over. */
  due: boolean;
  readonly votes: Map<number, AwayChoice>;
}

/**
 * Players who are not there in a running game (ux §1.5). After a while those who are choose: wait on, let somebody sit in, or let the
 * seat concede. More than half of them decide; a tie waits on. Whoever comes back has the seat.
 */
export class Absence {
  readonly #host: Host;
  readonly #away = new Map<number, Away>();

  constructor(host: Host) {
    this.#host = host;
  }

  state(seat: number): State {
    if (!this.#host.players().includes(seat) || this.#host.isHere(seat)) return '';
    if (this.#host.isOpen(seat)) return 'open';
    return this.#away.get(seat)?.due ? 'choose' : 'grace';
  }

  /** To be called whenever somebody has come or gone, and when the game has changed. */
  update(): void {
    const players = this.#host.players();
    for (const [seat, { timer }] of this.#away) {
      if (players.includes(seat) && !this.#host.isHere(seat) && !this.#host.isOpen(seat)) continue;
      clearTimeout(timer);
      this.#away.delete(seat);
    }
    for (const seat of players) {
      if (this.#host.isHere(seat) || this.#host.isOpen(seat)) continue;
      if (!this.#away.has(seat)) this.#wait(seat);
      else this.#count(seat);
    }
  }

  vote(by: number, seat: number, choice: AwayChoice): void {
    const away = this.#away.get(seat);
    if (!away?.due) throw new Refuse('phase', 'There is nothing to choose for this seat now.');
    if (!this.voters(seat).includes(by)) throw new Refuse('phase', 'Only who still plays can choose.');
    away.votes.set(by, choice);
    this.#count(seat);
  }

  close(): void {
    for (const { timer } of this.#away.values()) clearTimeout(timer);
    this.#away.clear();
  }

  #wait(seat: number): void {
    const timer = setTimeout(() => {
      const away = this.#away.get(seat);
      if (!away) return;
      away.due = true;
      this.#host.changed();
    }, GRACE_MS);
    timer.unref();
    this.#away.set(seat, { timer, due: false, votes: new Map() });
  }

  /** Who decides about that seat: players who still play and are here. */
  voters(seat: number): number[] {
    return this.#host.players().filter((one) => one !== seat && this.#host.isHere(one));
  }

  #count(seat: number): void {
    const away = this.#away.get(seat);
    if (!away?.due) return;
    const voters = this.voters(seat);
    const votes = voters.flatMap((one) => away.votes.get(one) ?? []);
    const chosen = (['wait', 'hand', 'concede'] as const).find(
      (choice) => votes.filter((one) => one === choice).length * 2 > voters.length,
    );
    const all = votes.length > 0 && votes.length === voters.length;
    if (!chosen && !all) return;
    // Asked again after as long.
    this.#wait(seat);
    this.#host.decide(seat, chosen ?? 'wait');
    this.#host.changed();
  }
}

/** What all are told of the choice about a player who is away. */
export function whatBecomes(name: string, choice: AwayChoice): string {
  if (choice === 'wait') return `The table waits for ${name}.`;
  if (choice === 'concede') return `${name} was away: the table has conceded for ${name}.`;
  return `Whoever watches may ask to sit in for ${name}, who has the seat again when back.`;
}
