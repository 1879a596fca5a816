import { Component, createRef, type RefObject } from 'react';
import { beforeFrame } from '../browser/soon.ts';
import { movesLess } from '../settings/apply.ts';
import { settings } from '../settings/settings.ts';
import type { EventView, View } from '../view/types.ts';
import { finishAll, measure, type Places, show } from './animate.ts';
import { changesOf } from './changes.ts';
import styles from './motion.module.css';
import { tempo } from './timing.ts';

interface MotionProps {
  root: RefObject<HTMLElement | null>;
  view: View;
  events: EventView[];
}

/**
 * Animates the table from the previous view to this one. A class, because only classes can read the page before it
 * changes.
 */
export class Motion extends Component<MotionProps, object, Places | null> {
  readonly #layer = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    addEventListener('pointerdown', finishAll, { capture: true, passive: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('pointerdown', finishAll, { capture: true });
  }

  override getSnapshotBeforeUpdate(before: MotionProps): Places | null {
    const { root, view } = this.props;
    return before.view === view || !root.current ? null : measure(root.current);
  }

  override componentDidUpdate(before: MotionProps, _state: object, places: Places | null): void {
    const { root, view, events } = this.props;
    if (!places) return;
    const last = before.events.at(-1)?.n ?? -1;
    const changes = changesOf(
      before.view,
      view,
      events.filter((event) => event.n > last),
    );
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
