import { view } from '@smash/engine';
import { useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { BaseClient, type Shown } from '../../game/base.ts';
import { inLanguage } from '../../game/language.ts';
import { build } from '../../game/lesson/position.ts';
import { say } from '../../i18n/say.ts';
import { Base } from '../../table/board/Base.tsx';
import { shapeOf } from '../../table/board/usePlans.ts';
import { VpPlates } from '../../table/card/CardFace.tsx';
import { type Place, planned } from '../../table/model/plan.ts';
import { laneOrder, ordinal } from '../../table/model/words.ts';
import { TableContext, type TableState } from '../../table/state/context.ts';
import { useTableState } from '../../table/state/useTableState.ts';
import { SeatMark } from '../../ui/index.ts';
import type { View } from '../../view/types.ts';
import styles from './guide.module.css';
import { POSITIONS } from './pictures.ts';

/** A game that never changes. */
class Still extends BaseClient {
  readonly #view: View;
  constructor(seen: View) {
    super([]);
    this.#view = seen;
  }
  protected read(): Shown {
    return { view: this.#view, events: [], names: [say('You'), say('Your opponent')] };
  }
  async explain() {
    return [];
  }
}

/** A view without a question, so that nothing is highlighted. */
const seenOf = (which: keyof typeof POSITIONS): View => ({
  ...view(build(POSITIONS[which]).state, 0),
  prompt: null,
  waiting: null,
});

/** Number of lines for the base's ability. */
const LINES = 3;

/** Fixed room for the lanes, so that the picture keeps its designed height. */
const ROOM: Place = {
  ...{ height: 400, pairs: false, head: 32, tile: 40, gap: 4 },
  ...{ wide: 0, columns: 1, chips: 4, scrolls: false },
  slim: 4,
  lines: LINES,
};

/** A base as the table shows it, for viewing only. */
export function BasePicture({ position }: { position: keyof typeof POSITIONS }) {
  const seen = useMemo(() => seenOf(position), [position]);
  const game = useMemo(() => inLanguage(new Still(seen)), [seen]);
  const table = useTableState(game);
  const [store] = useState(() => createStore<TableState>(() => table));
  if (store.getState().facts !== table.facts) queueMicrotask(() => store.setState(table, true));
  const [base] = seen.bases;
  if (!base) return null;
  const [plan] = planned([shapeOf(base, laneOrder(seen), 'desktop')], [ROOM], LINES, LINES);
  return (
    <TableContext value={store}>
      <div className={styles.base} data-layout="desktop">
        <Base base={base} index={0} room={ROOM} plan={plan!} />
      </div>
    </TableContext>
  );
}

/** The places and points when the full base scores. */
export function PlacesPicture() {
  const [base] = useMemo(() => seenOf('full').bases, []);
  if (!base) return null;
  const lanes = base.lanes.toSorted((a, b) => b.total - a.total);
  return (
    <div className={`${styles.places} paper`}>
      <p className="row">
        <b className="cap grow">{base.name}</b>
        <VpPlates vp={base.vp} />
      </p>
      <ol>
        {lanes.map((lane) => (
          <li key={lane.seat} data-seat={lane.seat}>
            <b>{ordinal(lane.rank ?? 0)}</b>
            <SeatMark seat={lane.seat} size={26} silent />
            <span className="grow">{lane.seat === 0 ? say('You') : say('Your opponent')}</span>
            <span>{say('{n} power', { n: lane.total })}</span>
            <b>{say('+{n} VP', { n: lane.vp })}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
