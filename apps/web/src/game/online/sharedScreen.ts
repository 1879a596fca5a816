import { isMasked } from '@smash/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { settings } from '../../settings/settings.ts';
import type { View } from '../../view/types.ts';
import { askedUndo } from './onlineClient.ts';
import { type Hands, NO_HANDS, type ScreenStage, type SeatHere, type Seen, screenStage } from './screenStage.ts';
import type { Session } from './session.ts';
import { acquire, release } from './sessions.ts';
import type { NetState } from './store.ts';
import { dropToken, keepToken, MOST_PLACES, seatToken } from './tokens.ts';

interface ScreenState {
  /** One session per seat held here, the page's own first. Only that session may lack a seat. */
  sessions: readonly Session[];
  /** The session that shows what everybody at the table sees; null unless several seats are held here. */
  open: Session | null;
  stage: ScreenStage;
  /** Somebody here is asked a question that is not answered automatically. */
  called: boolean;
}

/**
 * The seats that one browser holds at a table, for people who share its screen. Each has its own connection, and one
 * more connection shows what everybody sees: the page's document contains a hand only while its player has the screen.
 */
export class SharedScreen {
  readonly store: StoreApi<ScreenState>;
  readonly #first: Session;
  #hands: Hands = NO_HANDS;
  /** The questions asked here now, as far as that is public. */
  #question = '';
  readonly #ends = new Map<Session, () => void>();
  #closed = false;

  constructor(first: Session) {
    this.#first = first;
    this.store = createStore<ScreenState>(() => ({
      sessions: [first],
      open: null,
      stage: { kind: 'one' },
      called: false,
    }));
    this.#follow(first);
    if (first.role === 'player')
      for (let place = 1; place < MOST_PLACES; place++)
        if (seatToken(first.code, place) !== undefined) this.#take(acquire(first.code, 'player', place));
  }

  close(): void {
    this.#closed = true;
    const { sessions, open } = this.#get;
    for (const end of this.#ends.values()) end();
    for (const one of sessions) if (one !== this.#first) release(one);
    if (open) release(open);
  }

  /** Seats another person at this screen. Resolves to false if refused, with a message. */
  async addSeat(name: string, mark?: number): Promise<boolean> {
    const { code } = this.#first;
    const place = Array.from({ length: MOST_PLACES }, (_, n) => n).find((n) => seatToken(code, n) === undefined);
    if (place === undefined || place === 0) return false;
    const session = acquire(code, 'player', place);
    const isThere = await joined(session);
    if (isThere && (await session.takeSeat(name, mark))) {
      // The page may have been left meanwhile: the seat waits for the next visit.
      if (this.#closed) release(session);
      else this.#take(session);
      return true;
    }
    const why = net(session).said?.text;
    if (why) this.#first.say(why, 'trouble');
    release(session);
    return false;
  }

  /** The player named on the curtain opens it. */
  reveal(): void {
    const { stage } = this.#get;
    if (stage.kind === 'curtain') this.#said({ holder: stage.at });
  }

  /** Hides the hand. */
  hide(): void {
    this.#said({ holder: null, caller: null });
  }

  /** A player wants to look. Others may see the screen now, so even its last holder must open the curtain again. */
  call(at: number): void {
    this.#said({ holder: null, caller: at });
  }

  /** Nobody here wants to answer: passes where that is possible, and calls whoever must answer. */
  async nobody(): Promise<void> {
    const { sessions, stage } = this.#get;
    if (stage.kind !== 'call') return;
    const seats = sessions.map((one) => seatHere(net(one)));
    const asked = [...seats.keys()].filter((at) => seats[at]!.asked);
    const owes = asked.find((at) => !net(sessions[at]!).view?.prompt?.optional);
    if (owes !== undefined) return this.call(owes);
    this.#said({ passed: { last: this.#seen.last, prompts: seats.map(({ prompt }) => prompt) } });
    await Promise.all(asked.map((at) => sessions[at]!.answer([])));
    // Ask again if an answer could not be sent.
    if (asked.some((at) => net(sessions[at]!).refusal !== null)) this.#said({ passed: null });
  }

  /** The player who has the screen has answered. */
  answered(): void {
    if (this.#hands.caller !== null) this.#said({ caller: null });
  }

  /** Takes the seats back from another tab. */
  takeBack(): void {
    for (const one of this.#get.sessions) void one.takeBack().catch(() => {});
  }

  get #get(): ScreenState {
    return this.store.getState();
  }

  /** Is no answer pending? */
  get idle(): boolean {
    return this.#get.sessions.every((one) => !net(one).busy);
  }

  /** The view on the screen. */
  view(): View | null {
    const { sessions, open, stage } = this.#get;
    const shown =
      'at' in stage ? sessions[stage.at] : stage.kind === 'call' || stage.kind === 'rest' ? open : undefined;
    return net((stage.kind === 'curtain' ? open : shown) ?? this.#first).view;
  }

  get #seen(): Seen {
    const views = this.#get.sessions.flatMap((one) => net(one).view ?? []);
    const view = views[0];
    return {
      playing: view !== undefined && !view.over,
      drafting: views.some(({ draft }) => draft !== null),
      masked: views.some(isMasked),
      last: Math.max(0, ...this.#get.sessions.map((one) => net(one).events.at(-1)?.n ?? 0)),
    };
  }

  #said(change: Partial<Hands>): void {
    this.#hands = { ...this.#hands, ...change };
    this.#update();
  }

  #take(session: Session): void {
    this.store.setState(({ sessions }) => ({ sessions: [...sessions, session] }));
    this.#follow(session);
    this.#update();
  }

  #follow(session: Session): void {
    this.#ends.set(
      session,
      session.store.subscribe(() => this.#update()),
    );
  }

  #leave(session: Session): void {
    this.#ends.get(session)?.();
    this.#ends.delete(session);
    release(session);
    this.#hands = NO_HANDS;
    this.store.setState(({ sessions }) => ({ sessions: sessions.filter((one) => one !== session) }));
  }

  /** The page has lost its own seat: it continues with the next one. */
  #moveUp(): void {
    const { code } = this.#first;
    const next = this.#get.sessions[1];
    const token = next && seatToken(code, next.place);
    if (!token || seatToken(code) !== undefined || net(this.#first).stage !== 'joined') return;
    dropToken(code, next.place);
    keepToken(code, token);
    this.#leave(next);
    void this.#first.takeBack().catch(() => {});
  }

  #update(): void {
    for (const one of this.#get.sessions) if (one !== this.#first && isGone(net(one))) this.#leave(one);
    this.#moveUp();
    const { sessions, open } = this.#get;
    const several = sessions.length > 1;
    if (several && !open) this.store.setState({ open: acquire(this.#first.code, 'watcher') });
    if (!several && open) {
      release(open);
      this.store.setState({ open: null });
    }
    const seen = this.#seen;
    const seats = sessions.map((one) => seatHere(net(one)));
    const question = seen.masked ? 'secret' : seats.map(({ asked, prompt }) => (asked ? prompt : '')).join();
    if (question !== this.#question) this.#hands = { ...this.#hands, caller: null, passed: null };
    this.#question = question;
    const stage = screenStage(seats, seen, this.#hands);
    // The next player to get the screen must reveal the hand first.
    if (stage.kind === 'curtain') this.#hands = { ...this.#hands, holder: null };
    if (JSON.stringify(stage) !== JSON.stringify(this.#get.stage)) this.store.setState({ stage });
    const called = sessions.some((one) => isAsked(net(one)));
    if (called !== this.#get.called) this.store.setState({ called });
  }
}

const net = (session: Session): NetState => session.store.getState();

/** Has the session lost its seat for good? */
const isGone = ({ stage, seat, moved }: NetState): boolean =>
  stage !== 'joining' && stage !== 'old' && seat === null && moved === null;

/** Does this page's player have to answer? At a table by days even a question without a choice waits for its player. */
const isAsked = ({ view, passing }: Pick<NetState, 'view' | 'passing'>): boolean =>
  !!view?.prompt && (passing.between !== undefined || !view.prompt.decoy) && view.prompt.id !== passing.auto;

function seatHere(state: NetState): SeatHere {
  const { view, seat, undoAsk, giving } = state;
  const prompt = view?.prompt ?? null;
  return {
    picks: prompt?.kind === 'draft' && seat !== null ? (view?.draft?.picked[seat]?.length ?? 0) : null,
    prompt: prompt?.id ?? null,
    asked: isAsked(state),
    consents:
      (askedUndo(undoAsk, view) !== null && !settings.getState().blockUndo) ||
      (seat !== null && giving?.waiting.includes(seat) === true),
  };
}

/** Resolves to true once the session is at the table, to false if it cannot join. */
function joined(session: Session): Promise<boolean> {
  return new Promise((done) => {
    const check = ({ stage }: NetState) => {
      if (stage === 'joining') return false;
      done(stage === 'joined');
      return true;
    };
    if (check(net(session))) return;
    const end = session.store.subscribe((state) => {
      if (check(state)) end();
    });
  });
}
