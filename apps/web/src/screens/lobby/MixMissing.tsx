import type { MixView } from '@smash/protocol';
import { useState } from 'react';
import { keepWord, keptWords } from '../../browser/storage.ts';
import { missingFrom } from '../../game/online/mixWords.ts';
import { say } from '../../i18n/say.ts';
import styles from '../../table/notes/notes.module.css';
import { Button } from '../../ui/index.ts';

const KEY = 'smash.mixread';

/** The message for a player left out of the mix, until they have read it once for this game. */
export function useMissing(mix: MixView | null, you: number | null) {
  const [read, setRead] = useState(() => keptWords(KEY));
  const text = mix && missingFrom(mix, you);
  if (!text || read.has(mix.round)) return null;
  return {
    text,
    onRead: () => {
      keepWord(KEY, mix.round);
      setRead(keptWords(KEY));
    },
  };
}

/** Tells a player that the game's shuffle was mixed without them. */
export function MixMissing({
  missing,
  onMore,
}: {
  missing: NonNullable<ReturnType<typeof useMissing>>;
  onMore(): void;
}) {
  return (
    <aside className={`${styles.note} ${styles.tall} paper`} aria-label={say('Shuffles')} data-testid="missing-note">
      <p>{say(missing.text)}</p>
      <span className={styles.choices}>
        <Button testid="missing-read" onClick={missing.onRead}>
          {say('Got it')}
        </Button>
        <Button onClick={onMore}>{say('Shuffles')}</Button>
      </span>
    </aside>
  );
}
