import type { GameSetup } from '@smash/engine';
import { cleanName, type FactionMode } from '@smash/protocol';
import { useState } from 'react';
import { HotseatGame } from '../../game/hotseat/game.ts';
import type { Saved } from '../../game/hotseat/save.ts';
import { newSeed } from '../../game/hotseat/state.ts';
import { say } from '../../i18n/say.ts';
import { factionsIn, myBoxes, rememberBoxes } from '../../settings/boxes.ts';
import { botName, friendlyName, myName, rememberName } from '../../settings/names.ts';
import { isNewcomer } from '../../settings/newcomer.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Button, seatLetter } from '../../ui/index.ts';
import { Bar } from '../bar/Bar.tsx';
import { Boxes } from '../factions/Boxes.tsx';
import { CHOICE, ON_OFF, TARGETS } from '../lobby/Rules.tsx';
import { tooFewFactions } from '../lobby/startable.ts';
import { said } from '../lobby/words.ts';
import styles from './hotseat.module.css';
import { type Player, Players, person } from './Players.tsx';
import type { Make } from './useHeldGame.ts';

export interface SetupProps {
  before: Saved | null;
  /** Starts the requested game once the player agrees to give up the saved one; null = none was requested. */
  atOnce: (() => HotseatGame) | null;
  trouble: string;
  onResume(): void;
  /** Throws what `make` throws. */
  onBegin(make: Make): Promise<void>;
}

const setupOf = (
  players: number,
  factions: FactionMode,
  sets: readonly string[],
  options: { vpToWin: number; duplicates: boolean; titans: boolean; bigBase: boolean },
): GameSetup => {
  const pool = sets.length > 0 ? { pool: factionsIn(sets) } : {};
  return {
    seed: newSeed(),
    players,
    options,
    ...(factions === 'random' ? pool : { draft: { mode: factions, ...pool } }),
  };
};

export function Setup({ before, atOnce, trouble, onResume, onBegin }: SetupProps) {
  const [players, setPlayers] = useState((): Player[] => [person(myName()), person(friendlyName())]);
  const [factions, setFactions] = useState<FactionMode>('queensberry');
  const [sets, setSets] = useState(myBoxes);
  const [vpToWin, setTarget] = useState(15);
  const [duplicates, setDuplicates] = useState(false);
  const [titans, setTitans] = useState(() => !isNewcomer());
  const [bigBase, setBigBase] = useState(false);
  const [refused, setRefused] = useState('');
  const factionCount = factionsIn(sets).length;
  const count = players.length;
  const needed = duplicates ? 2 : count * 2;
  const tooFew = factionCount < needed;
  const why = tooFew ? tooFewFactions(count, needed, factionCount) : '';

  const choose = (boxes: string[]) => {
    setSets(boxes);
    rememberBoxes(boxes);
  };

  const begin = async () => {
    try {
      const shown = players.map(({ name, bot }, i) =>
        bot ? botName(i) : (cleanName(name) ?? say('Player {letter}', { letter: seatLetter(i) })),
      );
      if (players[0]?.name && !players[0].bot) rememberName(shown[0] ?? '');
      const setup = setupOf(count, factions, sets, { vpToWin, duplicates, titans, bigBase });
      const bots = players.map(({ bot }) => bot);
      const styles = players.map(({ style }) => style);
      await onBegin(() => HotseatGame.begin(shown, setup, bots, styles));
    } catch (error) {
      setRefused(error instanceof Error ? error.message : say('No game is possible with these rules.'));
    }
  };

  return (
    <div className={styles.setup} data-testid="hotseat-setup">
      <Bar title={say('Pass and play')} sub={say('Everyone shares one laptop or tablet; a curtain hides each hand')} />
      {before ? (
        <section className={`${styles.before} paper`} aria-label={say('Saved game')}>
          <p className="grow">
            <b>{say('A game is waiting:')}</b> {before.names.join(', ')} ·{' '}
            {say('{n, plural, one {# move} other {# moves}}', { n: before.commands.length })}
          </p>
          {atOnce ? (
            <Button testid="replace-quick" onClick={() => void onBegin(atOnce)}>
              {say('Replace it with a quick game')}
            </Button>
          ) : null}
          <Button kind="primary" testid="continue" onClick={onResume}>
            {say('Continue the game')}
          </Button>
        </section>
      ) : null}
      <p role="alert">{trouble}</p>
      <div className={styles.columns}>
        <Players players={players} onChange={setPlayers} />
        <section aria-label={say('Table rules')}>
          <h2 className="cap">{say('Table rules')}</h2>
          <Chips label={say('Faction choice')} options={said(CHOICE)} value={factions} onChange={setFactions} />
          <Boxes sets={sets} onChange={choose} />
          <Chips
            label={say('Win at')}
            help={say('checked at each turn’s end; ties play on')}
            options={TARGETS}
            value={vpToWin}
            onChange={setTarget}
          />
          <Chips
            label={say('Same faction twice')}
            help={say('by two players, never in one deck')}
            options={said(ON_OFF)}
            value={duplicates}
            onChange={setDuplicates}
          />
          <Chips
            label={say('Titans')}
            help={say('those of the chosen factions')}
            options={said(ON_OFF)}
            value={titans}
            onChange={setTitans}
          />
          <Chips
            label={say('Big Base')}
            help={say('one board, three periods of three rounds')}
            options={said(ON_OFF)}
            value={bigBase}
            onChange={setBigBase}
          />
        </section>
      </div>
      <footer className={styles.foot}>
        <span className="grow mut" role="status">
          {refused || why || (before ? say('A new game replaces the one that is waiting.') : '')}
        </span>
        <Button
          kind={before ? 'default' : 'primary'}
          className={styles.go}
          hatched={tooFew}
          reason={say('Too few factions')}
          testid="begin"
          onClick={() => void begin()}
        >
          {say('Start')}
        </Button>
      </footer>
    </div>
  );
}
