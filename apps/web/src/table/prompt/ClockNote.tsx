import { useEffect, useState } from 'react';
import type { GameState } from '../../game/client.ts';
import { say } from '../../i18n/say.ts';
import { timeLeft } from '../../i18n/timeLeft.ts';
import { useTable } from '../state/context.ts';
import { BetweenLink } from './Between.tsx';

const MINUTE = 60_000;

const minutes = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

/** The time left, and what happens when it is up. */
export function ClockNote() {
  const { view, clock } = useTable('view', 'clock');
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock) return;
    const timer = setInterval(() => tick((n) => n + 1), clock.byDays ? MINUTE : 1000);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock || view.over) return null;
  return (
    <>
      <Time clock={clock} passed={Date.now() - clock.at} />
      {clock.byDays ? <BetweenLink /> : null}
    </>
  );
}

type Shown = NonNullable<GameState['clock']>;

function Time({ clock, passed }: { clock: Shown; passed: number }) {
  const { view, you, name } = useTable('view', 'you', 'name');
  const shown = clock.byDays ? timeLeft : minutes;
  if (clock.ownMs !== null) {
    const time = shown(clock.ownMs - passed);
    const end = view.prompt?.optional
      ? say('{time}, then you pass', { time })
      : clock.turn === you
        ? say('{time}, then a random move is made and your turn ends', { time })
        : say('{time}, then a random move is made', { time });
    return (
      <span data-testid="clock">
        <b>{end}</b> · <More clock={clock} />
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

/** Extra time: to be asked for, or taken by itself. */
function More({ clock }: { clock: Shown }) {
  const { game } = useTable('game');
  if (clock.more === 0) return null;
  return (
    <>
      {clock.byDays ? (
        <span>{say('{n, plural, one {# extra day} other {# extra days}}', { n: clock.more })}</span>
      ) : (
        <button type="button" className="link" data-testid="clock-more" onClick={() => game.takeMoreTime()}>
          {say('+60 s ({n} left)', { n: clock.more })}
        </button>
      )}{' '}
      ·{' '}
    </>
  );
}
