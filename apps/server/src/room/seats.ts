import type { Entry, GuestsMessage, Lock, RenewReply, Resolved, SeatReply } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { newToken, sha256 } from '../common/tokens.ts';
import type { RoomData } from '../storage/rows.ts';
import { hasSat, isSeated, needNewcomer, usedBy } from './browsers.ts';
import type { RoomCore } from './core.ts';
import * as door from './door.ts';
import * as lobby from './lobby.ts';
import { needFree } from './origin.ts';
import { needHere, type Peer, seatOf } from './peer.ts';
import * as rules from './rules.ts';
import * as keys from './seatKeys.ts';

const NO_GUESTS: GuestsMessage = { watchers: [], out: [] };
const PUT_OUT = 'The host removed you from this table.';
const LOCKED: Record<Lock, string> = {
  open: 'The host unlocked the table: anyone with the link can join.',
  seats: 'The host locked the seats: no one new can sit.',
  all: 'The host locked the table: no one new can join.',
};

interface Host {
  /** The sets whose factions a table may use. */
  sets(): string[];
  /** The connection now holds that seat, or watches. */
  sit(peer: Peer, seat: number | null): void;
  /** Somebody has left. */
  left(): void;
  readonly people: lobby.People;
}

/** Who sits at a table, who may enter, and what is agreed before a game. */
export class Seats {
  readonly #core: RoomCore;
  readonly #host: Host;

  constructor(core: RoomCore, host: Host) {
    this.#core = core;
    this.#host = host;
  }

  takeSeat(peer: Peer, asked: Resolved<'seat'>): Promise<SeatReply> {
    return this.#core.change(async () => {
      needHere(peer);
      if (peer.seat !== null) throw new Refuse('taken', 'You already have a seat at this table.');
      const token = newToken();
      const hash = sha256(token);
      const { room, seat, name } = lobby.takeSeat(this.#core.data, asked.name, asked.mark, hash);
      await this.#core.save(usedBy(room, seat, hash, peer.holder), 'Your seat');
      peer.seat = seat;
      peer.token = hash;
      this.#core.changed();
      return { seat, name, token };
    });
  }

  moveSeat(peer: Peer): Promise<{ key: string }> {
    return this.#core.change(async () => {
      const key = newToken();
      await this.#core.save(keys.moveSeat(this.#core.data, seatOf(peer), sha256(key), Date.now()), 'The link');
      return { key };
    }, 'always');
  }

  claim(peer: Peer, { key, name }: Resolved<'claim'>): Promise<SeatReply> {
    return this.#core.change(async () => {
      needHere(peer);
      const seat = keys.seatOfKey(this.#core.data, sha256(key), Date.now());
      if (peer.seat !== null) throw new Refuse('taken', 'You already have a seat at this table.');
      if (seat < 0)
        throw new Refuse('unknown', 'This link has been used or is too old. Make a new one on the other device.');
      const token = newToken();
      const isGift = keys.isGift(this.#core.data, seat);
      if (isGift) needNewcomer(this.#core.data, peer.holder);
      const room = isGift
        ? keys.takeGift(this.#core.data, seat, name ?? '', sha256(token))
        : keys.claimSeat(this.#core.data, seat, sha256(token));
      await this.#core.save(room, 'Your seat');
      const data = lobby.seatOf(room, seat);
      return { seat, name: data.heir?.name ?? lobby.playerOf(data), token };
    }, 'always');
  }

  renew(peer: Peer, shown: Resolved<'renew'>): Promise<RenewReply> {
    return this.#core.change(async () => {
      const token = newToken();
      await this.#core.save(
        keys.renewToken(this.#core.data, seatOf(peer), sha256(shown.token), sha256(token)),
        'Your seat',
      );
      peer.token = sha256(shown.token);
      return { token };
    }, 'always');
  }

  /** A token has opened the seat: its browser has it, so all older tokens are retired. */
  opened(seat: number, token: string, { holder }: Peer): void {
    const hash = sha256(token);
    const opened = (room: RoomData) => usedBy(keys.retireFormer(room, seat, hash), seat, hash, holder);
    if (opened(this.#core.data) !== this.#core.data) void this.#core.retire(opened, 'former token given up');
  }

  /** The person who was given the seat has arrived: its former player becomes a spectator. */
  handOver(seat: number, token: string): void {
    const { heir, name } = lobby.seatOf(this.#core.data, seat);
    if (!heir || heir.tokenHash !== sha256(token)) return;
    for (const peer of this.#core.peers) if (peer.seat === seat) this.#host.sit(peer, null);
    this.#core.peers.say(`${heir.name} has taken over ${name}’s seat.`);
  }

  leave(peer: Peer): Promise<void> {
    return this.#core.change(async () => {
      const seat = seatOf(peer);
      const { host } = this.#core.data;
      await this.#core.save(lobby.standUp(this.#core.data, seat, this.#host.people));
      this.#empty(seat);
      this.#core.announceHost(host);
    });
  }

  /** Throws Refuse for those who may not enter. Seat holders may, despite any lock. */
  admit({ visitor = '', seat = '' }: Entry, address: string): void {
    const bringsKeyOf = keys.seatOfKey(this.#core.data, seat, Date.now());
    const opens = this.#core.seatOfToken(seat);
    // Somebody may be removed between taking a gift and using its token.
    const isGiven = keys.isGift(this.#core.data, bringsKeyOf) || keys.isHeir(this.#core.data, opens, seat);
    if ((opens >= 0 || bringsKeyOf >= 0) && !isGiven) return;
    if (door.isOut(this.#core.data, [visitor, seat, this.#traceOf(address)])) throw new Refuse('putOut', PUT_OUT);
    if (this.#core.data.lock === 'all' && !isGiven && !door.isGuest(this.#core.data, visitor))
      throw new Refuse('locked', 'The host locked this table: no one new can join. Ask the host to unlock it.');
  }

  /** Ends a connection that may not be there any more. */
  #admitAgain(peer: Peer): void {
    try {
      this.admit({ visitor: peer.visitor, seat: peer.proof }, peer.address);
    } catch (error) {
      this.#core.peers.dismiss(peer, (error as Error).message);
    }
  }

  /** Does the token of this hash hold a seat here? */
  hasToken(hash: string): boolean {
    return this.#core.seatOfToken(hash) >= 0;
  }

  lock(peer: Peer, { lock }: Resolved<'lock'>): Promise<void> {
    return this.#core.change(async () => {
      const seen = [...this.#core.peers].flatMap((one) => (one.fresh || one.visitor === '' ? [] : [one.visitor]));
      const room = door.setLock(this.#core.data, seatOf(peer), lock, seen);
      if (room.lock === this.#core.data.lock) return;
      await this.#core.save(room, 'The lock');
      // Whoever has not asked for the table yet was not shown to the host, so they enter as others do.
      for (const one of [...this.#core.peers]) if (one.fresh && one.seat === null) this.#admitAgain(one);
      this.#core.changed();
      this.#core.peers.say(LOCKED[lock]);
    }, 'always');
  }

  passHost(peer: Peer, { seat }: Resolved<'passHost'>): Promise<void> {
    return this.#core.change(async () => {
      const { host } = this.#core.data;
      const room = door.passHost(this.#core.data, seatOf(peer), seat);
      if (!this.#core.peers.isHere(seat))
        throw new Refuse('noSeat', `${lobby.seatOf(room, seat).name} is not here to be the host.`);
      if (lobby.passOn(room, this.#host.people) !== room)
        throw new Refuse('noSeat', `${lobby.seatOf(room, seat).name} has conceded, and others still play.`);
      await this.#core.save(room);
      this.#core.changed();
      this.#core.announceHost(host);
    });
  }

  /** Removes somebody, and every other spectator connection that matches them. */
  putOut(peer: Peer, who: Resolved<'putOut'>): Promise<void> {
    const bySeat = 'seat' in who;
    return this.#core.change(
      async () => {
        const by = seatOf(peer);
        lobby.needHost(this.#core.data, by);
        const theirs = [...this.#core.peers].filter((one) =>
          bySeat ? one.seat === who.seat : one.seat === null && one.n === who.watcher,
        );
        if (!bySeat && theirs.length === 0) throw new Refuse('unknown', 'That spectator is no longer watching.');
        const name = bySeat ? lobby.playerOf(lobby.seatOf(this.#core.data, who.seat)) : '';
        const traces = theirs.flatMap((one) => this.#traces(one));
        const room = bySeat
          ? door.putOutSeat(this.#core.data, by, who.seat, traces)
          : door.keepOut(this.#core.data, by, { name, watcher: who.watcher }, traces);
        await this.#core.save(room);
        for (const one of theirs) one.seat = null;
        const isOut = (one: Peer) => door.isOut(room, [one.visitor, this.#traceOf(one.address)]);
        for (const one of [...this.#core.peers])
          if (theirs.includes(one) || (one.seat === null && isOut(one))) this.#core.peers.dismiss(one, PUT_OUT);
        this.#host.left();
        this.#core.peers.say(bySeat ? `The host removed ${name}.` : 'The host removed somebody who was watching.');
      },
      bySeat ? 'settled' : 'always',
    );
  }

  letIn(peer: Peer, { n }: Resolved<'letIn'>): Promise<void> {
    return this.#core.change(async () => {
      await this.#core.save(door.letIn(this.#core.data, seatOf(peer), n));
      this.#core.changed();
    }, 'always');
  }

  bot(peer: Peer, asked: Resolved<'bot'>): Promise<void> {
    return this.#core.change(async () => {
      await this.#core.keep(lobby.seatBot(this.#core.data, seatOf(peer), asked, sha256(newToken())));
    });
  }

  free(peer: Peer, { seat }: Resolved<'free'>): Promise<void> {
    return this.#core.change(async () => {
      const by = seatOf(peer);
      const data = lobby.seatOf(this.#core.data, seat);
      const room = lobby.freeSeat(this.#core.data, by, seat);
      // A player who is present must be removed instead, and is told so.
      if (this.#core.peers.isHere(seat))
        throw new Refuse('taken', `${lobby.playerOf(data)} is here. Remove them instead.`);
      await this.#core.save(room);
      this.#empty(seat);
      this.#core.peers.say(`The host has freed the seat of ${data.name}.`);
    });
  }

  ready(peer: Peer, asked: Resolved<'ready'>): Promise<void> {
    return this.#core.change(async () => {
      await this.#core.keep(rules.setReady(this.#core.data, seatOf(peer), asked));
    });
  }

  rename(peer: Peer, asked: Resolved<'name'>): Promise<{ name: string }> {
    return this.#core.change(async () => {
      const { room, name } = lobby.rename(this.#core.data, seatOf(peer), asked.name);
      await this.#core.save(room, 'Your name');
      this.#core.changed();
      return { name };
    });
  }

  options(peer: Peer, change: Resolved<'options'>): Promise<void> {
    return this.#core.change(async () => {
      needFree(this.#core.data, change);
      const { room, said } = rules.changeOptions(this.#core.data, seatOf(peer), change, this.#host.sets());
      if (said.length === 0) return;
      const before = this.#core.data;
      await this.#core.save(room, 'The rules of the table');
      this.follow(before);
      this.#core.changed();
      const { name } = lobby.seatOf(room, room.host);
      this.#core.peers.say(`${name} changed the rules: ${said.join(', ')}.`, (one) => one !== peer);
    });
  }

  /**
   * The seat that the token opens for this browser; -1 = none. What was checked for a gift must still hold.
   * `hasSeen`: it has been shown hands of the game.
   */
  seatByToken(token: string, { holder }: Peer, hasSeen: boolean): number {
    const [hash, room] = [sha256(token), this.#core.data];
    const seat = this.#core.seatOfToken(hash);
    return keys.isHeir(room, seat, hash) && (hasSat(room, holder) || hasSeen) ? -1 : seat;
  }

  /** People may have moved to other seats: connections follow their tokens. */
  follow(before: RoomData): void {
    for (const peer of this.#core.peers) {
      if (peer.seat === null) continue;
      const hash = before.seats[peer.seat]?.tokenHash;
      const seat = this.#core.data.seats.findIndex((one) => one?.tokenHash === hash);
      this.#host.sit(peer, seat < 0 ? null : seat);
    }
  }

  /** Tells the host who is watching and who was removed. */
  tell(): void {
    this.#core.peers.update('guests', NO_GUESTS, (peer) => this.guestsFor(peer));
  }

  /** What somebody is told about spectators and removed people: only the host gets it. */
  guestsFor({ seat }: Peer): GuestsMessage {
    const { host, out = [] } = this.#core.data;
    if (seat === null || seat !== host) return NO_GUESTS;
    return {
      watchers: this.#core.peers.watchers(({ visitor }) => isSeated(this.#core.data, visitor)),
      out: out.map(({ n, name, watcher }) => ({ n, name, watcher })),
    };
  }

  /**
   * The traces of a removed person: browser and address, leaving out either if another player at this table shares it.
   * Without traces, only the lock keeps somebody out.
   */
  #traces(peer: Peer): string[] {
    const players = [...this.#core.peers].filter((one) => one.seat !== null && one.seat !== peer.seat);
    const { visitor, address } = peer;
    return [
      players.some((one) => one.visitor === visitor) ? '' : visitor,
      players.some((one) => one.address === address) ? '' : this.#traceOf(address),
    ];
  }

  /** An address as stored: hashed, and different for each table. */
  #traceOf(address: string): string {
    return address && sha256(`${this.#core.code} ${address}`);
  }

  #empty(seat: number): void {
    for (const peer of this.#core.peers) if (peer.seat === seat) this.#host.sit(peer, null);
    this.#core.changed();
  }
}
