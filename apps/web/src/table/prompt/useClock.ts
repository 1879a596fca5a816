/** The viewer's remaining time in words. */
import { useEffect, useState } from 'react';
import type { GameState } from '../../game/client.ts';
import { say } from '../../i18n/say.ts';
import { timeLeft } from '../../i18n/timeLeft.ts';
import { type TableState, useTable } from '../state/context.ts';
import { betweenWords } from './between.ts';

const MINUTE = 60_000;

const minutes = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

export interface ClockWords {
  /** For the line below the question. */
  short: string;
  long: string;
  /** What happens when time is up; '' unless it is the viewer's time. */
  outcome: string;
  /** Extra days that are still used automatically. */
  extra: string;
  /** What the viewer is asked between turns, at a table with days per turn. */
  between: string;
}

/** null if no clock runs */
export function useClock(): ClockWords | null {
  const table = useTable('view', 'you', 'name', 'clock', 'passing');
  const { clock } = table;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock) return;
    const timer = setInterval(() => tick((n) => n + 1), clock.byDays ? MINUTE : 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return clock && !table.view.over ? wordsOf(clock, clock.stands ? 0 : Date.now() - clock.at, table) : null;
}

type Table = Pick<TableState, 'view' | 'you' | 'name' | 'passing'>;
type Clock = NonNullable<GameState['clock']>;

function wordsOf(clock: Clock, passed: number, table: Table): ClockWords {
  const { short, long } = timesOf(clock, passed, table.name);
  const mine = clock.ownMs !== null;
  const days = mine && clock.byDays && clock.more > 0;
  const { between } = table.passing ?? {};
  return {
    short,
    long,
    outcome: mine ? outcomeOf(clock, table) : '',
    extra: days ? say('{n, plural, one {# extra day} other {# extra days}}', { n: clock.more }) : '',
    between: clock.byDays && between ? say('Between turns: {how}', { how: betweenWords(between) }) : '',
  };
}

/** The viewer's own time, or that of the player whose turn it is. */
function timesOf(clock: Clock, passed: number, name: Table['name']): { short: string; long: string } {
  const left = clock.runs ? clock.turnMs - passed : clock.turnMs;
  const ms = clock.ownMs === null ? left : clock.ownMs - passed;
  const [short, long] = clock.byDays ? [timeLeft(ms, 'short'), timeLeft(ms)] : [minutes(ms), minutes(ms)];
  if (clock.ownMs !== null) return { short, long: say('{time} left', { time: long }) };
  if (clock.turn < 0) return { short: '', long: '' };
  const who = name(clock.turn);
  return { short: say('{who}: {time}', { who, time: short }), long: say('{who}: {time}', { who, time: long }) };
}

function outcomeOf(clock: Clock, { view, you }: Table): string {
  if (view.prompt?.optional) return say('time up: you pass');
  return clock.turn === you ? say('time up: random move, turn ends') : say('time up: random move');
}
