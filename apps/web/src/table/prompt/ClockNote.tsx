import { say } from '../../i18n/say.ts';
import { useTable } from '../state/context.ts';
import type { ClockWords } from './useClock.ts';

/** The time left; all about it is one touch away. */
export function ClockNote({ words }: { words: ClockWords | null }) {
  const { sheets } = useTable('sheets');
  const short = words?.short || (words?.between ? say('Between turns') : '');
  if (!words || !short) return null;
  return (
    <>
      <button
        type="button"
        className="link"
        data-testid="clock"
        title={[words.long, words.outcome].filter(Boolean).join(', ')}
        onClick={sheets.time}
      >
        {short}
      </button>
      {' · '}
      <MoreTime />
    </>
  );
}

/** At a table by minutes, extra time is asked for. */
function MoreTime() {
  const { game, clock } = useTable('game', 'clock');
  if (!clock || clock.byDays || clock.ownMs === null || clock.more === 0) return null;
  return (
    <>
      <button type="button" className="link" data-testid="clock-more" onClick={() => game.takeMoreTime()}>
        {say('+60 s ({n} left)', { n: clock.more })}
      </button>
      {' · '}
    </>
  );
}
