import type { ReactNode } from 'react';
import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import { useTable } from '../state/context.ts';
import styles from './prompt.module.css';
import type { ClockWords } from './useClock.ts';

/** The time left, as a link to everything about it. `children` follow each part and separate it from the next. */
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

/** A button that asks for extra time, at tables with minutes per turn. */
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
