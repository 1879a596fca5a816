import { useEffect, useState } from 'react';
import { keepWord, keptWords } from '../../browser/storage.ts';
import { useFacts } from '../../cards/facts.ts';
import { say } from '../../i18n/say.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { Button } from '../../ui/index.ts';
import { type TableState, useSelected, useTable } from '../state/context.ts';
import { promptKey } from '../state/useDecision.ts';
import styles from './notes.module.css';
import { type Note, noteFor } from './notes.ts';

const KEY = 'smash.notes';

/** A question that requires a move; decoys and automatic passes do not count. */
const moveOf = ({ view, passing }: Pick<TableState, 'view' | 'passing'>): string | null =>
  view.prompt && !view.prompt.decoy && passing?.auto !== view.prompt.id ? promptKey(view.prompt) : null;

/** Which note to show. It disappears with the viewer's next move, or with the turn for a spectator. */
function useNote(): [Note | null, () => void] {
  const { view, you } = useTable('view', 'you');
  const asked = useSelected(moveOf);
  const facts = useFacts();
  const [open, setOpen] = useState<{ note: Note; turn: number; asked: string | null } | null>(null);
  const [shown, setShown] = useState<{ ids: readonly string[]; turn: number | null }>({ ids: [], turn: null });
  const moved = open !== null && (you === null ? open.turn !== view.turn : open.asked !== null && open.asked !== asked);
  const close = () => setOpen(null);
  if (open && (moved || view.over)) close();
  else if (open && open.asked === null && asked !== null) setOpen({ ...open, asked });
  const known = new Set([...keptWords(KEY), ...shown.ids]);
  const next = open ? null : noteFor(view, (name) => facts.get(name)?.sides !== undefined, known, shown.turn);
  if (next) {
    setOpen({ note: next, turn: view.turn, asked });
    setShown({ ids: [...shown.ids, next.id], turn: view.turn });
  }
  const id = open?.note.id;
  // However a note disappears, it is not shown again.
  useEffect(() => (id === undefined ? undefined : () => keepWord(KEY, id)), [id]);
  return [open?.note ?? null, close];
}

/** One line about something at the table for the first time. */
export function FirstNote() {
  const [note, close] = useNote();
  if (!note) return null;
  return (
    <aside
      className={`${styles.note} paper`}
      aria-label={say('New here: {name}', { name: say(note.name) })}
      data-testid="first-note"
    >
      <p>
        <b>{say(note.name)}.</b> {say(note.text)} <RuleLink id={note.rule} />
      </p>
      <Button testid="note-read" onClick={close}>
        {say('Got it')}
      </Button>
    </aside>
  );
}
