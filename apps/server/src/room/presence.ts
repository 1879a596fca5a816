import { type AwayChoice, isByDays, type LobbyView, type Resolved } from '@smash/protocol';
import { log } from '../common/log.ts';
import { Refuse } from '../common/refuse.ts';
import { newToken, sha256 } from '../common/tokens.ts';
import type { RoomData } from '../storage/rows.ts';
import { Absence, whatBecomes } from './absence.ts';
import { type Ask, NO_ASKS, NOT_FREE, SeatAsks } from './asks.ts';
import { needNewcomer, usedBy } from './browsers.ts';
import type { RoomCore } from './core.ts';
import { HostRole } from './hostRole.ts';
import * as lobby from './lobby.ts';
import { type Peer, seatOf } from './peer.ts';
import type { Reseated } from './persons.ts';
import { isHeir } from './seatKeys.ts';
import { isToken } from './seatTokens.ts';

interface Host {
  /** Seats still in the running game. */
  players(): readonly number[];
  readonly people: lobby.People;
  /** Concedes for a seat whose player is away. False: the player is back by then. */
  concede(seat: number): Promise<boolean>;
  /** The connection now holds that seat, or watches. */
  sit(peer: Peer, seat: number | null): void;
  /** A stand-in for an absent player plays over this connection. */
  tookOver(peer: Peer): void;
}

/** The level of a bot that plays for an absent player. */
const SUB = 'medium';

/** Absent players of a game and their stand-ins, and an absent host. */
export class Presence {
  readonly asks: SeatAsks;
  readonly #core: RoomCore;
  readonly #host: Host;
  readonly #absence: Absence;
  readonly #role: HostRole;
  /** Seats that are being given back. */
  readonly #returning = new Set<number>();

  constructor(core: RoomCore, host: Host) {
    this.#core = core;
    this.#host = host;
    // In a game by days there are no absent players: their clock answers for them.
    const counts = () => core.data.phase !== 'game' || !isByDays(core.data.options.clock);
    this.#role = new HostRole(core, host.people, counts);
    this.#absence = new Absence({
      players: () => (counts() ? host.players() : []),
      isHere: host.people.isHere,
      isOpen: (seat) => core.data.seats[seat]?.open === true,
      isBot: (seat) => lobby.botOf(core.data.seats[seat]) !== undefined,
      isStandIn: (seat) => core.data.seats[seat]?.standIn !== undefined,
      decide: (seat, choice) => this.#decide(seat, choice),
      changed: () => core.changed(),
    });
    this.asks = new SeatAsks({
      isOpen: (seat) => this.#absence.state(seat) === 'open',
      voters: (seat) => this.#absence.voters(seat),
      name: (seat) => lobby.seatOf(core.data, seat).name,
      grant: (ask) => this.#sitIn(ask),
      changed: () => core.changed(),
      tell: (peer, text) => core.peers.say(text, (one) => one === peer),
    });
  }

  close(): void {
    this.#absence.close();
    this.#role.close();
  }

  /** What the table knows about an absent player. */
  absence(seat: number): LobbyView['seats'][number]['absence'] {
    return this.#absence.state(seat);
  }

  async away(peer: Peer, { seat, choice }: Resolved<'away'>): Promise<void> {
    this.#absence.vote(seatOf(peer), seat, choice);
  }

  /** A spectator asks to sit in for an absent player. */
  async standIn(peer: Peer, { seat, name }: Resolved<'standIn'>): Promise<void> {
    needNewcomer(this.#core.data, peer.holder);
    // Those who vote see the name it would have, not one that looks like a player's or another asker's.
    this.asks.ask(peer, seat, lobby.nameFor(this.#core.data, name, -1, this.asks.names(peer)));
  }

  follow(to: Reseated): void {
    this.#absence.follow(to);
    this.#role.follow(to);
    this.asks.follow(to);
  }

  /** Call after every change of the table: sends each connection the seat requests that concern it. */
  tell(): void {
    this.#role.update();
    this.#core.peers.update('seatAsks', NO_ASKS, (peer) => this.asks.view(peer));
  }

  /** Call when somebody leaves. `seat` = the one a player left on purpose. */
  left(seat: number | null = null): void {
    this.update(seat);
    this.#core.changed();
  }

  /** Call when somebody arrives or leaves, when the game changes, or when storing works again. */
  update(left: number | null = null): void {
    if (!this.#core.closed && !this.#core.writer.paused)
      for (const { seat, token } of this.#core.peers) if (seat !== null && token !== '') this.welcomeBack(seat, token);
    this.#absence.update(left);
    this.asks.update();
  }

  /**
   * The player who holds the token of this hash has the seat back: the stand-in becomes a spectator. While it cannot be
   * stored, `update` tries again.
   */
  welcomeBack(seat: number, hash: string): void {
    const data = lobby.seatOf(this.#core.data, seat);
    const isPlayer = isToken(data, hash) || isHeir(this.#core.data, seat, hash);
    if (!isPlayer || this.#returning.has(seat) || (!data.open && !data.standIn && !data.sub)) return;
    if (data.sub) this.#core.peers.say(`${data.name} is back.`);
    if (data.standIn) {
      for (const peer of this.#core.peers)
        if (peer.seat === seat && isToken(data.standIn, peer.token)) this.#host.sit(peer, null);
      this.#core.peers.say(`${data.name} is back.`);
    }
    this.#returning.add(seat);
    void this.#core
      .retire((room) => lobby.comeBack(room, seat), 'seat given back')
      .finally(() => this.#returning.delete(seat))
      .then(() => this.left());
  }

  /** The players have given the seat to somebody. */
  #sitIn({ peer, seat, name: wished }: Ask): Promise<void> {
    const needAway = () => {
      if (this.#host.people.isHere(seat)) throw new Refuse('taken', NOT_FREE);
    };
    return this.#core.change(async () => {
      if (peer.gone || peer.seat !== null) return;
      needAway();
      needNewcomer(this.#core.data, peer.holder);
      const [token, { host }] = [newToken(), this.#core.data];
      const { room, name } = lobby.standIn(this.#core.data, seat, wished, sha256(token), this.#host.people);
      await this.#core.save(usedBy(room, seat, sha256(token), peer.holder), 'Your seat');
      // The player came back meanwhile, and is about to get the seat.
      needAway();
      peer.seat = seat;
      peer.token = sha256(token);
      peer.send('seated', { seat, name, token });
      this.#host.tookOver(peer);
      this.left();
      this.#core.peers.say(`${name} sits in for ${lobby.seatOf(this.#core.data, seat).name}.`);
      this.#core.announceHost(host);
    });
  }

  #decide(seat: number, choice: AwayChoice): void {
    const data = lobby.seatOf(this.#core.data, seat);
    const text = whatBecomes(data.name, choice);
    if (choice === 'wait' && !data.open) return this.#core.peers.say(text);
    const done = choice === 'concede' ? this.#host.concede(seat) : this.#change(seat, choice);
    done.then(
      (isDone) => isDone && this.#core.peers.say(text),
      (error) => log('choice about an absent player failed', { room: this.#core.code, choice, error }),
    );
  }

  /** False: the player is back by then. One who comes back while it is stored gets the seat as usual. */
  #change(seat: number, choice: Exclude<AwayChoice, 'concede'>): Promise<boolean> {
    return this.#core.change(async () => {
      if (this.#host.people.isHere(seat)) return false;
      const { host } = this.#core.data;
      await this.#core.save(this.#decided(seat, choice));
      this.left();
      this.#core.announceHost(host);
      return true;
    });
  }

  #decided(seat: number, choice: Exclude<AwayChoice, 'concede'>): RoomData {
    const { data } = this.#core;
    if (choice === 'bot') return lobby.subIn(data, seat, SUB, this.#host.people);
    return choice === 'hand' ? lobby.openSeat(data, seat) : lobby.closeSeat(data, seat);
  }
}
