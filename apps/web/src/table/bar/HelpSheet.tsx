import { Trans } from '@lingui/react';
import { useDeferredValue, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { change, useSetting } from '../../settings/settings.ts';
import { Sheet } from '../../ui/index.ts';
import { KEY_HELP } from '../model/keys.ts';
import { NOTES } from '../notes/notes.ts';
import styles from '../prompt/choice.module.css';

export function HelpSheet({ onClose }: { onClose(): void }) {
  const letters = useSetting('letters');
  const [more, setMore] = useState(false);
  // Show the sheet first, then render its contents.
  const opened = useDeferredValue(true, false);
  return (
    <Sheet title={say('Help')} onClose={onClose} surface="panel" testid="help">
      <p>
        <Trans
          id="Green means you can choose it now. Tap a card, then where it goes. Hold (or right-click) a card to read it. <b>Show as list</b> answers any question too."
          components={{ b: <b /> }}
        />
      </p>
      <label className={styles.check}>
        <input type="checkbox" checked={letters} onChange={(e) => change({ letters: e.target.checked })} />{' '}
        {say('Single-key shortcuts')}
      </label>
      <p>
        <a href="/guide/turn" target="_blank" rel="noopener">
          {say('How a turn goes')}
        </a>{' '}
        ·{' '}
        <a href="/guide/base" target="_blank" rel="noopener">
          {say('How a base scores')}
        </a>{' '}
        ·{' '}
        <a href="/rules" target="_blank" rel="noopener">
          {say('Complete rules')}
        </a>{' '}
        ·{' '}
        <a href="/cards" target="_blank" rel="noopener">
          {say('All cards')}
        </a>
      </p>
      <details className={styles.notes} onToggle={(e) => setMore(e.currentTarget.open)}>
        <summary>{say('What else you may meet at a table')}</summary>
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
