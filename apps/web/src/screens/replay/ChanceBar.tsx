import { useMemo } from 'react';
import type { Recording } from '../../game/replay/recording.ts';
import { say } from '../../i18n/say.ts';
import { SeatMark, seatLetter } from '../../ui/index.ts';
import styles from './replay.module.css';

const percent = (chance: number): number => Math.round(chance * 100);

/** Each player's chance to win at this moment, as a bot judges it with all cards open. Only in replays. */
export function ChanceBar({ recording, at, names }: { recording: Recording; at: number; names: string[] }) {
  const chances = useMemo(() => recording.chances(at), [recording, at]);
  const label = say('Chance to win: {chances}', {
    chances: chances
      .map((chance, seat) => say('{name} {n}%', { name: names[seat] ?? '', n: percent(chance) }))
      .join(', '),
  });
  return (
    <div className={styles.chances} role="img" aria-label={label} title={label} data-testid="replay-chances">
      <small aria-hidden="true">{say('Chance to win')}</small>
      {chances.map((chance, seat) => (
        <b key={seatLetter(seat)} aria-hidden="true">
          <SeatMark seat={seat} size={16} silent />
          <span> {say('{n}%', { n: percent(chance) })}</span>
        </b>
      ))}
      <span className={styles.shares}>
        {chances.map((chance, seat) => (
          <span key={seatLetter(seat)} className="ink" data-seat={seat} style={{ flexGrow: chance }} />
        ))}
      </span>
    </div>
  );
}
