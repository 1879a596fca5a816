import { useState } from 'react';
import { Sheet } from '../ui/index.ts';
import { say } from '../words/say.ts';
import { RuleText } from './RuleText.tsx';
import styles from './reference.module.css';
import { findRule, useRuleBook } from './rules.ts';

/** A rule's number, or a word it explains: a tap shows the rule where one is, without leaving the table. */
export function RuleLink({ id, children = id }: { id: string; children?: string }) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <button type="button" className={styles.rulelink} data-testid="rule-link" onClick={() => setShown(id)}>
        {children}
        {children === id ? null : <span className="vh"> ({id})</span>}
      </button>
      {shown ? <RuleSheet id={shown} onGo={setShown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

function RuleSheet({ id, onGo, onClose }: { id: string; onGo(id: string): void; onClose(): void }) {
  const book = useRuleBook();
  const rule = book && findRule(book, id);
  return (
    <Sheet title={`${id}${rule?.name ? ` · ${rule.name}` : ''}`} onClose={onClose} testid="rule-sheet">
      <p className={styles.ruletext} lang={rule ? 'en' : undefined}>
        {rule ? (
          <RuleText
            text={rule.text}
            link={(other) => (
              <button type="button" className={styles.rulelink} onClick={() => onGo(other)}>
                {other}
              </button>
            )}
          />
        ) : book ? (
          say('There is no rule with this number.')
        ) : (
          say('One moment')
        )}
      </p>
      <p className={styles.more}>
        <a href={`/rules#${id}`} target="_blank" rel="noopener">
          {say('All rules')}
        </a>
      </p>
    </Sheet>
  );
}
