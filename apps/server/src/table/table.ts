import type { Command, Contribution, Forecast, GameSetup, Refusal } from '@smash/engine';
import {
  type LobbyView,
  type Messages,
  PROTOCOL,
  type RequestPayload,
  type SeatReply,
  type SyncReply,
} from '@smash/protocol';
import type { GameEngine, GameEvent } from '../game.ts';
import { log } from '../log.ts';
import { notSaved, Refuse } from '../refuse.ts';
import type { RoomData } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { newSeed, newToken, sha256 } from '../tokens.ts';
import { Chat } from './chat.ts';
import { Cover } from './cover.ts';
import * as lobby from './lobby.ts';
import { Match, type Position, position } from './match.ts';
import type { Peer } from './peer.ts';
import { lobbyOf } from './public.ts';
import { gameSetup } from './setup.ts';

/** A state is stored after so many commands: a restart then replays fewer than that. */
const SNAPSHOT_EVERY = 20;
const RETRY_MS = 2000;

export interface TableServices {
  engine: GameEngine;
  store: Store;
  version: string;
  /** Of the pages that are served. */
  build: string;
  coverMs: readonly [number, number];
}

/**
 * A table: who sits, what is agreed, the game. Every change is stored first and happens then; a request that throws
 * (Refuse or anything else) has changed nothing.
 */
export class Table {
  readonly peers = new Set<Peer>();
  /** Called after every change of what lobby() tells. */
  changed: () => void = () => {};
  readonly #services: TableServices;
  readonly #cover: Cover;
  readonly #chat = new Chat();
  #room: RoomData;
  #match: Match | null;
  /** The last move could not be saved: the players were told. */
  #unsaved = false;

  constructor(services: TableServices, room: RoomData, match: Match | null) {
    this.#services = services;
    this.#room = room;
    this.#match = match;
    this.#cover = new Cover(services.coverMs, (seat, prompt) => this.#passFor(seat, prompt));
    this.#cover.update(this.#running);
  }

  get code(): string {
    return this.#room.code;
  }

  get room(): RoomData {
    return this.#room;
  }

  lobby(): LobbyView {
    return lobbyOf(this.#room, this.#match, this.peers);
  }

  join(peer: Peer): void {
    this.peers.add(peer);
    this.changed();
  }

  part(peer: Peer): void {
    this.peers.delete(peer);
    this.changed();
  }

  close(): void {
    this.#cover.close();
  }

  sync(peer: Peer, asked: RequestPayload<'sync'>): SyncReply {
    const seat = asked?.token === undefined ? -1 : this.#seatByToken(asked.token);
    if (seat >= 0) this.#hold(peer, seat);
    const since = asked?.since;
    const match = this.#match;
    const known = since && since.game === this.#room.games && since.viewer === peer.viewer ? since.n : 0;
    const full = match ? peer.feed.full(match, this.#room.games, peer.viewer, known) : null;
    peer.synced = true;
    this.changed();
    const tokenKnown = asked?.token === undefined || seat >= 0;
    const { version, build } = this.#services;
    return { protocol: PROTOCOL, version, build, seat: peer.seat, tokenKnown, chat: this.#chat.all(), full };
  }

  takeSeat(peer: Peer, asked: RequestPayload<'seat'>): SeatReply {
    if (peer.seat !== null) throw new Refuse('taken', 'You have a seat at this table already.');
    const token = newToken();
    const { room, seat, name } = lobby.takeSeat(this.#room, asked.name, asked.mark, sha256(token));
    this.#save(room, 'Your seat');
    peer.seat = seat;
    this.changed();
    return { seat, name, token };
  }

  leave(peer: Peer): void {
    const seat = this.#seat(peer);
    this.#save(lobby.leaveSeat(this.#room, seat), 'This');
    this.#empty(seat);
  }

  free(peer: Peer, { seat }: RequestPayload<'free'>): void {
    const by = this.#seat(peer);
    const { name } = lobby.seatOf(this.#room, seat);
    this.#save(lobby.freeSeat(this.#room, by, seat), 'This');
    this.#empty(seat);
    this.#toAll('notice', { kind: 'table', text: `The host has freed the seat of ${name}.` });
  }

  ready(peer: Peer, { ready }: RequestPayload<'ready'>): void {
    this.#save(lobby.setReady(this.#room, this.#seat(peer), ready), 'This');
    this.changed();
  }

  rename(peer: Peer, asked: RequestPayload<'name'>): { name: string } {
    const { room, name } = lobby.rename(this.#room, this.#seat(peer), asked.name);
    this.#save(room, 'Your name');
    this.changed();
    return { name };
  }

  options(peer: Peer, change: RequestPayload<'options'>): void {
    const seat = this.#seat(peer);
    const sets = this.#services.engine.factions.map((one) => one.set);
    const { room, said } = lobby.changeOptions(this.#room, seat, change, sets);
    if (said.length === 0) return;
    this.#adopt(room, 'The rules of the table');
    this.#toAll('notice', { kind: 'table', text: `${lobby.seatOf(room, room.host).name} changed ${said.join(', ')}.` });
  }

  start(peer: Peer, asked: RequestPayload<'start'>): void {
    this.#begin(lobby.readyToStart(this.#room, this.#seat(peer), asked?.anyway === true), null);
  }

  rematch(peer: Peer, { factions }: RequestPayload<'rematch'>): void {
    const room = lobby.askRematch(this.#room, this.#seat(peer), factions);
    const wanted = lobby.rematchWanted(room);
    if (wanted === null || room.seats.length < 2) {
      this.#save(room, 'This');
      this.changed();
    } else this.#begin(room, wanted);
  }

  reopen(peer: Peer): void {
    const room = lobby.reopen(this.#room, this.#seat(peer));
    const before = this.#room;
    this.#save(room, 'This');
    // Gone with the last game: whoever sits down next must not see the hand that was held there.
    this.#match = null;
    for (const one of this.peers) one.feed.stop();
    this.#follow(before);
    this.changed();
  }

  answer(peer: Peer, { prompt, pick }: RequestPayload<'answer'>): Promise<void> {
    const seat = this.#seat(peer);
    const kind = this.#running?.shown(seat).view.prompt?.kind;
    return new Promise((resolve, reject) => {
      this.#cover.hold(seat, kind, pick, () => {
        try {
          // It may have been held a while: the seat is looked up again.
          this.#command({ type: 'answer', seat: this.#seat(peer), prompt, pick });
          resolve();
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  concede(peer: Peer): void {
    this.#command({ type: 'concede', seat: this.#seat(peer) });
  }

  agree(peer: Peer, { yes }: RequestPayload<'agree'>): void {
    this.#command({ type: 'agree', seat: this.#seat(peer), yes });
  }

  whyNot(peer: Peer, what: RequestPayload<'whyNot'>): Refusal | null {
    return this.#game.whyNot(this.#seat(peer), what);
  }

  explain(peer: Peer, what: RequestPayload<'explain'>): Contribution[] {
    return this.#game.explain(peer.viewer, what);
  }

  forecast(peer: Peer, what: RequestPayload<'forecast'>): Forecast | null {
    return this.#game.forecast(this.#seat(peer), what);
  }

  chat(peer: Peer, said: RequestPayload<'chat'>): void {
    const name = peer.seat === null ? '' : lobby.seatOf(this.#room, peer.seat).name;
    this.#toAll('chat', this.#chat.say(peer, name, said, Date.now()));
  }

  hush(peer: Peer, { on }: RequestPayload<'hush'>): void {
    this.#seat(peer);
    this.#toAll('chat', this.#chat.hush(on));
  }

  /** Says something to all. */
  trouble(text: string): void {
    this.#toAll('notice', { kind: 'trouble', text });
  }

  get #running(): Match | null {
    return this.#room.phase === 'game' ? this.#match : null;
  }

  #noGame(): never {
    throw new Refuse('phase', this.#room.phase === 'over' ? 'The game is over.' : 'The game has not begun.');
  }

  #seat(peer: Peer): number {
    if (peer.seat === null) throw new Refuse('noSeat', 'Only players at this table can do that.');
    return peer.seat;
  }

  #seatByToken(token: string): number {
    const hash = sha256(token);
    return this.#room.seats.findIndex((one) => one?.tokenHash === hash);
  }

  /** The newest connection of a seat holds it. */
  #hold(peer: Peer, seat: number): void {
    for (const other of this.peers) {
      if (other === peer || other.seat !== seat) continue;
      // It gets nothing of the game until it syncs again, then as what it is by then.
      other.seat = null;
      other.synced = false;
      other.feed.stop();
      other.send('moved', { text: 'This seat moved to another tab.' });
    }
    peer.seat = seat;
  }

  #sit(peer: Peer, seat: number | null): void {
    if (peer.seat === seat) return;
    peer.seat = seat;
    if (!peer.synced) return;
    peer.send('you', { seat });
    if (this.#match && this.#room.phase === 'over') this.#show(peer, this.#match);
  }

  #show(peer: Peer, match: Match): void {
    peer.send('view', peer.feed.full(match, this.#room.games, peer.viewer, 0));
  }

  #empty(seat: number): void {
    for (const peer of this.peers) if (peer.seat === seat) this.#sit(peer, null);
    this.changed();
  }

  get #game(): Match {
    return this.#match ?? this.#noGame();
  }

  /** Stores the room and makes it the current one. */
  #save(next: RoomData, what: string): void {
    const room = { ...next, movedAt: Date.now() };
    try {
      this.#services.store.saveRoom(room);
    } catch (error) {
      log('not saved', { room: this.code, error });
      throw notSaved(what);
    }
    this.#room = room;
  }

  /** As #save, where people may have been moved to other seats: connections follow their tokens. */
  #adopt(next: RoomData, what: string): void {
    const before = this.#room;
    this.#save(next, what);
    this.#follow(before);
    this.changed();
  }

  #follow(before: RoomData): void {
    for (const peer of this.peers) {
      if (peer.seat === null) continue;
      const hash = before.seats[peer.seat]?.tokenHash;
      const seat = this.#room.seats.findIndex((one) => one?.tokenHash === hash);
      this.#sit(peer, seat < 0 ? null : seat);
    }
  }

  #begin(ready: RoomData, rematch: 'same' | 'new' | null): void {
    const { engine, store } = this.#services;
    const players = ready.seats.length;
    const before = this.#room;
    const last = this.#match?.shown('spectator').view.seats.map((one) => one.factions) ?? [];
    const same = rematch === 'same' && last.length === players && last.every((pair) => pair.length === 2);
    const setup = gameSetup(engine, ready.options, players, newSeed(), same ? (last as [string, string][]) : null);
    const { events, start } = this.#create(setup);
    const next = { ...lobby.playing(ready), movedAt: Date.now() };
    try {
      this.#room = store.startGame(next, engine.version, setup, events);
    } catch (error) {
      log('not saved', { room: this.code, error });
      throw notSaved('The game');
    }
    this.#match = new Match(engine, this.#room.gameId as number, setup, start, [...events]);
    this.#follow(before);
    this.changed();
    for (const peer of this.peers) {
      if (peer.synced) this.#show(peer, this.#match);
    }
    this.#settle();
  }

  #create(setup: GameSetup) {
    const { engine } = this.#services;
    try {
      const { state, events } = engine.create(setup);
      return { events, start: position(engine, state, 0, setup.players) };
    } catch (error) {
      log('game not begun', { room: this.code, error });
      throw new Refuse('server', 'A game cannot be begun with these rules. Please change the rules of the table.');
    }
  }

  #command(command: Command): void {
    const match = this.#running ?? this.#noGame();
    let played: ReturnType<Match['play']>;
    try {
      played = match.play(command);
    } catch (error) {
      log('engine failed', { room: this.code, game: match.id, n: match.now.n, error });
      const who = this.#room.seats[command.seat]?.name ?? 'a player';
      this.trouble(`The server could not carry out the move of ${who}. The table is as it was before it.`);
      throw new Refuse(
        'server',
        'The server could not carry out this move. The table is as it was; please choose again.',
      );
    }
    if (!played.ok) throw Refuse.byRule(played.refusal);
    this.#enter(match, command, played.next, played.events);
  }

  #enter(match: Match, command: Command, next: Position, events: GameEvent[]): void {
    const over = next.shown.get('spectator')?.view.over !== null;
    const room: RoomData = { ...this.#room, phase: over ? 'over' : 'game', movedAt: Date.now() };
    const snapshot = over || next.n % SNAPSHOT_EVERY === 0 ? next.state : null;
    try {
      this.#services.store.addCommand(room, { n: next.n, command, events }, snapshot);
    } catch (error) {
      log('not saved', { room: this.code, game: match.id, n: next.n, error });
      if (!this.#unsaved)
        this.trouble('The server cannot save moves now. Nothing is lost; the last move was not made.');
      this.#unsaved = true;
      throw notSaved('The move');
    }
    if (this.#unsaved) this.trouble('Moves are saved again. The game goes on.');
    this.#unsaved = false;
    match.enter(next, events);
    this.#room = room;
    for (const peer of this.peers) {
      const patch = peer.synced ? peer.feed.patch(match, events) : null;
      if (patch) peer.send('patch', patch);
    }
    this.changed();
    this.#settle();
  }

  #settle(): void {
    this.#cover.update(this.#running);
  }

  #passFor(seat: number, prompt: number): void {
    try {
      this.#command({ type: 'answer', seat, prompt, pick: [] });
    } catch (error) {
      log('cover pass failed', { room: this.code, error });
      this.#cover.retry(RETRY_MS);
    }
  }

  #toAll<T extends keyof Messages>(type: T, message: Messages[T]): void {
    for (const peer of this.peers) if (peer.synced) peer.send(type, message);
  }
}
