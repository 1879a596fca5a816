import type { Command, Undo } from '@smash/engine';
import {
  type AwayChoice,
  type FullMessage,
  type LobbyView,
  PROTOCOL,
  type RequestPayload,
  type SeatReply,
  type SyncReply,
} from '@smash/protocol';
import type { GameEngine, GameEvent } from '../game.ts';
import { noteSecurity } from '../guard.ts';
import { log } from '../log.ts';
import { Refuse } from '../refuse.ts';
import type { Rematch, RoomData } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { newSeed, newToken, sha256 } from '../tokens.ts';
import { Absence, whatBecomes } from './absence.ts';
import { Clock } from './clock.ts';
import { Cover } from './cover.ts';
import { answerInTime } from './expiry.ts';
import * as lobby from './lobby.ts';
import { beginning, Match, type MatchStep, type Played } from './match.ts';
import { type Peer, seatOf } from './peer.ts';
import { lobbyOf } from './public.ts';
import { Seating } from './seating.ts';
import { createGame, gameSetup } from './setup.ts';
import { Stops } from './stops.ts';
import { Undoing } from './undo.ts';

const RETRY_MS = 2000;

export interface TableServices {
  engine: GameEngine;
  store: Store;
  version: string;
  /** Of the pages that are served. */
  build: string;
  coverMs: readonly [number, number];
}

/** A table with its game. */
export class Table extends Seating {
  readonly undoing: Undoing;
  readonly stops = new Stops(() => this.#settle());
  readonly #services: TableServices;
  readonly #cover: Cover;
  readonly #clock: Clock;
  readonly #absence: Absence;
  #match: Match | null;

  constructor(services: TableServices, room: RoomData, match: Match | null) {
    super(services.store, room);
    this.#services = services;
    this.#match = match;
    const delays = () => (this.data.options.tellMask ? services.coverMs : ([0, 0] as const));
    this.#cover = new Cover(delays, (seat, prompt) => this.#passFor(seat, prompt));
    this.undoing = new Undoing({
      match: () => this.#running,
      rule: () => this.data.options.undo,
      name: (seat) => lobby.playerOf(lobby.seatOf(this.data, seat)),
      isHere: (seat) => this.peers.isHere(seat),
      takeBack: (step, id) => this.#takeBack(step, id),
      changed: () => this.#tellUndo(),
      tell: (seat, text) => this.peers.say(text, (peer) => peer.seat === seat),
    });
    this.#clock = new Clock({
      rule: () => this.data.options.clock,
      paused: () => this.keeper.paused,
      expire: (seat, prompt) => this.#expire(seat, prompt),
    });
    this.#absence = new Absence({
      players: () => this.#players(),
      isHere: (seat) => this.peers.isHere(seat),
      isOpen: (seat) => this.data.seats[seat]?.open === true,
      decide: (seat, choice) => this.#decide(seat, choice),
      changed: () => this.changed(),
    });
    this.#absence.update();
    this.#settle();
  }

  override lobby(): LobbyView {
    return lobbyOf(this.data, this.#match, this.peers, this.keeper.paused, (seat) => this.#absence.state(seat));
  }

  join(peer: Peer): void {
    this.peers.add(peer);
    this.changed();
  }

  part(peer: Peer): void {
    this.peers.delete(peer);
    this.#absence.update();
    this.changed();
  }

  override async close(): Promise<void> {
    await super.close();
    this.undoing.close();
    this.#cover.close();
    this.#clock.close();
    this.#absence.close();
  }

  sync(peer: Peer, asked: RequestPayload<'sync'>): SyncReply {
    const seat = asked?.token === undefined ? -1 : this.seatByToken(asked.token);
    if (asked?.token !== undefined) noteSecurity(seat < 0 ? 'unknown token' : 'seat opened', { room: this.code, seat });
    if (seat >= 0 && asked?.token) this.#return(seat, asked.token);
    if (seat >= 0) this.peers.hold(peer, seat);
    else if (peer.seat === null && this.peers.isCrowded(peer))
      throw new Refuse('full', 'There is no more room for people who watch.');
    peer.fresh = false;
    this.#absence.update();
    this.#clock.forget(peer);
    this.stops.forget(peer);
    const full = this.#match && this.#full(peer, this.#match, this.#known(peer, asked?.since));
    peer.synced = true;
    this.#clock.tell(this.peers);
    this.changed();
    const tokenKnown = asked?.token === undefined || seat >= 0;
    const { version, build } = this.#services;
    const [chat, ask] = [this.chats.all(), this.undoing.open()];
    return { protocol: PROTOCOL, version, build, seat: peer.seat, tokenKnown, chat, ask, full };
  }

  start(peer: Peer, asked: RequestPayload<'start'>): Promise<void> {
    return this.change(() => this.#begin(lobby.readyToStart(this.data, seatOf(peer), asked?.anyway === true), null));
  }

  rematch(peer: Peer, { factions }: RequestPayload<'rematch'>): Promise<void> {
    return this.change(async () => {
      const room = lobby.askRematch(this.data, seatOf(peer), factions);
      const wanted = lobby.rematchWanted(room);
      if (wanted !== null && room.seats.length >= 2)
        return this.#begin(wanted === 'rotate' ? lobby.rotate(room) : room, wanted);
      await this.save(room, 'This');
      this.changed();
    });
  }

  reopen(peer: Peer): Promise<void> {
    return this.change(async () => {
      const room = lobby.reopen(this.data, seatOf(peer));
      const before = this.data;
      await this.save(room, 'This');
      // Gone with the last game: whoever sits down next must not see the hand that was held there.
      this.#match = null;
      for (const one of this.peers) one.feed.stop();
      this.follow(before);
      this.changed();
    });
  }

  async answer(peer: Peer, { prompt, pick, id = '' }: RequestPayload<'answer'>): Promise<void> {
    const seat = seatOf(peer);
    const kind = this.#running?.shown(seat).view.prompt?.kind;
    // It may be held a while: the seat is looked up again then.
    const make = () => this.#command(() => ({ type: 'answer', seat: seatOf(peer), prompt, pick }), id);
    await this.game.once.run(
      seat,
      id,
      () =>
        new Promise((resolve, reject) => {
          this.#cover.hold(seat, kind, pick, () => void make().then(resolve, reject));
        }),
    );
  }

  async concede(peer: Peer, asked?: RequestPayload<'concede'>): Promise<void> {
    const [seat, id] = [seatOf(peer), asked?.id ?? ''];
    await this.game.once.run(seat, id, () => this.#command(() => ({ type: 'concede', seat }), id));
  }

  async agree(peer: Peer, { yes, id = '' }: RequestPayload<'agree'>): Promise<void> {
    const seat = seatOf(peer);
    await this.game.once.run(seat, id, () => this.#command(() => ({ type: 'agree', seat, yes }), id));
  }

  async undo(peer: Peer, asked: RequestPayload<'undo'>): Promise<void> {
    const seat = seatOf(peer);
    const take = () => this.change(() => this.undoing.take(seat, asked));
    await this.game.once.run(seat, asked.id ?? '', take);
  }

  askUndo(peer: Peer, asked: RequestPayload<'askUndo'>): Promise<void> {
    return this.change(() => this.undoing.ask(seatOf(peer), asked));
  }

  answerUndo(peer: Peer, asked: RequestPayload<'answerUndo'>): Promise<void> {
    return this.change(() => this.undoing.answer(seatOf(peer), asked));
  }

  async away(peer: Peer, { seat, choice }: RequestPayload<'away'>): Promise<void> {
    this.#absence.vote(seatOf(peer), seat, choice);
  }

  /** Somebody who watches plays for a player who is away. */
  standIn(peer: Peer, asked: RequestPayload<'standIn'>): Promise<SeatReply> {
    return this.change(async () => {
      if (peer.seat !== null) throw new Refuse('taken', 'You have a seat at this table already.');
      const [token, { seat }] = [newToken(), asked];
      const { room, name } = lobby.standIn(this.data, seat, asked.name, sha256(token));
      await this.save(room, 'Your seat');
      peer.seat = seat;
      if (this.#match) this.#show(peer, this.#match);
      this.#absence.update();
      this.#clock.forget(peer);
      this.#settle();
      this.changed();
      this.peers.say(`${name} sits in for ${lobby.seatOf(room, seat).name}.`);
      return { seat, name, token };
    });
  }

  async more(peer: Peer): Promise<void> {
    this.#clock.more(seatOf(peer));
    this.#clock.tell(this.peers);
  }

  get #running(): Match | null {
    return this.data.phase === 'game' ? this.#match : null;
  }

  /** Throws Refuse before the first game. */
  get game(): Match {
    return this.#match ?? this.#noGame();
  }

  #noGame(): never {
    throw new Refuse('phase', this.data.phase === 'over' ? 'The game is over.' : 'The game has not begun.');
  }

  protected override sit(peer: Peer, seat: number | null): void {
    if (peer.seat === seat) return;
    peer.seat = seat;
    if (!peer.synced) return;
    peer.send('you', { seat });
    // What it is told from now on is what the new seat sees, or a spectator.
    if (this.#match && this.data.phase !== 'lobby') this.#show(peer, this.#match);
  }

  #show(peer: Peer, match: Match): void {
    peer.send('view', this.#full(peer, match, 0));
  }

  /** The last event that its browser has of this game; 0 = none. */
  #known({ viewer }: Peer, since: NonNullable<RequestPayload<'sync'>>['since']): number {
    const same = since?.game === this.data.games && since.viewer === viewer && since.undone === this.#match?.undone;
    return same ? since.n : 0;
  }

  #full(peer: Peer, match: Match, since: number): FullMessage {
    return peer.feed.full(match, this.data.games, peer.viewer, since, this.undoing.view(peer.viewer));
  }

  protected override sets(): string[] {
    return this.#services.engine.factions.map((one) => one.set);
  }

  protected override resumed(): void {
    this.#cover.retry(0);
  }

  /** Seats that still play the game under way. */
  #players(): number[] {
    const view = this.#running?.shown('spectator').view;
    return view?.over === null ? view.seats.flatMap(({ seat, out }) => (out ? [] : [seat])) : [];
  }

  /** The player has the seat again: whoever sat in watches. */
  #return(seat: number, token: string): void {
    const data = lobby.seatOf(this.data, seat);
    if (!lobby.isToken(data, sha256(token)) || (!data.open && !data.standIn)) return;
    if (data.standIn) {
      for (const peer of this.peers) if (peer.seat === seat) this.sit(peer, null);
      this.peers.say(`${data.name} is back.`);
    }
    this.change(async () => {
      await this.save(lobby.comeBack(this.data, seat), 'This');
      this.#absence.update();
      this.changed();
    }).catch((error) => log('seat not given back', { room: this.code, error }));
  }

  #decide(seat: number, choice: AwayChoice): void {
    const text = whatBecomes(lobby.seatOf(this.data, seat).name, choice);
    if (choice === 'wait') return this.peers.say(text);
    const done =
      choice === 'concede'
        ? this.#command(() => ({ type: 'concede', seat }), null)
        : this.change(async () => {
            await this.save(lobby.openSeat(this.data, seat), 'This');
            this.#absence.update();
            this.changed();
          });
    done.then(
      () => this.peers.say(text),
      (error) => log('choice about an absent player failed', { room: this.code, choice, error }),
    );
  }

  /** The time is up: the seat answers what costs it least, else by chance. */
  #expire(seat: number, prompt: number): void {
    // Picks that do not go together are refused: drawn anew the next time.
    this.#command(() => answerInTime(this.#running, seat, prompt), null).catch(() => {});
  }

  async #begin(ready: RoomData, rematch: Rematch | null): Promise<void> {
    const { engine } = this.#services;
    const players = ready.seats.length;
    const before = this.data;
    const last = this.#match?.shown('spectator').view.seats.map((one) => one.factions) ?? [];
    const decks = lobby.decksAgain(last, rematch, players);
    const setup = gameSetup(engine, ready.options, players, newSeed(), decks);
    const { events, start } = createGame(engine, this.code, setup);
    this.data = await this.keeper.game(lobby.playing(ready), engine.version, setup, events);
    this.#match = new Match(engine, this.data.gameId as number, setup, start, beginning(events));
    this.follow(before);
    this.changed();
    for (const peer of this.peers) {
      if (peer.synced) this.#show(peer, this.#match);
    }
    this.#settle();
  }

  /** `id`: of the browser; null = the room answers for the seat. */
  #command(make: () => Command | null, id: string | null): Promise<void> {
    return this.change(async () => {
      const match = this.#running ?? this.#noGame();
      const command = make();
      if (!command) return;
      const { next, events, step } = this.#play(match, command, id !== null);
      this.data = await this.keeper.entry(this.data, next, { command, events, id: id ?? '' });
      match.enter(next, events, step);
      this.#entered(match, events);
    });
  }

  /** What the command leads to. Throws Refuse. */
  #play(match: Match, command: Command, own: boolean): Extract<Played, { ok: true }> {
    let played: Played;
    try {
      played = match.play(command, own);
    } catch (error) {
      log('engine failed', { room: this.code, game: match.id, n: match.now.n, fault: error });
      const who = this.data.seats[command.seat]?.name ?? 'a player';
      this.trouble(`The server could not carry out the move of ${who}. The table is as it was before it.`);
      throw new Refuse(
        'server',
        'The server could not carry out this move. The table is as it was; please choose again.',
      );
    }
    if (!played.ok) throw Refuse.byRule(played.refusal);
    return played;
  }

  /** Part of a change. */
  async #takeBack(step: MatchStep, id: string): Promise<void> {
    const match = this.#running ?? this.#noGame();
    const next = match.before(step);
    const command: Undo = { type: 'undo', seat: step.seat, to: step.n - 1 };
    this.data = await this.keeper.entry(this.data, next, { command, events: [], id });
    this.#entered(match, [], match.rewind(next, step));
    const { name } = lobby.seatOf(this.data, step.seat);
    this.peers.say(`${name} took back the last move.`, (peer) => peer.seat !== step.seat);
  }

  #entered(match: Match, events: GameEvent[], cut?: number): void {
    this.undoing.update();
    this.stops.update(this.#running, this.peers);
    this.peers.patch(match, this.undoing, events, cut);
    this.#absence.update();
    this.changed();
    this.#settle();
  }

  #tellUndo(): void {
    this.peers.tell('ask', { ask: this.undoing.open() });
    if (this.#running) this.peers.patch(this.#running, this.undoing, []);
  }

  #settle(): void {
    this.stops.update(this.#running, this.peers);
    this.#cover.update(this.#running, (seat) => this.stops.passes(seat));
    this.#clock.update(this.#running);
    this.#clock.tell(this.peers);
  }

  #passFor(seat: number, prompt: number): void {
    const pass = (): Command | null =>
      this.#running?.shown(seat).view.prompt?.id === prompt ? { type: 'answer', seat, prompt, pick: [] } : null;
    this.#command(pass, null).catch((error) => {
      if (this.closed) return;
      log('cover pass failed', { room: this.code, error });
      this.#cover.retry(RETRY_MS);
    });
  }
}
