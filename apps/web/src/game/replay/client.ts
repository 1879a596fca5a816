import { createStore, type StoreApi } from 'zustand/vanilla';
import { say } from '../../i18n/say.ts';
import type { Seat, Stat } from '../../view/types.ts';
import { BaseClient, type Shown } from '../base.ts';
import { remember } from '../store.ts';
import type { Recording, Viewpoint } from './recording.ts';

/** A finished game from one viewpoint; nothing can be answered. */
export class ReplayClient extends BaseClient {
  readonly #recording: Recording;
  readonly #names: readonly string[];
  readonly #from: Viewpoint;
  readonly #stop: StoreApi<{ at: number }>;
  readonly #seen: (at: number) => Pick<Shown, 'view' | 'events' | 'past'>;

  /** @param at index of the first stop to show */
  constructor(recording: Recording, names: readonly string[], from: Viewpoint, at: number) {
    const stop = createStore(() => ({ at }));
    super([stop]);
    this.#recording = recording;
    this.#names = names;
    this.#from = from;
    this.#stop = stop;
    this.#seen = remember((at: number) => ({
      view: recording.view(at, from),
      events: recording.events(at, from),
      past: recording.stops[at - 1]?.n ?? -1,
    }));
  }

  /** Shows another stop of the recording. */
  show(at: number): void {
    this.#stop.setState({ at });
  }

  protected read(): Shown {
    const names = Array.from(
      { length: this.#recording.players },
      (_, i) => this.#names[i] || say('Seat {n}', { n: i + 1 }),
    );
    return { ...this.#seen(this.#stop.getState().at), names };
  }

  async explain(id: number, stat: Stat, seat?: Seat) {
    return this.#recording.explain(this.#stop.getState().at, this.#from, id, stat, seat);
  }
}
