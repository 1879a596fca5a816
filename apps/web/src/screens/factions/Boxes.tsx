import { useState } from 'react';
import { say } from '../../i18n/say.ts';
import { factionsIn, setNames } from '../../settings/boxes.ts';
import { Button, Icon } from '../../ui/index.ts';
import page from '../../ui/page.module.css';
import { Sheet } from '../../ui/Sheet.tsx';
import styles from './factions.module.css';

export interface BoxesProps {
  /** Sets in use; empty = all. */
  sets: readonly string[];
  /** Absent: others decide, and the list is read-only. */
  onChange?: ((sets: string[]) => void) | undefined;
}

/** A row among the table rules: the sets whose factions are in the game. */
export function Boxes({ sets, onChange }: BoxesProps) {
  const [open, setOpen] = useState(false);
  const factions = factionsIn(sets).length;
  const all = setNames.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser
    <div className={page.opt} role="group" aria-label={say('Our boxes')}>
      <span className={page.optlabel} data-heads>
        {say('Our boxes')}
        <small className="mut">{say('the sets that factions come from')}</small>
      </span>
      <Button small testid="boxes" onClick={() => setOpen(true)}>
        <Icon name="deck" />
        {sets.length === 0
          ? say('All {all} sets · {factions} factions', { all, factions })
          : say('{n} of {all} sets · {factions} factions', { n: sets.length, all, factions })}
      </Button>
      {open ? <BoxesSheet sets={sets} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function BoxesSheet({ sets, onChange, onClose }: BoxesProps & { onClose(): void }) {
  // All sets are stored as an empty list, so that future sets are included.
  const chosen = new Set(sets.length === 0 ? setNames : sets);
  const change = (set: string, on: boolean) => {
    const next = setNames.filter((name) => (name === set ? on : chosen.has(name)));
    if (next.length > 0) onChange?.(next.length === setNames.length ? [] : next);
  };
  return (
    <Sheet
      title={say('Our boxes')}
      surface="panel"
      testid="boxes-sheet"
      onClose={onClose}
      footer={
        <>
          {onChange ? (
            <Button testid="boxes-all" onClick={() => onChange([])}>
              {say('All sets')}
            </Button>
          ) : null}
          <Button kind="primary" testid="boxes-done" onClick={onClose}>
            {say('Done')}
          </Button>
        </>
      }
    >
      <p className="mut">{say('Tick what you own. Drafts and random decks use only these sets.')}</p>
      <ul className={styles.boxes}>
        {setNames.map((set) => (
          <li key={set}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(set)}
                disabled={!onChange || (chosen.size === 1 && chosen.has(set))}
                onChange={(event) => change(set, event.target.checked)}
              />
              <span className="grow">
                <b>{set}</b>
                <small className="mut">{factionsIn([set]).join(', ')}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
