/** The time left, what happens when it is up and, with days per turn, what a player is asked between turns. */
import { betweensOf } from '@smash/protocol/between';
import { say } from '../../i18n/say.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Button, Sheet } from '../../ui/index.ts';
import { useTable } from '../state/context.ts';
import { betweenWords } from './between.ts';
import { useClock } from './useClock.ts';

export function TimeSheet({ onClose }: { onClose(): void }) {
  const words = useClock();
  if (!words) return null;
  const { long, outcome, extra } = words;
  return (
    <Sheet
      title={say('Time')}
      onClose={onClose}
      surface="panel"
      testid="time-sheet"
      footer={<Button onClick={onClose}>{say('Close')}</Button>}
    >
      <p>
        <b>{long}</b>
        {outcome ? `, ${outcome}` : ''}
      </p>
      {extra ? <p className="mut">{extra}</p> : null}
      <BetweenChoice />
    </Sheet>
  );
}

function BetweenChoice() {
  const { game, mayTell, passing } = useTable('game', 'mayTell', 'passing');
  if (!passing?.between) return null;
  return (
    <>
      <Chips
        label={say('Ask me between turns')}
        help={say('you are always asked what you must answer')}
        options={betweensOf(!mayTell).map((one) => [one, betweenWords(one)] as const)}
        value={passing.between}
        onChange={(chosen) => game.chooseBetween(chosen)}
      />
      <p className="mut">
        {mayTell
          ? say('At this table your response time may reveal whether you hold something.')
          : say('All of these depend only on open cards, so your response time reveals nothing about your hand.')}
      </p>
    </>
  );
}
