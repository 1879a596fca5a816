import { useEffect, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { useTable } from '../state/context.ts';

const shown = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

/** The time left, and what happens when it is up. */
export function ClockNote() {
  const { view, you, name, game, clock } = useTable('view', 'you', 'name', 'game', 'clock');
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock || view.over) return null;
  const passed = Date.now() - clock.at;
  if (clock.ownMs !== null) {
    const time = shown(clock.ownMs - passed);
    const end = view.prompt?.optional
      ? say('{time}, then you pass', { time })
      : clock.turn === you
        ? say('{time}, then a random move is made and your turn ends', { time })
        : say('{time}, then a random move is made', { time });
    return (
      <span data-testid="clock">
        <b>{end}</b> ·{' '}
        {clock.more > 0 ? (
          <>
            <button type="button" className="link" data-testid="clock-more" onClick={() => game.takeMoreTime()}>
              {say('+60 s ({n} left)', { n: clock.more })}
            </button>{' '}
            ·{' '}
          </>
        ) : null}
      </span>
    );
  }
  if (clock.turn < 0) return null;
  const time = shown(clock.runs ? clock.turnMs - passed : clock.turnMs);
  return (
    <span data-testid="clock">
      <b>{say('{who}: {time}', { who: name(clock.turn), time })}</b> ·{' '}
    </span>
  );
}
