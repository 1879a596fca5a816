import { useEffect } from 'react';
import { drop, keep, kept } from '../app/storage.ts';
import { Sheet } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './room.module.css';

const key = (code: string, game: number): string => `smash.fixed.${code}.${game}`;

/**
 * The commitment as this browser saw it first: the one that is checked at the end. A server that told another one later
 * would be found out.
 */
export const firstSeen = (code: string, game: number): string => kept(key(code, game)) ?? '';

export function useFirstSeen(code: string, game: number, commitment: string): void {
  useEffect(() => {
    if (commitment === '' || firstSeen(code, game) !== '') return;
    keep(key(code, game), commitment);
    drop(key(code, game - 1));
  }, [code, game, commitment]);
}

/** What fixes the shuffles of this game, for all who are at the table. */
export function Shuffles({ commitment, onClose }: { commitment: string; onClose: () => void }) {
  return (
    <Sheet title={say('Shuffles')} onClose={onClose} testid="shuffles">
      <p>
        {say(
          'All shuffles of this game follow from a number that was drawn before it began. Here is its fingerprint; the number itself is told at the end, and anybody can check that both fit.',
        )}
      </p>
      <p>
        <code className={styles.fingerprint} data-testid="commitment">
          {commitment}
        </code>
      </p>
    </Sheet>
  );
}
