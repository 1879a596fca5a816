import { isByDays, type TableOptions } from '@smash/protocol';
import { msg, say } from '../../i18n/say.ts';
import { Chips } from '../../ui/Chips.tsx';
import { said } from './words.ts';

type Clock = TableOptions['clock'];

const PACE = [
  [false, msg('Live')],
  [true, msg('By days')],
] as const;
const CLOCK = [
  ['off', msg('Off')],
  ['relaxed', msg('Relaxed')],
  ['brisk', msg('Brisk')],
  ['blitz', msg('Blitz')],
] as const;
const DAYS = [
  ['day', '1'],
  ['days3', '3'],
  ['week', '7'],
] as const;

/** The pace of a game: live, with or without a clock, or by days. */
export function Pace({ clock, onChange }: { clock: Clock; onChange: ((clock: Clock) => void) | undefined }) {
  const byDays = isByDays(clock);
  return (
    <>
      <Chips
        label={say('Pace')}
        help={say('by days: move whenever you have time')}
        options={said(PACE)}
        value={byDays}
        onChange={onChange && ((days) => onChange(days ? 'day' : 'off'))}
      />
      {byDays ? (
        <Chips
          label={say('Days a turn')}
          help={say('plus 3, 5 or 7 extra days per game; then a random move is made')}
          options={DAYS}
          value={clock as (typeof DAYS)[number][0]}
          onChange={onChange}
        />
      ) : (
        <Chips
          label={say('Clock')}
          help={say('180, 90 or 45 s a turn, then a random move')}
          options={said(CLOCK)}
          value={clock as (typeof CLOCK)[number][0]}
          onChange={onChange}
        />
      )}
    </>
  );
}
