import type { AwayChoice, LobbyView } from '@smash/protocol';
import { AwakeTimer } from '../common/awakeTimer.ts';
import { Refuse } from '../common/refuse.ts';
import { dropVotes, type Reseated } from './persons.ts';

/** How long somebody may be away before others decide for them, or become host. */
export const GRACE_MS = 60_000;

type State = LobbyView['seats'][number]['absence'];

/** What absence needs from its table. */
interface Host {
  /** Seats still in the running game; none without a game. */
  players(): readonly number[];
  isHere(seat: number): boolean;
  /** Any spectator may sit in for the player. */
  isOpen(seat: number): boolean;
  /** A bot plays there: nobody is missed. */
  isBot(seat: number): boolean;
  /** The table's choice. */
  decide(seat: number, choice: AwayChoice): void;
  changed(): void;
}

interface Away {
  timer: AwakeTimer;
  /** The grace period is over. */
  due: boolean;
  /** Left by the menu, not disconnected. */
  readonly left: boolean;
  readonly votes: Map<number, AwayChoice>;
}

/**
 * Absent players in a running game (ux §1.5). After a while those present choose: keep waiting, let somebody sit in,
 * let a bot play, or concede for the seat. More than half of them decide; a tie keeps waiting. A player who returns
 * gets the seat back.
 */
export class Absence {
  readonly #host: Host;
  readonly #away = new Map<number, Away>();

  constructor(host: Host) {
    this.#host = host;
  }

  state(seat: number): State {
    if (!this.#host.players().includes(seat) || this.#isFilled(seat)) return '';
    if (this.#host.isOpen(seat)) return 'open';
    const away = this.#away.get(seat);
    if (away?.due) return 'choose';
    return away?.left ? 'left' : 'grace';
  }

  /** Call when somebody arrives or leaves, and when the game changes. `left` = the seat just given up. */
  update(left: number | null = null): void {
    const players = this.#host.players();
    for (const [seat, { timer }] of this.#away) {
      if (players.includes(seat) && !this.#isFilled(seat) && !this.#host.isOpen(seat)) continue;
      timer.cancel();
      this.#away.delete(seat);
    }
    for (const seat of players) {
      if (this.#isFilled(seat) || this.#host.isOpen(seat)) continue;
      if (!this.#away.has(seat)) this.#wait(seat, seat === left);
      else this.#count(seat);
    }
  }

  vote(by: number, seat: number, choice: AwayChoice): void {
    const away = this.#away.get(seat);
    if (!away?.due) throw new Refuse('phase', 'There is nothing to choose for this seat now.');
    if (!this.voters(seat).includes(by)) throw new Refuse('phase', 'Only those who are still playing can choose.');
    away.votes.set(by, choice);
    this.#count(seat);
  }

  follow(to: Reseated): void {
    for (const { votes } of this.#away.values()) dropVotes(votes, to);
  }

  close(): void {
    for (const { timer } of this.#away.values()) timer.cancel();
    this.#away.clear();
  }

  #isFilled(seat: number): boolean {
    return this.#host.isHere(seat) || this.#host.isBot(seat);
  }

  #wait(seat: number, left: boolean): void {
    const timer = new AwakeTimer(GRACE_MS, () => {
      const away = this.#away.get(seat);
      if (!away) return;
      away.due = true;
      this.#host.changed();
    });
    this.#away.set(seat, { timer, due: false, left, votes: new Map() });
  }

  /** Who votes on that seat: players still in the game and present. */
  voters(seat: number): number[] {
    return this.#host.players().filter((one) => one !== seat && this.#host.isHere(one));
  }

  #count(seat: number): void {
    const away = this.#away.get(seat);
    if (!away?.due) return;
    const voters = this.voters(seat);
    const votes = voters.flatMap((one) => away.votes.get(one) ?? []);
    const chosen = (['wait', 'hand', 'bot', 'concede'] as const).find(
      (choice) => votes.filter((one) => one === choice).length * 2 > voters.length,
    );
    const all = votes.length > 0 && votes.length === voters.length;
    if (!chosen && !all) return;
    // Ask again after the same time.
    this.#wait(seat, away.left);
    this.#host.decide(seat, chosen ?? 'wait');
    this.#host.changed();
  }
}

/** What everybody is told about the vote on an absent player. */
export function whatBecomes(name: string, choice: AwayChoice): string {
  if (choice === 'wait') return `The table waits for ${name}.`;
  if (choice === 'bot') return `A bot plays for ${name}, who has the seat again when back.`;
  if (choice === 'concede') return `${name} was away: the table has conceded for ${name}.`;
  return `Whoever watches may ask to sit in for ${name}, who has the seat again when back.`;
}
