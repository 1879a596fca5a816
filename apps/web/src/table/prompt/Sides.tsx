/** The two sides of a fusion with their texts. Its player chooses one when playing it. */

import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import type { OptionView } from '../../view/types.ts';
import { useTable } from '../state/context.ts';
import styles from './sides.module.css';

export function Sides({ action }: { action: OptionView }) {
  const { facts, decision, listOpen } = useTable('facts', 'decision', 'listOpen');
  const text = action.name === undefined ? undefined : facts.get(action.name)?.sides;
  return (
    <div className={styles.sides}>
      <Button
        data-legal="true"
        data-inline="true"
        testid="side-minion"
        className={styles.side}
        hint="M"
        onClick={() => decision.asMinion()}
      >
        <b>{say('As a minion')}</b>
        <span>{text?.minion}</span>
      </Button>
      <Button
        data-legal="true"
        data-inline="true"
        testid={listOpen ? undefined : 'side-action'}
        className={styles.side}
        hint="A"
        onClick={() => decision.choose(action.id)}
      >
        <b>{say('As an action')}</b>
        <span>{text?.action}</span>
      </Button>
    </div>
  );
}
