import type { Command, Undo, View } from '@smash/engine';
import {
  type FullMessage,
  type HintReply,
  isByDays,
  type LobbyView,
  type LogReply,
  PROTOCOL,
  type Resolved,
  type SeatReply,
  type SyncReply,
} from '@smash/protocol';
import { log } from '../common/log.ts';
import { gone, notSaved, Refuse, restarting } from '../common/refuse.ts';
import { logSecurity } from '../common/securityLog.ts';
import { sha256 } from '../common/tokens.ts';
import { Cover } from '../game/cover.ts';
import { answerInTime } from '../game/expiry.ts';
import type { GameEvent } from '../game/gameEngine.ts';
import { beginning, Match, type Played, type Position, position } from '../game/match.ts';
import type { MatchStep } from '../game/steps.ts';
import { noGame } from '../game/stuck.ts';
import { Turns } from '../game/turns.ts';
import { lastKnown } from '../game/viewStream.ts';
import { waitInWords } from '../limits/budgets.ts';
import { dueOf, type RoomData, type Times } from '../storage/rows.ts';
import { BotSeats } from './bots.ts';
import { isSeated } from './browsers.ts';
import { Clock } from './clock.ts';
import type { Connections } from './connections.ts';
import { RoomCore } from './core.ts';
import { Giving } from './giving.ts';
import { Hints } from './hints.ts';
import { LateHands } from './late.ts';
import * as lobby from './lobby.ts';
import type { Mixed } from './mix.ts';
import { Mixing } from './mixing.ts';
import { Notices } from './notices.ts';
import { beginFrom, withOrigin } from './origin.ts';
import { type Peer, seatOf } from './peer.ts';
import { Persons, type Reseated } from './persons.ts';
import { Presence } from './presence.ts';
import { lobbyOf } from './public.ts';
import { Seats } from './seats.ts';
import type { TableServices } from './services.ts';
import { createGame, type Plan, setupOf } from './setup.ts';
import { Signals } from './signals.ts';
import { Stops } from './stops.ts';
import { Talk } from './talk.ts';
import { Undoing } from './undo.ts';

const RETRY_MS = 2000;
const isOver = ({ shown }: Position): boolean => shown.get('spectator')!.view.over !== null;

function withTimes(room: RoomData, clock: Times | null): RoomData {
  if (clock) return { ...room, clock };
  if (room.clock === undefined) return room;
  const { clock: _, ...rest } = room;
  return rest;
}

/** The engine's refusal for a question that is not open. */
const CLOSED = new Set(['stalePrompt', 'notAsked']);

/**
 * A table: the people around it, what they agreed on, and their game.
 *
 * Long because it is where the parts around one game meet.
 */
export class Table {
  readonly seats: Seats;
  readonly presence: Presence;
  readonly talk: Talk;
  readonly signals: Signals;
  readonly notices: Notices;
  readonly undoing: Undoing;
  readonly giving: Giving;
  readonly late: LateHands;
  readonly mixing: Mixing;
  readonly stops: Stops = new Stops(
    () => this.#settle(),
    (seat) => lobby.betweenOf(this.room, seat),
    (seat) => this.#isMissed(seat),
  );
  /** Called after every change of lobby(). */
  mirror: () => void = () => {};
  /** Called when another process serves the table: close this one. */
  takenOver: () => void = () => {};
  readonly #core: RoomCore;
  readonly #services: TableServices;
  readonly #cover: Cover;
  readonly #clock: Clock;
  readonly #bots: BotSeats;
  readonly #hints: Hints;
  readonly #persons = new Persons();
  #match: Match | null;
  /** The players who have not left the game, by the view they were read from. */
  #stillIn: { of: View['seats'] | null; seats: readonly number[] } = { of: null, seats: [] };
  /** Seats whose agreement to end the game is to be withdrawn, before any other command. */
  readonly #unsaid = new Set<number>();
  /** The players missed when their questions were last looked at. */
  #missed = '';
  /** `lobby()` has new figures of the game (turn, points, cards) that are not mirrored yet. */
  stale = false;

  constructor(services: TableServices, room: RoomData, match: Match | null) {
    this.#services = services;
    this.#match = match;
    this.#core = new RoomCore(services.store, services.engine.version, room, {
      isDealing: () => this.mixing.open,
      changed: () => this.#tell(),
      reseated: (to) => this.#reseated(to),
      unseated: (peer) => this.#sit(peer, null),
      resumed: () => {
        this.#cover.retry(0);
        this.presence.update();
      },
      takenOver: () => this.takenOver(),
      stored: (stored) => services.deadlines?.note(dueOf(stored)),
    });
    const sit = (peer: Peer, seat: number | null) => this.#sit(peer, seat);
    const isOut = (seat: number) => this.#running !== null && !this.#players().includes(seat);
    const people = { isHere: (seat: number) => this.peers.isHere(seat), isOut };
    this.seats = new Seats(this.#core, {
      sets: () => services.engine.factions.map((one) => one.set),
      sit,
      left: () => this.presence.left(),
      people,
    });
    this.presence = new Presence(this.#core, {
      players: () => this.#players(),
      people,
      concede: (seat) => this.#concedeFor(seat),
      sit,
      tookOver: (peer) => this.#tookOver(peer),
    });
    this.signals = new Signals(this, isOut);
    this.notices = new Notices(this.#core, services, {
      match: () => this.#running ?? (this.room.phase === 'over' ? this.#match : null),
      isAuto: (seat) => this.#isAuto(seat),
    });
    this.talk = new Talk(this.#core, isOut, (by) => this.notices.said(by));
    const delays = () => (this.room.options.tellMask ? services.coverMs : ([0, 0] as const));
    this.#cover = new Cover(delays, (seat, prompt) => this.#passFor(seat, prompt));
    this.undoing = new Undoing({
      match: () => this.#running,
      rule: () => this.room.options.undo,
      name: (seat) => lobby.playerOf(lobby.seatOf(this.room, seat)),
      isHere: (seat) => this.peers.isHere(seat),
      isBot: (seat) => this.room.seats[seat]?.bot !== undefined,
      takeBack: (step, id) => this.#takeBack(step, id),
      changed: () => this.#tellUndo(),
      tell: (seat, text) => this.peers.say(text, (peer) => peer.seat === seat),
    });
    this.late = new LateHands(
      this,
      () => (this.#running?.over === false ? this.#running : null),
      (change) => {
        if (change(this.room) === this.room) return;
        this.#core
          .change(() => this.#core.save(change(this.room)), 'always')
          .catch((error) => log('late spectator not stored', { room: this.room.code, error }));
      },
    );
    this.giving = new Giving(this.#core, {
      players: () => this.#players(),
      seatOf: (peer) => this.#persons.seatOf(peer),
      changed: () => this.peers.tell('giving', { ask: this.giving.open() }),
    });
    this.mixing = new Mixing(services.engine, this, {
      match: () => this.#match,
      change: (work, when) => this.#core.change(work, when),
      keep: (next) => this.#core.keep(next),
      mayBegin: async (address) => {
        const wait = (await services.limits?.begin(address, this.code)) ?? 0;
        if (wait > 0) throw new Refuse('rate', `Too many games were begun recently. Please wait ${waitInWords(wait)}.`);
      },
      deal: (plan, mixed) => this.#begin(plan, mixed),
    });
    this.#clock = new Clock({
      rule: () => this.room.options.clock,
      paused: () => this.#core.writer.paused,
      game: () => this.room.games,
      isAuto: (seat) => this.#isAuto(seat),
      stored: () => this.room.clock ?? null,
      store: (change) => this.#core.change(() => this.#keepTimes(change), 'always'),
      expire: (seat, prompt) => this.#expire(seat, prompt),
      stood: () => this.#clock.tell(this.peers),
    });
    this.#bots = new BotSeats(
      {
        level: (seat) => this.#botOf(seat),
        style: (seat) => this.room.seats[seat]?.style,
        passes: (seat) => this.stops.passes(seat),
        owner: () => this.peers.opener || this.code,
        isPlayed: () => this.#isByDays || [...this.peers].some((peer) => peer.seat !== null),
        isHidden: (seat) => this.#cover.hides(seat),
        answer: (seat, prompt, pick) => this.#hold(seat, pick, () => this.#answerFor(seat, prompt, () => pick)),
        answerCovered: (seat, prompt, pick) => this.#hold(seat, [], () => this.#answerFor(seat, prompt, pick)),
      },
      services.thinker ?? null,
      services.botPaceMs,
    );
    this.#hints = new Hints(services.thinker ?? null);
    this.presence.update();
    this.stops.update(this.#running, this.peers);
    this.notices.known();
    this.#settle();
  }

  get peers(): Connections {
    return this.#core.peers;
  }

  get code(): string {
    return this.#core.code;
  }

  get room(): RoomData {
    return this.#core.data;
  }

  lobby(): LobbyView {
    return lobbyOf(this.room, this.#match, this.peers, this.#core.writer.paused, (seat) => this.presence.absence(seat));
  }

  join(peer: Peer): void {
    this.peers.add(peer);
    peer.gone = false;
    this.#core.changed();
  }

  /** `left` = on purpose; else the connection was lost. */
  part(peer: Peer, { left = false } = {}): void {
    this.peers.delete(peer);
    peer.gone = true;
    this.presence.left(left ? peer.seat : null);
    if (peer.seat !== null) this.notices.left(peer.seat, left);
  }

  /** Accepts no further changes; resolves when pending ones are stored and announced. */
  async close(): Promise<void> {
    await this.#core.close();
    this.presence.close();
    this.mixing.close(restarting());
    this.undoing.close();
    this.giving.close();
    this.#cover.close();
    this.#clock.close();
    this.#bots.close();
    this.#hints.update(null);
  }

  sync(peer: Peer, asked: Resolved<'sync'>): SyncReply {
    if (asked?.visitor !== undefined && peer.visitor === '' && peer.fresh) peer.visitor = asked.visitor;
    const hasSeen = this.late.isKnown(peer.visitor);
    const seat = asked?.token === undefined ? -1 : this.seats.seatByToken(asked.token, peer, hasSeen);
    if (asked?.token !== undefined) logSecurity(seat < 0 ? 'unknown token' : 'seat opened', { room: this.code, seat });
    if (seat >= 0 && asked?.token) {
      this.seats.handOver(seat, asked.token);
      this.presence.welcomeBack(seat, sha256(asked.token));
      this.seats.opened(seat, asked.token, peer);
    }
    if (seat >= 0 && asked?.token) {
      peer.token = sha256(asked.token);
      this.peers.hold(peer, seat);
    } else if (
      peer.seat === null &&
      !isSeated(this.room, peer.visitor) &&
      this.peers.isCrowded(peer, lobby.hasFreeSeat(this.room), this.#services.limits?.watchers)
    )
      throw new Refuse('full', 'There is no room for more spectators.');
    peer.fresh = false;
    if (seat >= 0) this.notices.seen(seat);
    this.presence.update();
    this.#clock.forget(peer);
    this.stops.forget(peer);
    const match = this.#match;
    const late = this.late.sees(peer) ? this.late.show(peer) : null;
    peer.late = late !== null;
    const full =
      match && !late && this.#full(peer, match, lastKnown(asked?.since, match, this.room.games, peer.viewer));
    peer.synced = true;
    this.#clock.tell(this.peers);
    this.#core.changed();
    const [tokenKnown, { version, build }] = [asked?.token === undefined || seat >= 0, this.#services];
    const [chat, ask, mix, giving] = [this.talk.all(), this.undoing.open(), this.mixing.for(peer), this.giving.open()];
    return {
      protocol: PROTOCOL,
      version,
      build,
      seat: peer.seat,
      tokenKnown,
      chat,
      ask,
      giving,
      mix,
      full: full || null,
      late,
    };
  }

  /** Tells everybody that something went wrong. */
  trouble(text: string): void {
    this.#core.trouble(text);
  }

  /** An older page of the log. */
  log(peer: Peer, { game, undone, before }: Resolved<'log'>): LogReply {
    const match = this.#match ?? this.#noGame();
    this.late.needLive(peer);
    // The log it belongs to no longer exists.
    if (game !== this.room.games || undone !== match.undone) throw gone();
    return { events: match.page(peer.viewer, 0, before).events };
  }

  /** The next game goes on from a moment of a finished one. */
  playOn(peer: Peer, asked: Resolved<'playOn'>): Promise<void> {
    return this.#core.change(async () => {
      const before = this.room;
      await this.#core.save(
        await withOrigin(this.#services, () => this.room, seatOf(peer), asked),
        'The rules of the table',
      );
      this.seats.follow(before);
      this.#core.changed();
    });
  }

  standIn(peer: Peer, asked: Resolved<'standIn'>): Promise<void> {
    this.late.needUnseen(peer);
    return this.presence.standIn(peer, asked);
  }

  async claim(peer: Peer, asked: Resolved<'claim'>): Promise<SeatReply> {
    this.late.needUnseen(peer);
    return this.seats.claim(peer, asked);
  }

  start(peer: Peer, asked: Resolved<'start'>): Promise<void> {
    return this.mixing.start(peer, asked?.anyway === true);
  }

  async rematch(peer: Peer, { factions }: Resolved<'rematch'>): Promise<void> {
    return this.mixing.rematch(peer, this.#persons.seatOf(peer), factions);
  }

  /** For a game that cannot continue: any player ends it as it stands, or starts another with the same seats. */
  async unstick(peer: Peer, { how }: Resolved<'unstick'>): Promise<void> {
    const { name } = lobby.seatOf(lobby.stuckRoom(this.room, this.#match), seatOf(peer));
    if (how === 'anew') await this.mixing.anew(peer, () => lobby.stuckRoom(this.room, this.#match));
    else await this.#core.change(() => this.#end());
    this.peers.say(how === 'end' ? `${name} has ended this game.` : `${name} has started a new game.`);
  }

  async #end(): Promise<void> {
    await this.#core.save(lobby.endGame(this.room, this.#match));
    this.#match?.end();
    this.#showAll();
  }

  reopen(peer: Peer): Promise<void> {
    return this.#core.change(async () => {
      const [before, room] = [this.room, lobby.reopen(this.room, seatOf(peer))];
      await this.#core.save(room);
      // Cleared with the last game: the seat's next player must not see the hand held there.
      this.#match = null;
      this.mixing.tell();
      for (const one of this.peers) one.stream.stop();
      this.seats.follow(before);
      this.#core.changed();
    });
  }

  async answer(peer: Peer, { prompt, pick, id = '' }: Resolved<'answer'>): Promise<void> {
    const seat = this.#persons.seatOf(peer);
    // It may be held for a while.
    const make = () => this.#command(() => ({ type: 'answer', seat: seat(), prompt, pick }), id);
    await this.#hold(seat(), pick, make);
  }

  /** A bot's answer, made like a player's while the question is open and the bot still plays there. */
  #answerFor(seat: number, prompt: number, pick: () => number[]): Promise<void> {
    const isOpen = () => this.#botOf(seat) && this.#running?.shown(seat).view.prompt?.id === prompt;
    return this.#command(() => (isOpen() ? { type: 'answer', seat, prompt, pick: pick() } : null), null);
  }

  async #hold(seat: number, pick: readonly number[], make: () => Promise<void>): Promise<void> {
    const kind = this.#running?.shown(seat).view.prompt?.kind;
    await new Promise<void>((resolve, reject) => {
      this.#cover.hold(seat, kind, pick, () => void make().then(resolve, reject));
    });
  }

  async hint(peer: Peer): Promise<HintReply | null> {
    if (!this.room.options.hints) throw new Refuse('invalid', 'There are no hints at this table.');
    return this.#hints.of(this.game, seatOf(peer), peer.address || this.code);
  }

  async concede(peer: Peer, asked?: Resolved<'concede'>): Promise<void> {
    const seat = this.#persons.seatOf(peer);
    lobby.needOwner(this.room, seat(), 'concede');
    await this.#command(() => ({ type: 'concede', seat: seat() }), asked?.id ?? '');
  }

  /** For a player who is away. False: the player is back by then. */
  async #concedeFor(seat: number): Promise<boolean> {
    let isAway = false;
    await this.#command(() => {
      isAway = !this.peers.isHere(seat);
      return isAway ? { type: 'concede', seat } : null;
    }, null);
    return isAway;
  }

  async agree(peer: Peer, { yes, id = '' }: Resolved<'agree'>): Promise<void> {
    const seat = this.#persons.seatOf(peer);
    lobby.needOwner(this.room, seat(), 'agree to end the game');
    await this.#command(() => ({ type: 'agree', seat: seat(), yes }), id);
  }

  async undo(peer: Peer, asked: Resolved<'undo'>): Promise<void> {
    const seat = this.#persons.seatOf(peer);
    await this.#core.change(() => this.undoing.take(seat(), asked));
  }

  async askUndo(peer: Peer, asked: Resolved<'askUndo'>): Promise<void> {
    const seat = this.#persons.seatOf(peer);
    await this.#core.change(() => this.undoing.ask(seat(), asked));
  }

  async answerUndo(peer: Peer, asked: Resolved<'answerUndo'>): Promise<void> {
    const seat = this.#persons.seatOf(peer);
    await this.#core.change(() => this.undoing.answer(seat(), asked));
  }

  /** What this player is asked between turns, at a table by days. */
  async between(peer: Peer, { between }: Resolved<'between'>): Promise<void> {
    await this.#core.change(async () => {
      const room = lobby.setBetween(this.room, seatOf(peer), between);
      if (room !== this.room) await this.#core.save(room);
    });
    this.#settle();
  }

  /** A stored deadline has passed: acts on it. False: not done yet, so the table must stay in memory. */
  async strike(): Promise<boolean> {
    if (this.#core.writer.paused) throw notSaved('A deadline');
    await this.#clock.strike();
    await this.notices.strike();
    return !this.room.clock?.asked.some(({ wakes }) => wakes);
  }

  async more(peer: Peer): Promise<void> {
    this.#clock.more(seatOf(peer));
    this.#clock.tell(this.peers);
  }

  get #isByDays(): boolean {
    return isByDays(this.room.options.clock);
  }

  /** Does the table itself answer for the seat, by a bot or a pass? */
  #isAuto(seat: number): boolean {
    return this.#botOf(seat) !== undefined || this.stops.passes(seat);
  }

  async #keepTimes(change: (times: Times | null) => Times | null): Promise<void> {
    const times = change(this.room.clock ?? null);
    if (times === (this.room.clock ?? null)) return;
    await this.#core.save(withTimes(this.room, times));
    this.#clock.tell(this.peers);
  }

  /** The room with the clocks after a move. */
  #timed(room: RoomData, next: Position, events: GameEvent[]): RoomData {
    const isAuto = (seat: number) => this.#botOf(seat) !== undefined || this.stops.willPass(seat, next, events);
    return withTimes(room, this.#clock.after(next, room.games, isAuto));
  }

  get #running(): Match | null {
    return this.room.phase === 'game' && !this.#match?.stuck ? this.#match : null;
  }

  /** Throws Refuse if nothing can be done: before the first game, or if it cannot continue. */
  get game(): Match {
    return (this.#match?.stuck ? null : this.#match) ?? this.#noGame();
  }

  #noGame(): never {
    throw noGame(this.room.phase, this.#match?.stuck ?? '');
  }

  #sit(peer: Peer, seat: number | null): void {
    if (peer.seat === seat) return;
    peer.seat = seat;
    if (seat === null) peer.token = '';
    if (!peer.synced) return;
    peer.send('you', { seat });
    // From now on it gets the view of its new seat, or a spectator's.
    if (this.#match && this.room.phase !== 'lobby') this.#show(peer, this.#match);
  }

  /** Is the seat's player away, without anybody in their place? By days nobody is. */
  #isMissed(seat: number): boolean {
    return this.#running !== null && !this.#isByDays && !this.#botOf(seat) && !this.peers.isHere(seat);
  }

  #nowMissed(): string {
    return this.#players()
      .filter((seat) => this.#isMissed(seat))
      .join();
  }

  /** Announces what has changed around the game. */
  #tell(): void {
    if (this.#nowMissed() !== this.#missed) this.#settle();
    this.mirror();
    this.#clock.follow();
    this.giving.update();
    this.seats.tell();
    this.presence.tell();
    // Somebody has arrived, or a bot has taken over for somebody.
    this.#tellBots();
  }

  #showAll(): void {
    this.#core.changed();
    for (const peer of this.peers) if (peer.synced && this.#match) this.#show(peer, this.#match);
  }

  #show(peer: Peer, match: Match): void {
    peer.late = this.late.sees(peer);
    if (peer.late) return peer.send('late', this.late.show(peer));
    peer.send('view', this.#full(peer, match, 0));
  }

  #full(peer: Peer, match: Match, since: number): FullMessage {
    return peer.stream.full(match, this.room.games, peer.viewer, since, this.undoing.view(peer.viewer));
  }

  #tookOver(peer: Peer): void {
    if (this.#match) this.#show(peer, this.#match);
    this.#clock.forget(peer);
    this.#settle();
  }

  #botOf(seat: number) {
    return lobby.botOf(this.room.seats[seat]);
  }

  #players(): readonly number[] {
    const view = this.#running?.shown('spectator').view;
    if (view?.over !== null) return [];
    // Views share what has not changed.
    if (view.seats !== this.#stillIn.of)
      this.#stillIn = { of: view.seats, seats: view.seats.flatMap(({ seat, out }) => (out ? [] : [seat])) };
    return this.#stillIn.seats;
  }

  /** Time is up: answer for the seat at the lowest cost, otherwise at random. */
  #expire(seat: number, prompt: number): Promise<void> {
    // Incompatible picks are refused and redrawn the next time.
    return this.#command(() => answerInTime(this.#running, seat, prompt), null);
  }

  async #begin(plan: Plan, mixed: Mixed): Promise<void> {
    const [{ engine }, before] = [this.#services, this.room];
    const { setup, events, start, record, forked } = await this.#deal(plan, mixed);
    const room = this.#timed(lobby.playing(plan.ready), start, []);
    this.#core.data = await this.#core.writer.game(room, start, setup, events, record, forked);
    const turns = this.room.options.watchers === 'late' ? new Turns(setup.players) : undefined;
    const past = beginning([...events, ...(forked?.commands ?? []).flatMap((one) => one.events)], turns);
    this.#unsaid.clear();
    this.#match = new Match(
      engine,
      this.room.gameId as number,
      setup,
      start,
      past,
      record ?? null,
      forked?.record.forks,
    );
    this.late.forget();
    this.mixing.end();
    this.seats.follow(before);
    this.mixing.tell();
    this.presence.update();
    this.#showAll();
    this.#settle();
  }

  /** A new game, or one that goes on from another. Throws Refuse. */
  async #deal(plan: Plan, mixed: Mixed) {
    const { engine } = this.#services;
    const { origin } = plan.ready;
    if (!origin) {
      const setup = setupOf(engine, plan, mixed.seed, this.#match);
      return { setup, ...createGame(engine, this.code, setup), record: mixed.record };
    }
    const forked = await beginFrom(this.#services, origin, mixed);
    const { setup } = forked.record;
    const start = position(engine, forked.state, forked.commands.length, setup.players);
    return { setup, events: forked.events, start, record: origin.fresh ? mixed.record : undefined, forked };
  }

  /** Somebody else plays at a seat: drops everything the previous person had set for it. */
  #reseated(to: Reseated): void {
    this.#persons.follow(to, this.room.seats.length);
    this.talk.follow(to);
    this.stops.follow(to);
    this.undoing.follow(to);
    this.giving.follow(to);
    this.presence.follow(to);
    if (this.#players().length === 0) return;
    this.#unsay((seat) => to(seat) !== seat);
    this.#settle();
  }

  /** Withdraws these seats' agreement to end the game. */
  #unsay(which: (seat: number) => boolean): void {
    for (const seat of this.#players()) if (which(seat) && this.#running?.agrees(seat)) this.#unsaid.add(seat);
    // If it cannot be stored now, it comes with the next command.
    if (this.#unsaid.size > 0) this.#command(() => null, null).catch(() => {});
  }

  /** `id`: the browser's; null = the room answers for the seat. */
  #command(make: () => Command | null, id: string | null): Promise<void> {
    return this.#core.change(async () => {
      const match = this.#running ?? this.#noGame();
      for (const seat of this.#unsaid) {
        if (match.agrees(seat)) await this.#make(match, { type: 'agree', seat, yes: false }, null);
        this.#unsaid.delete(seat);
      }
      const command = make();
      if (command) await this.#make(match, command, id);
    });
  }

  async #make(match: Match, command: Command, id: string | null): Promise<void> {
    const { next, events, step } = this.#play(match, command, id !== null);
    if (command.type === 'agree' && match.agrees(command.seat) === command.yes && !isOver(next)) return;
    const room = this.#timed(this.room, next, events);
    this.#core.data = await this.#core.writer.entry(room, next, { command, events, id: id ?? '' }, match.earlier);
    const { turn } = match.shown('spectator').view;
    match.enter(next, events, step);
    this.#entered(match, events);
    this.late.update(match.shown('spectator').view.turn !== turn);
    // From now on they see what everybody sees.
    if (match.over) for (const peer of this.peers) if (peer.late && peer.synced) this.#show(peer, match);
    // Views carry the figures of every move immediately. The lobby's state follows on the room's own clock, which no
    // hidden move can shift (INFO-4); only urgent changes do not wait for it.
    if (match.over || command.type !== 'answer') this.#core.changed();
    else this.stale = true;
  }

  /** The result of the command. Throws Refuse. */
  #play(match: Match, command: Command, own: boolean): Extract<Played, { ok: true }> {
    let played: Played;
    try {
      played = match.play(command, own);
    } catch (error) {
      log('engine failed', { room: this.code, game: match.id, n: match.now.n, fault: error });
      const who = this.room.seats[command.seat]?.name ?? 'a player';
      this.trouble(`The server could not carry out the move of ${who}. The table is as it was before.`);
      throw new Refuse(
        'server',
        'The server could not carry out this move. The table is as it was; please choose again.',
      );
    }
    // Closed while its answer waited: the player gets the usual refusal for a question that is not open.
    if (!played.ok) throw CLOSED.has(played.refusal.code) ? gone() : Refuse.byRule(played.refusal);
    return played;
  }

  /** Runs inside a change. */
  async #takeBack(step: MatchStep, id: string): Promise<void> {
    const match = this.#running ?? this.#noGame();
    const next = match.before(step);
    const agreed = this.#players().filter((seat) => match.agrees(seat));
    const command: Undo = { type: 'undo', seat: step.seat, to: step.n - 1 };
    const room = this.#timed(this.room, next, []);
    this.#core.data = await this.#core.writer.entry(room, next, { command, events: [], id }, match.earlier);
    this.#entered(match, [], match.rewind(next, step));
    this.#core.changed();
    // An undo must not bring back a withdrawn agreement.
    this.#unsay((seat) => !agreed.includes(seat));
    const text = `${lobby.seatOf(this.room, step.seat).name} took back the last move.`;
    this.peers.say(text, (peer) => peer.seat !== step.seat);
  }

  #entered(match: Match, events: GameEvent[], cut?: number): void {
    this.undoing.update();
    this.stops.update(this.#running, this.peers);
    this.peers.patch(match, this.undoing, events, cut);
    this.presence.update();
    if (match.over) this.mixing.tell();
    this.#wait();
  }

  #tellUndo(): void {
    this.peers.tell('ask', { ask: this.undoing.open() });
    if (this.#running) this.peers.patch(this.#running, this.undoing, []);
  }

  #settle(): void {
    this.stops.update(this.#running, this.peers);
    this.#wait();
  }

  /** For the seats asked now. */
  #wait(): void {
    this.#missed = this.#nowMissed();
    this.#cover.update(
      this.#running,
      (seat) => this.stops.passes(seat),
      (seat) => this.#isMissed(seat),
    );
    this.#clock.update(this.#running);
    this.#clock.tell(this.peers);
    this.notices.update();
    this.#tellBots();
  }

  #tellBots(): void {
    this.#bots.update(this.#running);
    this.#hints.update(this.#running);
    const bots = this.#players().filter((seat) => this.#botOf(seat));
    const mayEnd = () => this.#players().every((seat) => bots.includes(seat) || this.#running?.agrees(seat));
    if (bots.length === 0 || bots.length === this.#players().length || !mayEnd()) return;
    // The people have agreed to end the game: nobody waits for bots (WIN-3).
    for (const seat of bots)
      this.#command(() => (mayEnd() ? { type: 'agree', seat, yes: true } : null), null).catch(() => {});
  }

  #passFor(seat: number, prompt: number): void {
    const pass = (): Command | null =>
      this.#running?.shown(seat).view.prompt?.id === prompt ? { type: 'answer', seat, prompt, pick: [] } : null;
    this.#command(pass, null).catch((error) => {
      if (this.#core.closed || !this.#running) return;
      log('cover pass failed', { room: this.code, error });
      this.#cover.retry(RETRY_MS);
    });
  }
}
