import { useEffect, useState } from 'react';
import { Button } from '../../ui/index.ts';
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
    const time = shown(clock.ownMs - passed);
    const what = view.prompt?.optional
      ? `${time} left, then it is passed.`
      : clock.turn === you
        ? `${time} left, then chance chooses and your turn ends.`
        : `${time} left, then chance chooses for you.`;
    return (
      <span data-testid="clock">
        {what}{' '}
        {clock.more > 0 ? (
          <Button testid="clock-more" onClick={clock.takeMore}>
            {`+60 s (${clock.more} left)`}
          </Button>
        ) : null}
      </span>
    );
  }
  if (clock.turn < 0) return null;
  const time = shown(clock.runs ? clock.turnMs - passed : clock.turnMs);
  return <span data-testid="clock">{`${name(clock.turn)} has ${time} left for this turn.`}</span>;
}
