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
  /** Somebody sits in for the player. */
  isStandIn(seat: number): boolean;
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

/** What stand-ins can choose while no player is there in a seat of their own: neither a hand nor the game is at stake. */
const HARMLESS: readonly AwayChoice[] = ['wait', 'bot'];

/**
 * Absent players in a running game (ux §1.5). After a while those present in their own seats choose: keep waiting, let
 * somebody sit in, let a bot play, or concede for the seat. More than half of them decide; a tie changes nothing. They
 * may choose again while nobody sits in. A player who returns gets the seat back.
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
      if (players.includes(seat) && !this.#isFilled(seat)) continue;
      timer.cancel();
      this.#away.delete(seat);
    }
    for (const seat of players) {
      if (this.#isFilled(seat)) continue;
      if (!this.#away.has(seat)) this.#wait(seat, seat === left);
      else this.#count(seat);
    }
  }

  vote(by: number, seat: number, choice: AwayChoice): void {
    const away = this.#undecided(seat);
    if (!away) throw new Refuse('phase', 'There is nothing to choose for this seat now.');
    if (!this.#host.players().includes(by)) throw new Refuse('phase', 'Only those who are still playing can choose.');
    if (!this.#electors(seat).includes(by)) throw new Refuse('phase', 'Only players in their own seats can choose.');
    if (this.#host.isStandIn(by) && !HARMLESS.includes(choice))
      throw new Refuse('phase', 'Whoever only sits in can wait, or let a bot play.');
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

  /** Who votes on that seat: players still in the game, present, and in their own seats. */
  voters(seat: number): number[] {
    return this.#present(seat).filter((one) => !this.#host.isStandIn(one));
  }

  #present(seat: number): number[] {
    return this.#host.players().filter((one) => one !== seat && this.#host.isHere(one));
  }

  /** The same, or the stand-ins if there is none. */
  #electors(seat: number): number[] {
    const voters = this.voters(seat);
    return voters.length > 0 ? voters : this.#present(seat);
  }

  /** The absence about which there is something to choose. */
  #undecided(seat: number): Away | undefined {
    const away = this.#away.get(seat);
    return away?.due || this.#host.isOpen(seat) ? away : undefined;
  }

  #count(seat: number): void {
    const away = this.#undecided(seat);
    if (!away) return;
    const electors = this.#electors(seat);
    const votes = electors.flatMap((one) => away.votes.get(one) ?? []);
    const chosen = (['wait', 'hand', 'bot', 'concede'] as const).find(
      (choice) => votes.filter((one) => one === choice).length * 2 > electors.length,
    );
    const all = votes.length > 0 && votes.length === electors.length;
    if (!chosen && !all) return;
    // Ask again after the same time.
    away.timer.cancel();
    this.#wait(seat, away.left);
    this.#host.decide(seat, chosen ?? (this.#host.isOpen(seat) ? 'hand' : 'wait'));
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
