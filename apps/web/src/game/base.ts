import type { Between, PassingChange, Reaction } from '@smash/protocol';
import { createStore } from 'zustand/vanilla';
import { locale } from '../i18n/locale.ts';
import type { Contribution, Forecast, Refusal, Seat, Stat } from '../view/types.ts';
import type { Advice } from './bots/advice.ts';
import type { GameClient, GameState, GameStore, MenuEntry, Source } from './client.ts';
import { derived } from './store.ts';

export const CONNECTED: GameState['connection'] = { state: 'online', text: '' };

/** Parts that most kinds of game lack. */
const PLAIN = {
  room: null,
  connection: CONNECTED,
  refusal: null,
  busy: false,
  handedOver: false,
  past: null,
  title: null,
  aim: null,
  clock: null,
  undo: null,
  passing: null,
  mayTell: false,
  chat: null,
  signals: null,
  bots: null,
} satisfies Partial<GameState>;

type Plain = keyof typeof PLAIN;
/** Defaults for those parts. */
export type Shown = Omit<GameState, 'menu' | Plain | 'presence'> & Partial<Pick<GameState, Plain | 'presence'>>;

/** The base of every client: it shows a game; subclasses override what else the viewer can do. */
export abstract class BaseClient implements GameClient {
  readonly store: GameStore;
  readonly #menu = createStore<{ entries: readonly MenuEntry[] }>(() => ({ entries: [] }));
  #offered: readonly MenuEntry[] = [];

  /** `sources`: every store that `read` reads. */
  constructor(sources: readonly Source[]) {
    this.store = derived<GameState>(() => {
      const shown = this.read();
      if (!shown) return null;
      const presence = shown.names.map(() => 'here' as const);
      const whole = { ...PLAIN, presence, ...shown, menu: this.#menu.getState().entries };
      return whole.handedOver ? withoutSecrets(whole) : whole;
    }, [...sources, this.#menu, locale]);
  }

  /** null once the game is gone. */
  protected abstract read(): Shown | null;

  answer(_pick: number[]): void {}
  async whyNot(_card: number, _at?: number): Promise<Refusal | null> {
    return null;
  }
  async forecast(_option: number): Promise<Forecast | null> {
    return null;
  }
  abstract explain(id: number, stat: Stat, seat?: Seat): Promise<Contribution[]>;
  undo(_step: number): void {}
  askUndo(_step: number): void {}
  answerUndo(_allow: boolean): void {}
  pass(_change: PassingChange): void {}
  chooseBetween(_between: Between): void {}
  takeMoreTime(): void {}
  ping(_id: number): void {}
  react(_reaction: Reaction): void {}
  goOn(): void {}
  why(_n: number): Advice | null {
    return null;
  }
  async hint(): Promise<Advice | null> {
    return null;
  }

  /** A screen passes its menu on every render; entries keep their identity while their labels are the same. */
  offer(menu: readonly MenuEntry[]): void {
    this.#offered = menu;
    const { entries } = this.#menu.getState();
    if (menu.length === entries.length && menu.every(({ label }, i) => label === entries[i]?.label)) return;
    this.#menu.setState({
      entries: menu.map((entry, i) => ({ ...entry, onSelect: () => this.#offered[i]?.onSelect() })),
    });
  }
}

function withoutSecrets(state: GameState): GameState {
  return { ...state, refusal: null, undo: null, view: { ...state.view, hand: [], prompt: null } };
}
