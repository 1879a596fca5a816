import { useState } from 'react';
import { decimal, say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import styles from './balance.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  /** The value to sort by. */
  value(row: Row): number | string;
  /** The displayed text; absent: the value itself. */
  words?(row: Row): string;
}

interface SortedTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  /** Name of the column that sorts the table at first, largest value first. */
  by: string;
  testid: string;
}

/** More rows would not help a reader to find anything. */
const MOST = 100;

/** A table that sorts by any column: numbers from the largest, words from A. A second press reverses the order. */
export function SortedTable<Row extends { name: string }>({
  caption,
  rows,
  columns,
  by,
  testid,
}: SortedTableProps<Row>) {
  const [order, setOrder] = useState({ by, isUp: false });
  const column = columns.find(({ key }) => key === order.by) ?? columns[0]!;
  const sorted = rows.toSorted((a, b) => (order.isUp ? 1 : -1) * compare(column.value(a), column.value(b)));
  const direction = order.isUp ? 'ascending' : 'descending';
  const press = ({ key, value }: Column<Row>) => {
    const isUp = key === order.by ? !order.isUp : rows[0] !== undefined && typeof value(rows[0]) === 'string';
    setOrder({ by: key, isUp });
  };
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} paper`} data-testid={testid}>
        <caption>
          {caption}
          {rows.length > MOST ? ` ${say('The first {n} of {all} are shown.', { n: MOST, all: rows.length })}` : ''}
        </caption>
        <thead>
          <tr>
            {columns.map((one) => (
              <th key={one.key} scope="col" aria-sort={one.key === order.by ? direction : 'none'}>
                <button type="button" onClick={() => press(one)}>
                  {one.label}
                  <span
                    data-up={order.isUp || undefined}
                    data-on={one.key === order.by || undefined}
                    aria-hidden="true"
                  >
                    <Icon name="down" size={14} />
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST).map((row) => (
            <tr key={row.name}>
              {columns.map(({ key, value, words }, i) => {
                const text = words ? words(row) : shown(value(row));
                return i === 0 ? (
                  <th key={key} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={key}>{text}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const shown = (value: number | string): string => (typeof value === 'number' ? decimal(value) : value);

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b)) : a - b;
