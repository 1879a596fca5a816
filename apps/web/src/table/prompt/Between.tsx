/** At a table by days: what a player is asked between turns, changed with one tap. */
import type { MessageDescriptor } from '@lingui/core';
import { type Between, betweensOf } from '@smash/protocol/between';
import { msg, say } from '../../i18n/say.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Button, Sheet } from '../../ui/index.ts';
import { useTable } from '../state/context.ts';

const WORDS: Record<Between, MessageDescriptor> = {
  always: msg('Always ask me'),
  mine: msg('Only at bases where I have minions'),
  never: msg('Never'),
  held: msg('Only when I hold something to use'),
};

export function BetweenLink() {
  const { passing, sheets } = useTable('passing', 'sheets');
  if (!passing?.between) return null;
  return (
    <>
      <button type="button" className="link" data-testid="between" onClick={sheets.between}>
        {say('Between turns: {how}', { how: say(WORDS[passing.between]) })}
      </button>{' '}
      ·{' '}
    </>
  );
}

export function BetweenSheet({ onClose }: { onClose(): void }) {
  const { game, mayTell, passing } = useTable('game', 'mayTell', 'passing');
  if (!passing?.between) return null;
  return (
    <Sheet
      title={say('Between your turns')}
      onClose={onClose}
      surface="panel"
      testid="between-sheet"
      footer={<Button onClick={onClose}>{say('Close')}</Button>}
    >
      <Chips
        label={say('Ask me between turns')}
        help={say('you are always asked what you must answer')}
        options={betweensOf(!mayTell).map((one) => [one, say(WORDS[one])] as const)}
        value={passing.between}
        onChange={(chosen) => game.chooseBetween(chosen)}
      />
      <p className="mut">
        {mayTell
          ? say('At this table your response time may reveal whether you hold something.')
          : say('All of these depend only on open cards, so your response time reveals nothing about your hand.')}
      </p>
    </Sheet>
  );
}
