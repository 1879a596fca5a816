import { Component, createRef, type RefObject } from 'react';
import { beforeFrame } from '../browser/soon.ts';
import { movesLess } from '../settings/apply.ts';
import { settings } from '../settings/settings.ts';
import type { EventView, View } from '../view/types.ts';
import { finishAll, measure, type Places, show } from './animate.ts';
import { type Change, changesOf } from './changes.ts';
import styles from './motion.module.css';
import { tempo } from './timing.ts';

interface MotionProps {
  root: RefObject<HTMLElement | null>;
  view: View;
  events: EventView[];
}

/** What changes, and where it was before. */
interface Snapshot {
  changes: Change[];
  places: Places;
}

/**
 * Animates the table from the previous view to this one. A class, because only classes can read the page before it
 * changes.
 */
export class Motion extends Component<MotionProps, object, Snapshot | null> {
  readonly #layer = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    addEventListener('pointerdown', finishAll, { capture: true, passive: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('pointerdown', finishAll, { capture: true });
  }

  override getSnapshotBeforeUpdate(before: MotionProps): Snapshot | null {
    const { root, view, events } = this.props;
    if (before.view === view || !root.current) return null;
    const last = before.events.at(-1)?.n ?? -1;
    const changes = changesOf(
      before.view,
      view,
      events.filter((event) => event.n > last),
    );
    return { changes, places: measure(root.current, changes) };
  }

  override componentDidUpdate(_before: MotionProps, _state: object, snapshot: Snapshot | null): void {
    if (!snapshot) return;
    const { root } = this.props;
    const { changes, places } = snapshot;
    const now = settings.getState();
    const still = movesLess(now);
    // Measuring lays the table out, which the frame that shows the change then need not do.
    beforeFrame(() => {
      const layer = this.#layer.current;
      if (!root.current || !layer) return;
      const scene = { root: root.current, layer, places, tempo: tempo(changes.length, now.speed), still };
      for (const change of changes) show(change, scene);
    });
  }

  override render() {
    return <div ref={this.#layer} className={styles.layer} aria-hidden="true" data-testid="motion" />;
  }
}
