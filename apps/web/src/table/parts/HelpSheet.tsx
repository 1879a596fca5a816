import { Trans } from '@lingui/react';
import { useDeferredValue, useState } from 'react';
import { NOTES } from '../../notes/notes.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { change, useSetting } from '../../settings/settings.ts';
import { Sheet } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { KEY_HELP } from '../model/keys.ts';
import styles from './choice.module.css';

export function HelpSheet({ onClose }: { onClose(): void }) {
  const letters = useSetting('letters');
  const [more, setMore] = useState(false);
  // The sheet is seen first.
  const opened = useDeferredValue(true, false);
  return (
    <Sheet title={say('Help')} onClose={onClose} surface="panel" testid="help">
      <p>
        <Trans
          id="What glows green can be chosen now. Tap a card, then its place. Hold a card (or right-click it) to read it. Every question can also be answered from <b>Show as list</b>."
          components={{ b: <b /> }}
        />
      </p>
      <label className={styles.check}>
        <input type="checkbox" checked={letters} onChange={(e) => change({ letters: e.target.checked })} />{' '}
        {say('Single-key shortcuts')}
      </label>
      <p>
        <a href="/rules" target="_blank" rel="noopener">
          {say('The rules')}
        </a>{' '}
        ·{' '}
        <a href="/cards" target="_blank" rel="noopener">
          {say('All cards')}
        </a>
      </p>
      <details className={styles.notes} onToggle={(e) => setMore(e.currentTarget.open)}>
        <summary>{say('What else can be at a table')}</summary>
        {more ? (
          <ul>
            {NOTES.map(({ id, name, text, rule }) => (
              <li key={id}>
                <b>{say(name)}.</b> {say(text)} <RuleLink id={rule} />
              </li>
            ))}
          </ul>
        ) : null}
      </details>
      <dl className={styles.keys}>
        {(opened ? KEY_HELP : []).map(([key, what]) => (
          <div key={what.id}>
            <dt>
              <kbd>{say(key)}</kbd>
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
