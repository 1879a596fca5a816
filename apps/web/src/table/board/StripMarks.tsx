import { Emblem } from '../../art/index.ts';
import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import type { BaseView, CardView, Seat } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';
import { useTable } from '../state/context.ts';
import type { Layout } from '../state/useLayout.ts';
import styles from './base.module.css';

interface Count {
  seat: Seat | null;
  n: number;
}

/** Counts per seat. */
const counted = (all: (Seat | null)[]): Count[] =>
  [...new Set(all)].map((seat) => ({ seat, n: all.filter((one) => one === seat).length }));

const buriedAt = ({ buried }: BaseView): Count[] => counted(buried.map(({ seat }) => seat));

/** Actions on the minions and titans of a base. */
const attachedAt = ({ lanes }: BaseView): CardView[] => lanes.flatMap(cardsOf).flatMap((card) => card.on ?? []);

/** The marks of a folded base in words, for its label. */
export const insideLabel = (base: BaseView): string[] => [
  ...attachedLabel(attachedAt(base).length),
  ...neutralLabel(base),
];

const attachedLabel = (n: number): string[] =>
  n > 0 ? [say('{n, plural, one {# action on a minion} other {# actions on minions}}', { n })] : [];

const neutralLabel = ({ buried, monsters }: BaseView): string[] => [
  ...(buried.length > 0 ? [say('{n} buried', { n: buried.length })] : []),
  ...(monsters.length > 0 ? [say('{n, plural, one {# monster} other {# monsters}}', { n: monsters.length })] : []),
];

/** Actions on cards of a base, per player where the strip has room for that. */
function pinnedAt(base: BaseView, layout: Layout): Count[] {
  return counted(attachedAt(base).map(({ controller }) => (layout === 'landscape' ? (controller ?? null) : null)));
}

/** Letters that fit a strip with the names of its base and its only target: in landscape, and in portrait. */
const NAMES = { landscape: 40, other: 20 };

interface StripMarksProps {
  base: BaseView;
  /** Number of targets at the base, and the name of the target if it is the only one. */
  inside: number;
  only: string | undefined;
}

/**
 * What else is at a folded base: actions at the base and on minions, titans, buried cards and monsters, each in a shape
 * of its own. Triangles always mean power.
 */
export function StripMarks({ base, inside, only }: StripMarksProps) {
  const { factionOf, layout } = useTable('factionOf', 'layout');
  const letters = NAMES[layout === 'landscape' ? layout : 'other'];
  const titans = base.lanes.flatMap((lane) => lane.titans);
  const buried = buriedAt(base);
  const pinned = pinnedAt(base, layout);
  const monsters = base.monsters.length > 0 ? 1 : 0;
  const marks = base.actions.length + titans.length + buried.length + pinned.length + monsters;
  const called = only && only.length + base.name.length <= letters ? only : null;
  return (
    <span className={styles.marks} data-many={marks > 1 || undefined}>
      {base.actions.map((card) => (
        <span
          key={card.id}
          className={styles.flag}
          data-seat={card.controller ?? undefined}
          data-flag
          aria-hidden="true"
        >
          <Icon name="flag" size={12} />
        </span>
      ))}
      {base.lanes.flatMap((l) =>
        l.titans.map((t) => (
          <span key={t.id} className={styles.titan} data-seat={l.seat} aria-hidden="true">
            <Emblem faction={factionOf(t.name, t.owner)} size={16} />
          </span>
        )),
      )}
      {buried.map(({ seat, n }) => (
        <span key={seat} className={styles.dug} data-seat={seat ?? undefined} data-mark-of="buried" aria-hidden="true">
          {n}
        </span>
      ))}
      {pinned.map(({ seat, n }) => (
        <span
          key={seat}
          className={styles.pinned}
          data-seat={seat ?? undefined}
          data-mark-of="attached"
          aria-hidden="true"
        >
          <Icon name="clip" size={11} />
          {n}
        </span>
      ))}
      {monsters > 0 ? (
        <span className={styles.monsters} data-mark-of="monsters" aria-hidden="true">
          <Icon name="monster" size={11} />
          {base.monsters.length}
        </span>
      ) : null}
      {inside > 0 ? (
        <span className={styles.inside} data-targets data-called={called !== null || undefined}>
          {called ?? inside}
          {called ? null : <span>{say('{n, plural, one {legal} other {legal}}', { n: inside })}</span>}
        </span>
      ) : null}
    </span>
  );
}
