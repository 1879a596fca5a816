import type { ReactNode } from 'react';
import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import { useTable } from '../state/context.ts';
import styles from './prompt.module.css';
import type { ClockWords } from './useClock.ts';

/** The time left; all about it is one touch away. After each part of it stands what separates it from the next. */
export function ClockNote({ words, children }: { words: ClockWords | null; children?: ReactNode }) {
  const { sheets } = useTable('sheets');
  const short = words?.short || (words?.between ? say('Between turns') : '');
  if (!words || !short) return null;
  return (
    <>
      <button
        type="button"
        className={`link ${styles.clock}`}
        data-testid="clock"
        title={[words.long, words.outcome].filter(Boolean).join(', ')}
        onClick={sheets.time}
      >
        <Icon name="clock" size={14} />
        {short}
      </button>
      {children}
      <MoreTime>{children}</MoreTime>
    </>
  );
}

/** At a table by minutes, extra time is asked for. */
function MoreTime({ children }: { children: ReactNode }) {
  const { game, clock } = useTable('game', 'clock');
  if (!clock || clock.byDays || clock.ownMs === null || clock.more === 0) return null;
  return (
    <>
      <button type="button" className="link" data-testid="clock-more" onClick={() => game.takeMoreTime()}>
        {say('+60 s ({n} left)', { n: clock.more })}
      </button>
      {children}
    </>
  );
}
