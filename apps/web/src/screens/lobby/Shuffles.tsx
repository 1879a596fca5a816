import type { LobbyView, MixView } from '@smash/protocol';
import { useEffect } from 'react';
import { drop, keep, kept } from '../../browser/storage.ts';
import { missingFrom, partsOf } from '../../game/online/mixWords.ts';
import { say } from '../../i18n/say.ts';
import { Sheet } from '../../ui/index.ts';
import { MixSeats } from '../verify/MixSeats.tsx';
import { MixDoubts, MixNote } from './MixNote.tsx';
import { OriginNote } from './OriginNote.tsx';
import styles from './room.module.css';

const key = (code: string, game: number): string => `smash.fixed.${code}.${game}`;

/**
 * The commitment as this browser first saw it. It is checked at the end of a game whose seed the server drew alone; for
 * other games, game/online/mixes.ts stores more.
 */
export const firstSeen = (code: string, game: number): string => kept(key(code, game)) ?? '';

export function useFirstSeen(code: string, game: number, commitment: string): void {
  useEffect(() => {
    if (commitment === '' || firstSeen(code, game) !== '') return;
    keep(key(code, game), commitment);
    drop(key(code, game - 1));
  }, [code, game, commitment]);
}

interface ShufflesProps {
  lobby: LobbyView;
  mix: MixView | null;
  /** Own seat; null = watching. */
  you: number | null;
  onClose: () => void;
}

/** What determines this game's shuffles, for everybody at the table. */
export function Shuffles({ lobby, mix, you, onClose }: ShufflesProps) {
  return (
    <Sheet title={say('Shuffles')} onClose={onClose} testid="shuffles">
      <div className={styles.stack}>
        <OriginNote lobby={lobby} />
        {lobby.from < 0 || lobby.fresh ? <Mixed lobby={lobby} mix={mix} you={you} /> : null}
      </div>
    </Sheet>
  );
}

/** For a game that does not take over another game's shuffles. */
function Mixed({ lobby, mix, you }: Omit<ShufflesProps, 'onClose'>) {
  const missing = mix && missingFrom(mix, you);
  return (
    <>
      {mix ? (
        <>
          <p>
            {say(
              'All shuffles of this game follow from a secret of the server and from random bits that the players’ browsers drew. Each showed a fingerprint of its part before it knew the others. Secret and bits are revealed when the game ends, and anyone can check them.',
            )}
          </p>
          {missing ? (
            <p className={styles.doubt} data-testid="mix-missing">
              {say(missing)}
            </p>
          ) : null}
          {!missing && lobby.from < 0 && mix.seats.some(({ told }) => told) ? (
            <p>{say('So nobody could have chosen these shuffles.')}</p>
          ) : null}
          <MixDoubts mix={mix} />
          <MixNote mix={mix} />
        </>
      ) : (
        <p>
          {say(
            'All shuffles of this game follow from a seed that was drawn before it began. Here is its fingerprint; the seed itself is revealed when the game ends, and anyone can check that both match.',
          )}
        </p>
      )}
      <p>
        {mix ? <b>{say('Server')} </b> : null}
        <code className={styles.fingerprint} data-testid="commitment">
          {lobby.commitment}
        </code>
      </p>
      {mix ? (
        <MixSeats
          parts={partsOf(mix)}
          names={mix.seats.map(({ name }) => name)}
          commitments={mix.seats.map((seat) => seat.commitment)}
        />
      ) : null}
    </>
  );
}
