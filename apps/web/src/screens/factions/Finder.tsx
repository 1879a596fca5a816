import type { FactionEntry } from '@smash/cards/factions';
import type { ReactNode } from 'react';
import { sayTags } from '../../cards/factions.ts';
import { msg, say } from '../../i18n/say.ts';
import styles from './factions.module.css';
import type { Wanted } from './find.ts';

export const COMPLEXITY = [msg('Complexity'), msg('simple'), msg('moderate'), msg('complex')];

export interface FinderProps {
  all: readonly FactionEntry[];
  wanted: Wanted;
  onChange(wanted: Wanted): void;
}

/** A search field and three filters. */
export function Finder({ all, wanted, onChange }: FinderProps) {
  const set = (change: Partial<Wanted>) => onChange({ ...wanted, ...change });
  const sets = [...new Set(all.map((one) => one.set))].sort();
  const tags = [...new Set(all.flatMap((one) => one.tags))].sort();
  return (
    <search className={styles.finder}>
      <div className={styles.fields}>
        <input
          type="search"
          className={styles.question}
          aria-label={say('Search names and texts')}
          placeholder={say('Search names and texts')}
          value={wanted.question}
          onChange={(event) => set({ question: event.target.value })}
          data-testid="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
        <Filter label={say('Set')} value={wanted.set} onChange={(one) => set({ set: one })} testid="filter-set">
          <option value="">{say('All sets')}</option>
          {sets.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Filter>
        <Filter label={say('Play style')} value={wanted.tag} onChange={(tag) => set({ tag })} testid="filter-tag">
          <option value="">{say('Play style')}</option>
          {tags.map((one) => (
            <option key={one} value={one}>
              {sayTags([one])}
            </option>
          ))}
        </Filter>
        <Filter
          label={say('Complexity')}
          value={String(wanted.complexity)}
          onChange={(n) => set({ complexity: Number(n) })}
          testid="filter-complexity"
        >
          {COMPLEXITY.map((word, n) => (
            <option key={word.id} value={n}>
              {say(word)}
            </option>
          ))}
        </Filter>
      </div>
    </search>
  );
}

interface FilterProps {
  label: string;
  value: string;
  onChange(value: string): void;
  testid: string;
  children: ReactNode;
}

function Filter({ label, value, onChange, testid, children }: FilterProps) {
  return (
    <select
      className={styles.filter}
      aria-label={label}
      value={value}
      data-on={(value !== '' && value !== '0') || undefined}
      onChange={(event) => onChange(event.target.value)}
      data-testid={testid}
    >
      {children}
    </select>
  );
}
