import { useEffect, useState } from 'react';
import { useTable } from '../context.ts';

const shown = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

/** The time that is left, and what happens when it is up. */
export function ClockNote() {
  const { view, you, name, props } = useTable();
  const [, tick] = useState(0);
  const clock = props.clock ?? null;
  useEffect(() => {
    if (!clock) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  if (!clock || view.over) return null;
  const passed = Date.now() - clock.at;
  if (clock.ownMs !== null) {
    const end = view.prompt?.optional
      ? 'it is passed'
      : clock.turn === you
        ? 'chance chooses and your turn ends'
        : 'chance chooses';
    return (
      <span data-testid="clock">
        <b>{shown(clock.ownMs - passed)}</b>, then {end} ·{' '}
        {clock.more > 0 ? (
          <>
            <button type="button" className="link" data-testid="clock-more" onClick={clock.takeMore}>
              +60 s ({clock.more} left)
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
      {name(clock.turn)} has <b>{time}</b> ·{' '}
    </span>
  );
}
