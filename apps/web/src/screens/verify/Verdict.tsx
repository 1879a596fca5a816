import type { ReactNode } from 'react';
import { Icon } from '../../ui/index.ts';
import styles from './verify.module.css';

/** A result, conveyed by mark, colour and first word. null = undecided. */
export function Verdict({ fits, testid, children }: { fits: boolean | null; testid: string; children: ReactNode }) {
  return (
    <p role="status" className={styles.verdict} data-testid={testid} data-fits={fits ?? undefined}>
      {fits === null ? null : <Icon name={fits ? 'check' : 'x'} size={20} />}
      <span>{children}</span>
    </p>
  );
}
