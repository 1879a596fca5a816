import type { Considered } from '@smash/bots';
import type { Between, LobbyView, PassingChange, Reaction, UndoAsk } from '@smash/protocol';
import { settings } from '../../settings/settings.ts';
import type { Seat, Stat, View } from '../../view/types.ts';
import { BaseClient, type Shown } from '../base.ts';
import { type Advice, adviceOf } from '../bots/advice.ts';
import { atFirst } from '../chat/model.ts';
import type { GameState, Presence, Signals, UndoRequest } from '../client.ts';
import { remember } from '../store.ts';
import { chatOf } from './chat.ts';
import type { Session } from './session.ts';
import type { NetState } from './store.ts';
import { pausedText } from './words.ts';

/** Does the viewer have a seat in a running game? */
export const isPlaying = (view: View, lobby: LobbyView): boolean =>
  typeof view.viewer === 'number' &&
  !view.seats[view.viewer]?.out &&
  lobby.phase === 'game' &&
  lobby.stuck === '' &&
  view.over === null;

/** The undo request that the viewer has to answer; null = none. */
export const askedUndo = (ask: UndoAsk | null, view: View | null): number | null =>
  ask && typeof view?.viewer === 'number' && ask.waiting.includes(view.viewer) ? ask.id : null;

function requestOf(ask: NetState['undoAsk'], view: View): UndoRequest | null {
  if (!ask) return null;
  const { seat, label, barred, until, waiting } = ask;
  const mine = askedUndo(ask, view) !== null && !settings.getState().blockUndo;
  return { seat, label, barred, until, waiting, mine };
}

/** A disconnected player may return within the grace period; one who left through the menu is away at once. */
function presenceOf({ here, bot, absence }: LobbyView['seats'][number]): Presence {
  if (here || bot) return 'here';
  return absence === 'grace' ? 'away' : 'gone';
}

/** The bots' levels are public. The server does not send their reasons, which would reveal their hands. */
function botsOf({ seats, options }: LobbyView, canPlay: boolean): GameState['bots'] {
  const levels = seats.map(({ bot }) => bot || null);
  const hints = options.hints && canPlay;
  return hints || levels.some(Boolean) ? { levels, paused: false, hints, moves: [] } : null;
}

/** The connection as the page shows it: a server that cannot save moves counts as lost. */
export const connectionOf = (online: GameState['connection'], lobby: LobbyView): GameState['connection'] =>
  lobby.paused && online.state === 'online' ? { state: 'lost', text: pausedText() } : online;

/** The signals this viewer wants to see: none from people they have muted in the chat. */
function signalsOf({ signals, muted, seat }: NetState, can: boolean): Signals {
  const { pings, reactions } = settings.getState();
  const silent = muted ?? atFirst(seat);
  const given = signals.filter((one) => (one.at === undefined ? reactions : pings) && !silent.has(one.seat));
  return { given, last: signals.at(-1)?.n ?? 0, can };
}

/** The game of a room: reads the session's store and sends requests through the session. */
export class OnlineClient extends BaseClient {
  readonly #session: Session;
  readonly #handedOver: boolean;
  readonly #answered: () => void;
  readonly #chat: (...parts: Parameters<ReturnType<typeof chatFor>>) => GameState['chat'];

  /**
   * @param handedOver nobody in particular looks at the screen
   * @param answered called when this player has answered
   */
  constructor(session: Session, { handedOver = false, answered = () => {} } = {}) {
    super([session.store, settings]);
    this.#session = session;
    this.#handedOver = handedOver;
    this.#answered = answered;
    this.#chat = remember(chatFor(session));
  }

  protected read(): Shown | null {
    const net = this.#session.store.getState();
    const { view, lobby, events, names, refusal, busy, clock } = net;
    if (!view || !lobby) return null;
    return {
      view,
      events,
      names,
      refusal,
      busy,
      clock: clock && lobby.paused ? { ...clock, stands: true } : clock,
      handedOver: this.#handedOver,
      room: { code: lobby.code, watchers: lobby.watchers, late: lobby.options.watchers === 'late' },
      presence: lobby.seats.map(presenceOf),
      bots: botsOf(lobby, isPlaying(view, lobby)),
      connection: connectionOf(net.connection, lobby),
      undo: { next: net.undo, request: requestOf(net.undoAsk, view) },
      passing: isPlaying(view, lobby) ? net.passing : null,
      mayTell: !lobby.options.tellMask,
      signals: signalsOf(net, isPlaying(view, lobby)),
      chat: settings.getState().chat ? this.#chat(net.chat, net.hushed, net.seat, net.muted, net.chatRead) : null,
    };
  }

  override answer(pick: number[]): void {
    void this.#session.answer(pick);
    this.#answered();
  }
  override whyNot(card: number, at?: number) {
    return this.#session.whyNot(card, at);
  }
  override forecast(option: number) {
    return this.#session.forecast(option);
  }
  explain(id: number, stat: Stat, seat?: Seat) {
    return this.#session.explain(id, stat, seat);
  }
  override async hint(): Promise<Advice | null> {
    const prompt = this.#session.store.getState().view?.prompt;
    const found = await this.#session.hint();
    return !prompt || !found ? null : adviceOf(prompt, { ...found, considered: found.considered as Considered[] });
  }
  override undo(step: number): void {
    void this.#session.ask('undo', { step });
  }
  override askUndo(step: number): void {
    void this.#session.ask('askUndo', { step });
  }
  override answerUndo(allow: boolean): void {
    const { undoAsk, view } = this.#session.store.getState();
    const id = askedUndo(undoAsk, view);
    if (id !== null) void this.#session.ask('answerUndo', { id, allow });
  }
  override pass(change: PassingChange): void {
    if (this.store.getState().passing) void this.#session.ask('passing', change);
  }
  override chooseBetween(between: Between): void {
    if (this.store.getState().passing?.between) void this.#session.ask('between', { between });
  }
  override ping(id: number): void {
    void this.#session.ask('ping', { at: id });
  }
  override react(reaction: Reaction): void {
    void this.#session.ask('react', { reaction });
  }
  override takeMoreTime(): void {
    if (this.store.getState().clock) void this.#session.ask('more');
  }
}

const chatFor =
  (session: Session) =>
  (chat: NetState['chat'], hushed: boolean, seat: number | null, muted: NetState['muted'], chatRead: number) =>
    chatOf(session, { chat, hushed, seat, muted, chatRead });
