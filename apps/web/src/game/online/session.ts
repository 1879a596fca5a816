import type { Room } from '@colyseus/sdk';
import type { Refusal } from '@smash/engine';
import {
  type AskMessage,
  applyFull,
  applyLate,
  applyLog,
  applyPacked,
  beforeOf,
  type ChatMessage,
  type ClockMessage,
  DOOR,
  type Followed,
  type FullMessage,
  type GiftMessage,
  type GivingAsk,
  type GivingMessage,
  type GuestsMessage,
  type HintReply,
  type LateChange,
  type LateMessage,
  type LobbyView,
  MIX_MS,
  Mixer,
  type MixMessage,
  type MovedMessage,
  type NoticeMessage,
  type PassingView,
  PROTOCOL,
  type Refused,
  type RequestPayload,
  type RequestReplies,
  type RequestType,
  type SeatAsksMessage,
  type SeatReply,
  type SignalMessage,
  sinceOf,
  type UndoAsk,
  type YouMessage,
} from '@smash/protocol';
import { say } from '../../i18n/say.ts';
import { joined } from '../chat/model.ts';
import { isOtherBuild } from './build.ts';
import { client } from './client.ts';
import { mixMemory } from './mixes.ts';
import { mixChange, newsOf } from './mixWords.ts';
import { randomHex } from './random.ts';
import { Rest } from './rest.ts';
import { GIVE, MOVE, type SeatKey } from './seatKey.ts';
import { type NetState, NO_GUESTS, NOT_PASSING, newStore } from './store.ts';
import { dropToken, entryOf, keepToken, seatToken } from './tokens.ts';
import { backText, lostText, type Move, notSent, wellFormed } from './words.ts';

export type Role = 'player' | 'watcher';

/** Signals are short-lived, so only the last few are kept. */
const MOST_SIGNALS = 8;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
/** A request without a reply for this long counts as lost. */
const ANSWER_MS = 10_000;
/** The maximum number of older log pages to fetch, at a thousand lines each. */
const MOST_PAGES = 8;

/** Why the server has refused a request; undefined = it was not sent, or the reply did not come. */
const reasonOf = (error: unknown): Refused | undefined => (error as { reason?: Refused }).reason;

const isUnanswered = (reason: Refused | undefined): boolean => !reason || reason.code === 'restart';

const asRefusal = (reason: Refused): Refusal => ({ code: reason.code, rule: reason.rule ?? '', text: reason.text });

/**
 * One page's visit to one room: joins, requests the state, follows its changes, and reconnects when the connection is
 * lost. It always joins anew and presents its token: that works even after a server restart, which the SDK's
 * reconnection does not survive.
 *
 * Long because connecting, following and asking share one connection's state.
 */
export class Session {
  readonly code: string;
  readonly role: Role;
  /** Index of this seat among those that the browser holds at the table. */
  readonly place: number;
  readonly store = newStore();
  #room: Room | null = null;
  #known: Followed | null = null;
  #closed = false;
  /** The request for the full state, while one is under way. */
  #syncing: Promise<void> | null = null;
  /** Older pages of the log are being fetched. */
  #reading = false;
  /**
   * Joining is in progress. A second loop would open another connection, and the two would take the seat from each
   * other.
   */
  #opening = false;
  /** This page has created the table, so the server does not know its browser yet. */
  #opened = false;
  #attempt = 0;
  /** The last answer sent, while its outcome is unknown. */
  #sent: { game: number; prompt: number; pick: number[]; id: string } | null = null;
  #move: Move = 'none';
  readonly #rest = new Rest();
  #said = 0;
  /** The page was a spectator's until it was given a seat. */
  #sitsIn = false;
  /** The key from the address that brings a seat to this browser. */
  #key: SeatKey | null;
  /** Another tab has taken the seat, and this one has not asked for it since. */
  #yields = false;
  readonly #mixer: Mixer;

  constructor(code: string, role: Role, key: SeatKey | null = null, place = 0) {
    this.code = code;
    this.role = role;
    this.place = place;
    this.#key = key;
    this.#mixer = new Mixer(
      (type, payload) => this.#ask(type, payload as never),
      mixMemory(code, place),
      () => randomHex(16),
    );
    addEventListener('offline', this.#offline);
    addEventListener('online', this.#online);
  }

  /** Joins, and keeps trying while the server is unreachable. Does nothing if already joining. */
  async open(room?: Room): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    this.#opened = room !== undefined;
    try {
      await this.#join(room);
    } finally {
      this.#opening = false;
    }
  }

  async #join(room?: Room): Promise<void> {
    while (!this.#closed) {
      try {
        this.#adopt(room ?? (await client().joinById(this.code, entryOf(this.code, this.#token ?? this.#key?.key))));
        // One that is under way was sent through the connection before.
        await this.#syncing?.catch(() => {});
        await this.sync();
        await this.#claim();
        // The connection may have ended during the claim, too.
        if (this.#room) return;
        throw new Error('The connection was lost.');
      } catch (error) {
        if (this.#closed) return;
        room = undefined;
        const unsound = this.#room;
        this.#room = null;
        void unsound?.leave();
        // The SDK cannot distinguish "no such room" from "no network".
        const { message } = error as Error;
        if (/not found|disposed/.test(message)) return this.#set({ stage: 'unknown' });
        const { code, reason } = error as { code?: number; reason?: Refused };
        if (code === DOOR.putOut) return this.#set({ stage: 'out' });
        if (code === DOOR.locked) return this.#set({ stage: this.#token ? 'unseated' : 'locked' });
        if (code === DOOR.closed) return this.#set({ stage: 'closed' });
        if (code === DOOR.damaged) return this.#set({ stage: 'damaged' });
        if (reason?.code === 'full') return this.#set({ stage: 'full' });
        this.#attempt++;
        this.#set({ connection: { state: 'lost', text: lostText(this.#attempt, this.#fate, code) } });
        await this.#rest.for(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#attempt, 8)));
      }
    }
  }

  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#offline);
    removeEventListener('online', this.#online);
    this.#rest.end();
    void this.#room?.leave();
    this.#room = null;
  }

  /** Takes the seat back from another tab: now, or with the next connection. */
  async takeBack(): Promise<void> {
    this.#yields = false;
    // One that is under way does not ask for it.
    await this.#syncing?.catch(() => {});
    await this.sync();
  }

  /** Requests the full state, and the seat unless it was left to another tab. */
  sync(): Promise<void> {
    this.#syncing ??= this.#sync().finally(() => {
      this.#syncing = null;
    });
    return this.#syncing;
  }

  async #sync(): Promise<void> {
    const yields = this.#yields;
    const token = yields ? undefined : this.#token;
    const since = sinceOf(this.#known);
    const reply = await this.#ask('sync', {
      ...(token ? { token } : {}),
      ...(since ? { since } : {}),
      ...(this.#opened ? entryOf(this.code, undefined) : {}),
    });
    if (reply.protocol !== PROTOCOL || isOtherBuild(reply.build)) return this.#set({ stage: 'old' });
    if (!reply.tokenKnown) {
      dropToken(this.code, this.place);
      this.say(
        say('This browser no longer holds a seat here: it moved to another device, or was freed. You are watching.'),
      );
    }
    this.#set({ chat: reply.chat.lines, hushed: reply.chat.hushed });
    this.#asked(reply.ask);
    this.#given(reply.giving);
    this.#mixed(reply.mix, true);
    this.#known = yields ? null : reply.full && (applyFull(this.#known, reply.full) ?? applyFull(null, reply.full));
    this.#attempt = 0;
    if (!yields) this.#set({ moved: null });
    this.#set({ stage: 'joined', seat: reply.seat, connection: { state: 'online', text: '' } });
    this.#set({ passing: NOT_PASSING, syncs: this.#get.syncs + 1 });
    if (reply.late) this.#showLate(reply.late);
    else this.#show();
    void this.#settleSent();
    void this.#older();
    if (token && reply.seat !== null) void this.#renew(token);
  }

  /** Fetches the log before its newest page, page by page. */
  async #older(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const known = this.#known;
      const asked = known && beforeOf(known);
      const reply = asked && (await this.#ask('log', asked).catch(() => null));
      if (!reply || reply.events.length === 0) break;
      const next = this.#known && applyLog(this.#known, asked, known.view.viewer, reply);
      // The log has been replaced meanwhile.
      if (!next) continue;
      this.#known = next;
      this.#show();
    }
    this.#reading = false;
  }

  /** Replaces a token once it was sent, so that an eavesdropper's copy soon becomes worthless. */
  async #renew(token: string): Promise<void> {
    const reply = await this.#ask('renew', { token }).catch(() => null);
    // Unless another tab has replaced it meanwhile.
    if (reply && seatToken(this.code, this.place) === token) keepToken(this.code, reply.token, this.place);
  }

  /**
   * Moves the seat here: the old device loses it once this browser uses its new token. A seat given away needs a name
   * first.
   */
  async #claim(): Promise<void> {
    const key = this.#key;
    if (!key || this.#get.seat !== null) return;
    if (key.gift) return this.#set({ offered: true });
    if (await this.#claimWith(key)) this.say(say('You play on here. Your other device has let go of the seat.'));
  }

  /** Takes the seat given away by the key in the address. */
  async takeGift(name: string): Promise<void> {
    const key = this.#key;
    if (key && (await this.#claimWith(key, name))) this.say(say('The seat is yours now.'));
    this.#set({ offered: this.#key !== null });
  }

  async #claimWith(seat: SeatKey, name?: string): Promise<boolean> {
    const { key } = seat;
    this.#key = null;
    try {
      const reply = await this.#ask('claim', name === undefined ? { key } : { key, name });
      keepToken(this.code, reply.token, this.place);
    } catch (error) {
      // Unless the server has refused it, the key is as good as before.
      if (isUnanswered(reasonOf(error))) this.#key = seat;
      this.#complain(error);
      return false;
    }
    await this.sync();
    return true;
  }

  async takeSeat(name: string, mark?: number): Promise<boolean> {
    const reply = await this.#try('seat', mark === undefined ? { name } : { name, mark });
    if (!reply) return false;
    keepToken(this.code, reply.token, this.place);
    this.#set({ seat: reply.seat });
    return true;
  }

  /** A link that moves the seat to another device; null = refused, and a message is shown. */
  async moveLink(): Promise<string | null> {
    const reply = await this.#try('moveSeat');
    return reply ? `${location.origin}/r/${this.code}#${MOVE}${reply.key}` : null;
  }

  async leaveSeat(): Promise<void> {
    if ((await this.#try('leave')) === undefined) return;
    dropToken(this.code, this.place);
    this.#set({ seat: null });
  }

  /** Sends a request whose reply is a plain acknowledgement; shows refusals. */
  async ask<T extends RequestType>(type: T, payload?: RequestPayload<T>): Promise<boolean> {
    return (await this.#try(type, payload)) !== undefined;
  }

  /** The server's key for push notices; '' = the server sends none. Rejects if the server cannot be asked. */
  async noticeKey(): Promise<string> {
    return (await this.#ask('noticeKey')).key;
  }

  async answer(pick: number[]): Promise<void> {
    const known = this.#known;
    const prompt = known?.view.prompt;
    if (!known || !prompt || this.#get.busy) return;
    if (this.#get.connection.state !== 'online') {
      return this.#set({ refusal: { code: 'offline', rule: '', text: notSent() } });
    }
    const sent = { game: known.game, prompt: prompt.id, pick, id: randomHex(12) };
    this.#set({ busy: true, refusal: null });
    this.#sent = sent;
    // The next question may arrive before the reply, and its answer may already be pending.
    const settled = () => {
      if (this.#sent === sent) this.#sent = null;
    };
    try {
      await this.#ask('answer', { prompt: sent.prompt, pick, id: sent.id });
      settled();
      this.#move = 'saved';
    } catch (error) {
      const reason = reasonOf(error);
      if (reason?.code === 'restart') {
        // The answer is sent again once the connection is back.
      } else if (reason) {
        settled();
        this.#set({ refusal: asRefusal(reason) });
        // Another tab or the server was faster: the state shown is outdated.
        if (reason.code === 'unknown' || reason.code === 'unsynced') void this.sync().catch(() => {});
      } else if (this.#room) {
        // No reply in time, although the connection seems open.
        void this.sync().catch(() => {});
      }
    } finally {
      if (this.#sent === null || this.#sent === sent) this.#set({ busy: false });
    }
  }

  whyNot(card: number, at?: number): Promise<Refusal | null> {
    return this.#ask('whyNot', at === undefined ? { card } : { card, at }).catch((error: { reason?: Refused }) => ({
      code: 'unknown',
      rule: '',
      text: error.reason?.text ?? notSent(),
    }));
  }

  explain(id: number, stat: 'power' | 'total' | 'breakpoint', seat?: number) {
    return this.#ask('explain', seat === undefined ? { id, stat } : { id, stat, seat }).catch(() => []);
  }

  forecast(option: number) {
    const prompt = this.#get.view?.prompt?.id;
    return prompt === undefined ? Promise.resolve(null) : this.#ask('forecast', { prompt, option }).catch(() => null);
  }

  hint(): Promise<HintReply | null> {
    const prompt = this.#get.view?.prompt?.id;
    return prompt === undefined ? Promise.resolve(null) : this.#ask('hint', { prompt }).catch(() => null);
  }

  say(text: string, kind: 'table' | 'trouble' = 'table'): void {
    this.#said++;
    this.#set({ said: { n: this.#said, text, kind } });
  }

  get #token(): string | undefined {
    return this.role === 'player' || this.#sitsIn ? seatToken(this.code, this.place) : undefined;
  }

  get #get(): NetState {
    return this.store.getState();
  }

  #set(change: Partial<NetState>): void {
    if (!this.#closed) this.store.setState(change);
  }

  get #fate(): Move {
    return this.#sent ? 'unknown' : this.#move;
  }

  #ask<T extends RequestType>(type: T, payload?: RequestPayload<T>): Promise<RequestReplies[T]> {
    if (!this.#room) return Promise.reject(new Error('not connected'));
    const timeout = type === 'start' || type === 'rematch' ? 3 * MIX_MS : ANSWER_MS;
    return this.#room.request(type as never, wellFormed(payload) as never, { timeout });
  }

  /** The reply; undefined if the request was refused or not sent, and then a message is shown. */
  async #try<T extends RequestType>(type: T, payload?: RequestPayload<T>): Promise<RequestReplies[T] | undefined> {
    try {
      return await this.#ask(type, payload);
    } catch (error) {
      this.#complain(error);
      return undefined;
    }
  }

  #complain(error: unknown): void {
    this.say(reasonOf(error)?.text ?? notSent(), 'trouble');
  }

  #adopt(room: Room): void {
    if (this.#closed) {
      void room.leave();
      return;
    }
    this.#room = room;
    this.#set({ guests: NO_GUESTS, seatAsks: [] });
    room.reconnection.enabled = false;
    // An abandoned connection may still deliver messages: ignore them.
    const on = <T>(type: string, take: (message: T) => void) =>
      room.onMessage(type, (message: T) => {
        if (this.#room === room) take(message);
      });
    room.onStateChange((state) => {
      if (this.#room === room) this.#lobby(state.toJSON() as LobbyView);
    });
    if (room.state?.code) this.#lobby(room.state.toJSON() as LobbyView);
    on('view', (message: FullMessage) => {
      this.#known = applyFull(this.#known, message) ?? applyFull(null, message);
      this.#show();
      void this.#older();
    });
    on('late', (message: LateMessage) => this.#showLate(message));
    on('lateChange', (change: LateChange) => this.#changeLate(change));
    on('patch', (bytes: Uint8Array) => this.#patch(bytes));
    on('notice', ({ text, kind }: NoticeMessage) => this.say(text, kind));
    on('chat', ({ lines, hushed }: ChatMessage) => this.#set({ chat: joined(this.#get.chat, lines), hushed }));
    on('signal', (signal: SignalMessage) => {
      const { signals } = this.#get;
      this.#set({ signals: [...signals, { ...signal, n: (signals.at(-1)?.n ?? 0) + 1 }].slice(-MOST_SIGNALS) });
    });
    on('mix', (message: MixMessage) => this.#mixed(message, false));
    on('ask', ({ ask }: AskMessage) => this.#asked(ask));
    on('giving', ({ ask }: GivingMessage) => this.#given(ask));
    on('gift', ({ key }: GiftMessage) => this.#set({ gift: `${location.origin}/r/${this.code}#${GIVE}${key}` }));
    on('clock', ({ clock }: ClockMessage) => this.#set({ clock: clock && { ...clock, at: Date.now() } }));
    on('passing', (passing: PassingView) => this.#set({ passing }));
    on('moved', ({ text }: MovedMessage) => {
      // Now only the other tab holds the hand: forget it here.
      this.#yields = true;
      this.#known = null;
      this.#sent = null;
      this.#set({ moved: text, view: null, events: [], seat: null });
    });
    on('guests', (guests: GuestsMessage) => this.#set({ guests }));
    on('seatAsks', ({ asks }: SeatAsksMessage) => this.#set({ seatAsks: asks }));
    on('seated', ({ seat, token }: SeatReply) => {
      keepToken(this.code, token, this.place);
      this.#sitsIn = true;
      this.#set({ seat });
    });
    on('out', () => {
      if (this.#get.seat !== null) dropToken(this.code, this.place);
      this.#set({ stage: 'out', view: null, events: [], seat: null });
      this.close();
    });
    on('you', ({ seat }: YouMessage) => {
      if (seat === null) dropToken(this.code, this.place);
      this.#set({ seat, gift: null });
    });
    room.onLeave(() => {
      if (this.#room !== room) return;
      this.#room = null;
      // A join in progress notices when its sync fails.
      if (this.#closed || this.#opening) return;
      this.#attempt = 1;
      this.#set({ connection: { state: 'lost', text: lostText(1, this.#fate) } });
      void this.open();
    });
  }

  #patch(bytes: Uint8Array): void {
    // This patch has overtaken the reply to a sync and belongs to the new state.
    if (this.#syncing) return;
    const next = this.#known && applyPacked(this.#known, bytes);
    if (next) {
      this.#known = next;
      this.#show();
    } else if (!this.#get.moved && !this.#get.late) {
      // A gap or an unreadable patch: sync without the known state, which may be what is wrong.
      this.#known = null;
      void this.sync().catch(() => {});
    }
  }

  #show(): void {
    const known = this.#known;
    const before = this.#get.view?.prompt?.id;
    const same = known?.view.prompt?.id === before;
    this.#set({
      late: null,
      view: known?.view ?? null,
      events: known?.events ?? [],
      undo: known?.undo ?? null,
      // The change shows the result, so do not wait for the reply.
      ...(same ? {} : { refusal: null, busy: false }),
    });
  }

  #showLate(late: LateMessage): void {
    this.#known = null;
    this.#set({ late, view: late.late?.view ?? null, events: late.late?.events ?? [], undo: null });
  }

  #changeLate(change: LateChange): void {
    const { late } = this.#get;
    // Likewise as in #patch.
    if (this.#syncing || !late) return;
    const next = applyLate(late, change);
    if (next) this.#showLate(next);
    else void this.sync().catch(() => {});
  }

  #asked(ask: UndoAsk | null): void {
    this.#set({ undoAsk: ask && { ...ask, until: Date.now() + ask.ms } });
  }

  #given(ask: GivingAsk | null): void {
    this.#set({ giving: ask && { ...ask, until: Date.now() + ask.ms } });
  }

  #mixed(message: MixMessage, anew: boolean): void {
    const before = this.#get.mix;
    this.#set(mixChange(message.mix, before));
    void this.#mixer.take(message, anew);
    const news = newsOf(message.mix, before);
    if (news) this.say(...news);
  }

  #lobby(lobby: LobbyView): void {
    // Remove messages about the table rules, which would otherwise stay over the table.
    if (this.#get.lobby?.phase === 'lobby' && lobby.phase !== 'lobby') this.#set({ said: null });
    // The host took the table back to the lobby: the game is gone.
    if (lobby.phase === 'lobby' && (this.#known || this.#get.late)) {
      this.#known = null;
      this.#set({ late: null, view: null, events: [] });
    }
    this.#set({ lobby, names: lobby.seats.map((seat) => seat.name) });
  }

  /** After reconnecting: sends the last answer again; the server carries it out only once. */
  async #settleSent(): Promise<void> {
    const sent = this.#sent;
    if (!sent) return;
    const { game, prompt, pick, id } = sent;
    let fate: 'saved' | 'lost' = 'saved';
    try {
      // If a different game has begun, nobody can have been waiting for the answer.
      if (this.#known?.game === game) await this.#ask('answer', { prompt, pick, id });
    } catch (error) {
      const reason = reasonOf(error);
      // Disconnected again: the next reconnection retries.
      if (isUnanswered(reason)) return;
      fate = 'lost';
    }
    if (this.#sent !== sent) return;
    this.#sent = null;
    this.#move = fate === 'saved' ? 'saved' : 'none';
    this.say(backText(fate));
  }

  // A socket can appear open for minutes after the network has gone.
  #offline = (): void => {
    this.#room?.connection.close();
  };

  #online = (): void => this.#rest.end();
}
