import type { Command, Contribution, Forecast, Refusal, Undo } from '@smash/engine';
import {
  type FullMessage,
  type LobbyView,
  PROTOCOL,
  type RenewReply,
  type RequestPayload,
  type SeatReply,
  type SyncReply,
} from '@smash/protocol';
import type { GameEngine, GameEvent } from '../game.ts';
import { noteSecurity } from '../guard.ts';
import { log } from '../log.ts';
import { notSaved, Refuse } from '../refuse.ts';
import type { RoomData } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { newSeed, newToken, sha256 } from '../tokens.ts';
import { Chat } from './chat.ts';
import { Circle } from './circle.ts';
import { Cover } from './cover.ts';
import { Keeper } from './keeper.ts';
import * as lobby from './lobby.ts';
import { beginning, Match, type MatchStep } from './match.ts';
import { type Peer, seatOf } from './peer.ts';
import { lobbyOf } from './public.ts';
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

/**
 * A table: who sits, what is agreed, the game. Every change is stored first and happens then; a request that throws
 * (Refuse or anything else) has changed nothing.
 */
export class Table {
  readonly peers = new Circle();
  readonly undoing: Undoing;
  /** Called after every change of what lobby() tells. */
  changed: () => void = () => {};
  readonly stops = new Stops(() => this.#settle());
  readonly #services: TableServices;
  readonly #cover: Cover;
  readonly #keeper: Keeper;
  readonly #chat = new Chat();
  #room: RoomData;
  #match: Match | null;

  constructor(services: TableServices, room: RoomData, match: Match | null) {
    this.#services = services;
    this.#room = room;
    this.#match = match;
    this.#keeper = new Keeper(services.store, (text) => this.trouble(text));
    const delays = () => (this.#room.options.tellMask ? services.coverMs : ([0, 0] as const));
    this.#cover = new Cover(delays, (seat, prompt) => this.#passFor(seat, prompt));
    this.undoing = new Undoing({
      match: () => this.#running,
      rule: () => this.#room.options.undo,
      name: (seat) => lobby.seatOf(this.#room, seat).name,
      isHere: (seat) => this.peers.isHere(seat),
      takeBack: (step) => this.#takeBack(step),
      changed: () => this.#tellUndo(),
      tell: (seat, text) => this.peers.say(text, (peer) => peer.seat === seat),
    });
    this.#settle();
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
    this.undoing.close();
    this.#cover.close();
  }

  sync(peer: Peer, asked: RequestPayload<'sync'>): SyncReply {
    const seat = asked?.token === undefined ? -1 : this.#seatByToken(asked.token);
    if (asked?.token !== undefined) noteSecurity(seat < 0 ? 'unknown token' : 'seat opened', { room: this.code, seat });
    if (seat >= 0) this.peers.hold(peer, seat);
    else if (peer.seat === null && this.peers.isCrowded(peer))
      throw new Refuse('full', 'There is no more room for people who watch.');
    peer.fresh = false;
    this.stops.forget(peer);
    const since = asked?.since;
    const match = this.#match;
    const known =
      since && since.game === this.#room.games && since.viewer === peer.viewer && since.undone === match?.undone
        ? since.n
        : 0;
    const full = match ? this.#full(peer, match, known) : null;
    peer.synced = true;
    this.changed();
    const tokenKnown = asked?.token === undefined || seat >= 0;
    const { version, build } = this.#services;
    const [chat, ask] = [this.#chat.all(), this.undoing.open()];
    return { protocol: PROTOCOL, version, build, seat: peer.seat, tokenKnown, chat, ask, full };
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

  renew(peer: Peer, shown: RequestPayload<'renew'>): RenewReply {
    const token = newToken();
    this.#save(lobby.renewToken(this.#room, this.#seat(peer), sha256(shown.token), sha256(token)), 'Your seat');
    return { token };
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
    this.peers.say(`The host has freed the seat of ${name}.`);
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
    this.peers.say(`${lobby.seatOf(room, room.host).name} changed ${said.join(', ')}.`);
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
    this.peers.tell('chat', this.#chat.say(peer, name, said, Date.now()));
  }

  hush(peer: Peer, { on }: RequestPayload<'hush'>): void {
    this.#seat(peer);
    this.peers.tell('chat', this.#chat.hush(on));
  }

  /** Says something to all. */
  trouble(text: string): void {
    this.peers.tell('notice', { kind: 'trouble', text });
  }

  get #running(): Match | null {
    return this.#room.phase === 'game' ? this.#match : null;
  }

  #noGame(): never {
    throw new Refuse('phase', this.#room.phase === 'over' ? 'The game is over.' : 'The game has not begun.');
  }

  #seat(peer: Peer): number {
    return seatOf(peer);
  }

  #seatByToken(token: string): number {
    return lobby.seatOfToken(this.#room, sha256(token));
  }

  #sit(peer: Peer, seat: number | null): void {
    if (peer.seat === seat) return;
    peer.seat = seat;
    if (!peer.synced) return;
    peer.send('you', { seat });
    if (this.#match && this.#room.phase === 'over') this.#show(peer, this.#match);
  }

  #show(peer: Peer, match: Match): void {
    peer.send('view', this.#full(peer, match, 0));
  }

  #full(peer: Peer, match: Match, since: number): FullMessage {
    return peer.feed.full(match, this.#room.games, peer.viewer, since, this.undoing.view(peer.viewer));
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
    this.#room = this.#keeper.room(next, what);
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
    const { events, start } = createGame(engine, this.code, setup);
    const next = { ...lobby.playing(ready), movedAt: Date.now() };
    try {
      this.#room = store.startGame(next, engine.version, setup, events);
    } catch (error) {
      log('not saved', { room: this.code, error });
      throw notSaved('The game');
    }
    this.#match = new Match(engine, this.#room.gameId as number, setup, start, beginning(events));
    this.#follow(before);
    this.changed();
    for (const peer of this.peers) {
      if (peer.synced) this.#show(peer, this.#match);
    }
    this.#settle();
  }

  /** `own`: the player chose it; else the room answers for the seat. */
  #command(command: Command, own = true): void {
    const match = this.#running ?? this.#noGame();
    let played: ReturnType<Match['play']>;
    try {
      played = match.play(command, own);
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
    const { next, events, step } = played;
    this.#room = this.#keeper.entry(this.#room, next, { command, events });
    match.enter(next, events, step);
    this.#entered(match, events);
  }

  #takeBack(step: MatchStep): void {
    const match = this.#running ?? this.#noGame();
    const next = match.before(step);
    const command: Undo = { type: 'undo', seat: step.seat, to: step.n - 1 };
    this.#room = this.#keeper.entry(this.#room, next, { command, events: [] });
    this.#entered(match, [], match.rewind(next, step));
    const text = `${lobby.seatOf(this.#room, step.seat).name} took back the last move.`;
    this.peers.say(text, (peer) => peer.seat !== step.seat);
  }

  #entered(match: Match, events: GameEvent[], cut?: number): void {
    this.undoing.update();
    this.stops.update(this.#running, this.peers);
    this.peers.patch(match, this.undoing, events, cut);
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
  }

  #passFor(seat: number, prompt: number): void {
    try {
      this.#command({ type: 'answer', seat, prompt, pick: [] }, false);
    } catch (error) {
      log('cover pass failed', { room: this.code, error });
      this.#cover.retry(RETRY_MS);
    }
  }
}
