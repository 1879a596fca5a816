import type { Room } from '@colyseus/sdk';
import type { Refusal } from '@smash/engine';
import {
  type AskMessage,
  applyFull,
  applyPatch,
  type ChatMessage,
  type ClockMessage,
  type Followed,
  type FullMessage,
  type LobbyView,
  type MovedMessage,
  type NoticeMessage,
  type PassingView,
  type PatchMessage,
  PROTOCOL,
  type Refused,
  type RequestPayload,
  type RequestReplies,
  type RequestType,
  sinceOf,
  type UndoAsk,
  type YouMessage,
} from '@smash/protocol';
import { joined } from '../chat/model.ts';
import { isOtherBuild } from './build.ts';
import { client } from './client.ts';
import { type NetState, NOT_PASSING, newStore } from './store.ts';
import { dropToken, keepToken, seatToken } from './tokens.ts';
import { backText, lostText, type Move, notSent } from './words.ts';

export type Role = 'player' | 'watcher';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

/** Not randomUUID: a browser has it only where the page came over HTTPS. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const asRefusal = (reason: Refused): Refusal => ({ code: reason.code, rule: reason.rule ?? '', text: reason.text });

/**
 * One page's visit to one room: joins, asks for the state, follows it, and comes back by itself when the connection is
 * lost. Every time it joins anew and shows its token: that also works when the server has been started anew, which the
 * reconnection of the SDK does not survive.
 */
export class Session {
  readonly code: string;
  readonly role: Role;
  readonly store = newStore();
  #room: Room | null = null;
  #known: Followed | null = null;
  #closed = false;
  #syncing = false;
  #attempt = 0;
  /** The answer whose fate is not known. */
  #sent: { game: number; prompt: number; pick: number[]; id: string } | null = null;
  #move: Move = 'none';
  #wake: () => void = () => {};
  #said = 0;

  constructor(code: string, role: Role) {
    this.code = code;
    this.role = role;
    addEventListener('offline', this.#offline);
    addEventListener('online', this.#online);
  }

  /** Joins, and keeps trying while the server cannot be reached. */
  async open(room?: Room): Promise<void> {
    while (!this.#closed) {
      try {
        this.#adopt(room ?? (await client().joinById(this.code)));
        await this.sync();
        return;
      } catch (error) {
        if (this.#closed) return;
        room = undefined;
        const unsound = this.#room;
        this.#room = null;
        void unsound?.leave();
        // The SDK has no code that tells "no such room" from "no network".
        const { message } = error as Error;
        if (/not found|disposed/.test(message)) return this.#set({ stage: 'unknown' });
        if ((error as { reason?: Refused }).reason?.code === 'full') return this.#set({ stage: 'full' });
        this.#attempt++;
        this.#set({ connection: { state: 'lost', text: lostText(this.#attempt, this.#fate) } });
        await this.#pause(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#attempt, 8)));
      }
    }
  }

  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#offline);
    removeEventListener('online', this.#online);
    this.#wake();
    void this.#room?.leave();
    this.#room = null;
  }

  /** Asks for the whole state; also the way to take a seat back from another tab. */
  async sync(): Promise<void> {
    if (this.#syncing) return;
    this.#syncing = true;
    try {
      const token = this.role === 'player' ? seatToken(this.code) : undefined;
      const since = sinceOf(this.#known);
      const reply = await this.#ask('sync', { ...(token ? { token } : {}), ...(since ? { since } : {}) });
      if (reply.protocol !== PROTOCOL || isOtherBuild(reply.build)) return this.#set({ stage: 'old' });
      if (!reply.tokenKnown) dropToken(this.code);
      this.#set({ chat: reply.chat.lines, hushed: reply.chat.hushed });
      this.#asked(reply.ask);
      this.#known = reply.full && (applyFull(this.#known, reply.full) ?? applyFull(null, reply.full));
      this.#attempt = 0;
      this.#set({ stage: 'joined', seat: reply.seat, moved: null, connection: { state: 'online', text: '' } });
      this.#set({ passing: NOT_PASSING, syncs: this.#get.syncs + 1 });
      this.#show();
      void this.#settleSent();
      if (token && reply.seat !== null) void this.#renew(token);
    } finally {
      this.#syncing = false;
    }
  }

  /** A token that was shown is replaced: one that somebody else has seen on its way is worth nothing soon. */
  async #renew(token: string): Promise<void> {
    const reply = await this.#ask('renew', { token }).catch(() => null);
    // Another tab may have done the same meanwhile.
    if (reply && seatToken(this.code) === token) keepToken(this.code, reply.token);
  }

  async takeSeat(name: string, mark?: number): Promise<boolean> {
    const reply = await this.#try('seat', mark === undefined ? { name } : { name, mark });
    if (!reply) return false;
    keepToken(this.code, reply.token);
    this.#set({ seat: reply.seat });
    return true;
  }

  /** Plays for somebody who is away. */
  async standIn(seat: number, name: string): Promise<void> {
    const reply = await this.#try('standIn', { seat, name });
    if (!reply) return;
    keepToken(this.code, reply.token);
    this.#set({ seat: reply.seat });
  }

  async leaveSeat(): Promise<void> {
    if ((await this.#try('leave')) === undefined) return;
    dropToken(this.code);
    this.#set({ seat: null });
  }

  /** Any request whose reply matters only in that it was done; what is refused is said. */
  async ask<T extends RequestType>(type: T, payload?: RequestPayload<T>): Promise<boolean> {
    return (await this.#try(type, payload)) !== undefined;
  }

  async answer(pick: number[]): Promise<void> {
    const known = this.#known;
    const prompt = known?.view.prompt;
    if (!known || !prompt || this.#get.busy) return;
    if (this.#get.connection.state !== 'online') {
      return this.#set({ refusal: { code: 'offline', rule: '', text: notSent() } });
    }
    const sent = { game: known.game, prompt: prompt.id, pick, id: newId() };
    this.#set({ busy: true, refusal: null });
    this.#sent = sent;
    // The next question may come before the reply, and its answer be on its way already.
    const settled = () => {
      if (this.#sent === sent) this.#sent = null;
    };
    try {
      await this.#ask('answer', { prompt: sent.prompt, pick, id: sent.id });
      settled();
      this.#move = 'saved';
    } catch (error) {
      const { reason } = error as { reason?: Refused };
      if (reason?.code === 'restart') {
        // It is sent again when the table is back.
      } else if (reason) {
        settled();
        this.#set({ refusal: asRefusal(reason) });
        // Another tab or the server was faster: what is shown is old.
        if (reason.code === 'stalePrompt' || reason.code === 'unsynced') void this.sync().catch(() => {});
      } else if (this.#room) {
        // No reply in time on a connection that seems to stand.
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

  say(text: string, kind: 'table' | 'trouble' = 'table'): void {
    this.#said++;
    this.#set({ said: { n: this.#said, text, kind } });
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
    return this.#room.request(type as never, payload as never);
  }

  /** The reply, or undefined when it was refused or not sent, which is then said. */
  async #try<T extends RequestType>(type: T, payload?: RequestPayload<T>): Promise<RequestReplies[T] | undefined> {
    try {
      return await this.#ask(type, payload);
    } catch (error) {
      this.say((error as { reason?: Refused }).reason?.text ?? notSent(), 'trouble');
      return undefined;
    }
  }

  #adopt(room: Room): void {
    if (this.#closed) {
      void room.leave();
      return;
    }
    this.#room = room;
    room.reconnection.enabled = false;
    room.onStateChange((state) => this.#lobby(state.toJSON() as LobbyView));
    if (room.state?.code) this.#lobby(room.state.toJSON() as LobbyView);
    room.onMessage('view', (message: FullMessage) => {
      this.#known = applyFull(this.#known, message) ?? applyFull(null, message);
      this.#show();
    });
    room.onMessage('patch', (message: PatchMessage) => this.#patch(message));
    room.onMessage('notice', ({ text, kind }: NoticeMessage) => this.say(text, kind));
    room.onMessage('chat', ({ lines, hushed }: ChatMessage) =>
      this.#set({ chat: joined(this.#get.chat, lines), hushed }),
    );
    room.onMessage('ask', ({ ask }: AskMessage) => this.#asked(ask));
    room.onMessage('clock', ({ clock }: ClockMessage) => this.#set({ clock: clock && { ...clock, at: Date.now() } }));
    room.onMessage('passing', (passing: PassingView) => this.#set({ passing }));
    room.onMessage('moved', ({ text }: MovedMessage) => {
      // The other tab has the hand now; this one forgets it.
      this.#known = null;
      this.#sent = null;
      this.#set({ moved: text, view: null, events: [], seat: null });
    });
    room.onMessage('you', ({ seat }: YouMessage) => {
      if (seat === null) dropToken(this.code);
      this.#set({ seat });
    });
    room.onLeave(() => {
      if (this.#room !== room) return;
      this.#room = null;
      if (this.#closed) return;
      this.#attempt = 1;
      this.#set({ connection: { state: 'lost', text: lostText(1, this.#fate) } });
      void this.open();
    });
  }

  #patch(message: PatchMessage): void {
    // A patch that overtakes the reply to sync belongs to what is to come.
    if (this.#syncing) return;
    const next = this.#known && applyPatch(this.#known, message);
    if (next) {
      this.#known = next;
      this.#show();
    } else if (!this.#get.moved) {
      // A gap: without what is known, since it may be what is wrong.
      this.#known = null;
      void this.sync().catch(() => {});
    }
  }

  #show(): void {
    const known = this.#known;
    const before = this.#get.view?.prompt?.id;
    const same = known?.view.prompt?.id === before;
    this.#set({
      view: known?.view ?? null,
      events: known?.events ?? [],
      undo: known?.undo ?? null,
      // Nobody has to wait for the reply to what has been carried out before their eyes.
      ...(same ? {} : { refusal: null, busy: false }),
    });
  }

  #asked(ask: UndoAsk | null): void {
    this.#set({ undoAsk: ask && { ...ask, until: Date.now() + ask.ms } });
  }

  #lobby(lobby: LobbyView): void {
    // What was said about the rules lies over the table otherwise.
    if (this.#get.lobby?.phase === 'lobby' && lobby.phase !== 'lobby') this.#set({ said: null });
    // The host took the table back to the lobby: the game is gone.
    if (lobby.phase === 'lobby' && this.#known) {
      this.#known = null;
      this.#set({ view: null, events: [] });
    }
    this.#set({ lobby, names: lobby.seats.map((seat) => seat.name) });
  }

  /** After coming back: sends the last answer again, which is carried out once. */
  async #settleSent(): Promise<void> {
    const sent = this.#sent;
    if (!sent) return;
    const { game, prompt, pick, id } = sent;
    let fate: 'saved' | 'lost' = 'saved';
    try {
      // Another game has begun: nobody can have been waiting for it.
      if (this.#known?.game === game) await this.#ask('answer', { prompt, pick, id });
    } catch (error) {
      const { reason } = error as { reason?: Refused };
      // Cut off once more: it is asked again the next time.
      if (!reason || reason.code === 'restart') return;
      fate = 'lost';
    }
    if (this.#sent !== sent) return;
    this.#sent = null;
    this.#move = fate === 'saved' ? 'saved' : 'none';
    this.say(backText(fate));
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  // A socket can seem open for minutes after the network has gone.
  #offline = (): void => {
    this.#room?.connection.close();
  };

  #online = (): void => this.#wake();
}
