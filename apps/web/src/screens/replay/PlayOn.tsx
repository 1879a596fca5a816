import type { FinishedGame } from '@smash/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { BotLevel } from '../../game/bots/levels.ts';
import { playOn } from '../../game/hotseat/fork.ts';
import { holdSave } from '../../game/hotseat/owner.ts';
import { saved } from '../../game/hotseat/save.ts';
import { newSeed } from '../../game/hotseat/state.ts';
import { packRecord } from '../../game/replay/pack.ts';
import { say } from '../../i18n/say.ts';
import { myName } from '../../settings/names.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Button, SeatMark, Sheet } from '../../ui/index.ts';
import { useNewTable } from '../lobby/useNewTable.ts';
import { WhoPlays } from '../lobby/WhoPlays.tsx';
import styles from './play-on.module.css';

export interface PlayOnProps {
  record: FinishedGame;
  /** Number of commands before the moment. */
  played: number;
  /** The record's id on the server; null = only this browser has the record. */
  replay: string | null;
  onClose(): void;
}

/**
 * Opens a table that continues the game, and returns its code. Sends the record along if the server does not have it.
 */
async function playOnOnline(
  record: FinishedGame,
  replay: string | null,
  seat: number,
  when: { played: number; fresh: boolean },
): Promise<string> {
  const { createFork } = await import('../../game/online/sessions.ts');
  const source = replay === null ? { record: await packRecord(record) } : { replay };
  return createFork(myName(), seat, { ...source, ...when });
}

/** A form to continue this game: who plays, and whether the shuffles stay the same. */
export function PlayOn({ record, played, replay, onClose }: PlayOnProps) {
  const [, go] = useLocation();
  const [bots, setBots] = useState<(BotLevel | null)[]>(() => record.names.map(() => null));
  const [isSame, setIsSame] = useState(true);
  const [online, setOnline] = useState(false);
  const [mine, setMine] = useState(0);
  const [refused, setRefused] = useState('');
  const { busy, trouble, open } = useNewTable(
    () => playOnOnline(record, replay, mine, { played, fresh: !isSame }),
    () => say('The server can’t be reached right now.'),
  );
  const [replaces] = useState(() => saved() !== null);
  const names = record.names.map((name, seat) => name || say('Seat {n}', { n: seat + 1 }));
  const people = bots.filter((bot) => !bot).length;
  const begin = async () => {
    setRefused('');
    if (online) return open();
    const hold = await holdSave(() => {});
    if (!hold) return setRefused(say('The game on this screen is open in another tab. Only one tab can play it.'));
    try {
      playOn(record, played, { bots, ...(!isSame && { seed: newSeed() }) });
      hold.end();
      go('/hotseat/resume');
    } catch {
      hold.end();
      setRefused(say('The rules have changed since this game, so it cannot go on.'));
    }
  };
  return (
    <Sheet
      title={say('Play on from here')}
      surface="panel"
      testid="play-on"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('Cancel')}</Button>
          <Button kind="primary" testid="play-on-begin" disabled={busy} onClick={() => void begin()}>
            {say('Play on')}
          </Button>
        </>
      }
    >
      <Chips
        label={say('Where')}
        options={[
          [false, say('On this screen')],
          [true, say('At a new online table')],
        ]}
        value={online}
        onChange={setOnline}
      />
      <p>
        {online
          ? say('At a new table of yours, from exactly this position. Friends join the other seats by its link.')
          : say('On this screen, from exactly this position. The game you are watching stays as it is.')}
      </p>
      <ul className={styles.who}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
          <li key={seat}>
            <SeatMark seat={seat} size={28} />
            <b className="grow">{name}</b>
            {online ? (
              <label className={styles.mine}>
                <input
                  type="radio"
                  name="mine"
                  checked={mine === seat}
                  data-testid={`play-on-mine-${seat}`}
                  onChange={() => setMine(seat)}
                />
                {say('my seat')}
              </label>
            ) : (
              <WhoPlays
                bot={bots[seat] ?? null}
                letter={name}
                testid={`play-on-${seat}`}
                disabled={people === 1 && !bots[seat]}
                onChange={(bot) => setBots(bots.with(seat, bot))}
              />
            )}
          </li>
        ))}
      </ul>
      <Chips
        label={say('Shuffles to come')}
        options={[
          [true, say('As in this game')],
          [false, say('New ones')],
        ]}
        value={isSame}
        onChange={setIsSame}
      />
      <p className="mut" role="status">
        {refused || trouble || (replaces && !online ? say('A new game replaces the one that is waiting.') : '')}
      </p>
    </Sheet>
  );
}
