import { useState } from 'react';
import { say } from '../i18n/say.ts';
import { Sheet } from '../ui/index.ts';
import { RuleText } from './RuleText.tsx';
import styles from './reference.module.css';
import { findRule, useRuleBook } from './rules.ts';

/** A rule's number, or a word that a rule explains: a tap shows the rule in place, without leaving the table. */
export function RuleLink({ id, children = id }: { id: string; children?: string }) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <button type="button" className={styles.rulelink} data-testid="rule-link" onClick={() => setShown(id)}>
        {children}
        {children.endsWith(id) ? null : <span className="vh"> ({id})</span>}
      </button>
      {shown ? <RuleSheet id={shown} onGo={setShown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

function RuleSheet({ id, onGo, onClose }: { id: string; onGo(id: string): void; onClose(): void }) {
  const { book, isAway } = useRuleBook();
  const rule = book && findRule(book, id);
  const wait = isAway ? say('The server can’t be reached right now.') : say('One moment');
  const missing = book ? say('There is no such rule.') : wait;
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
        ) : (
          missing
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
