import {
  changePassing,
  defaultPassing,
  isPassed,
  type Passing,
  type PassingChange,
  passingNow,
  standsAside,
} from '@smash/protocol';
import { settings } from '../../settings/settings.ts';
import { wishes } from '../../settings/stops.ts';
import type { EventView, View } from '../../view/types.ts';

/** Standing passes and full control, by seat. Stops are this browser's settings, so all seats share them. */
export class Passes {
  readonly #sole: number | null;
  readonly #bySeat = new Map<number, Passing>();

  /** @param sole the only person at the table, whom nobody else watches */
  constructor(sole: number | null) {
    this.#sole = sole;
  }

  of(seat: number): Passing {
    return { ...defaultPassing, ...this.#bySeat.get(seat), ...wishes(settings.getState()) };
  }

  /** @param last number of the last event */
  change(seat: number, change: PassingChange, view: View, last: number): void {
    this.#bySeat.set(seat, changePassing(this.of(seat), change, view, last));
  }

  /** Is this seat's open question passed automatically? */
  passes(seat: number, view: View, events: readonly EventView[]): boolean {
    const now = passingNow(this.of(seat), view, events);
    this.#bySeat.set(seat, now);
    return (seat === this.#sole ? isPassed : standsAside)(now, view);
  }
}
