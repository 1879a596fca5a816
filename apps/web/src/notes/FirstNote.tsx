import { useState } from 'react';
import { keepWord, keptWords } from '../app/storage.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import { useFacts } from '../table/facts.ts';
import type { View } from '../table/types.ts';
import { Button } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './notes.module.css';
import { type Note, noteFor } from './notes.ts';

const KEY = 'smash.notes';
/** One line about what is at the table for the first time. It waits beside the game until somebody has read it. */
export function FirstNote({ view }: { view: View }) {
  const facts = useFacts();
  const [open, setOpen] = useState<Note | null>(null);
  const [shownIn, setShownIn] = useState<number | null>(null);
  const next = open ?? noteFor(view, (name) => facts.get(name)?.sides !== undefined, keptWords(KEY), shownIn);
  if (next !== open) {
    setOpen(next);
    setShownIn(view.turn);
  }
  if (!next) return null;
  return (
    <aside
      className={`${styles.note} paper`}
      aria-label={say('New here: {name}', { name: say(next.name) })}
      data-testid="first-note"
    >
      <p>
        <b>{say(next.name)}.</b> {say(next.text)} <RuleLink id={next.rule} />
      </p>
      <Button
        testid="note-read"
        onClick={() => {
          keepWord(KEY, next.id);
          setOpen(null);
        }}
      >
        {say('Got it')}
      </Button>
    </aside>
  );
}
