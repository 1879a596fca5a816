import type { GameSetup } from '@smash/engine';
import { cleanName, type FactionMode } from '@smash/protocol';
import { useState } from 'react';
import { factionCount } from '../../cards/factions.ts';
import { HotseatGame, newSeed } from '../../game/hotseat/game.ts';
import { quickStart } from '../../game/hotseat/quick.ts';
import type { Saved } from '../../game/hotseat/save.ts';
import { say } from '../../i18n/say.ts';
import { friendlyName, myName, rememberName } from '../../settings/names.ts';
import { isNewcomer } from '../../settings/newcomer.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Field } from '../../ui/Field.tsx';
import { Button, SeatMark, seatLetter } from '../../ui/index.ts';
import { Bar } from '../bar/Bar.tsx';
import { CHOICE, ON_OFF, said, TARGETS } from '../lobby/Rules.tsx';
import { tooFewFactions } from '../lobby/startable.ts';
import styles from './hotseat.module.css';

export interface SetupProps {
  before: Saved | null;
  /** A quick game was requested: it begins once the player agrees to give up the saved one. */
  quick: boolean;
  trouble: string;
  onResume(): void;
  onBegin(game: HotseatGame): void;
}

const setupOf = (
  players: number,
  factions: FactionMode,
  options: { vpToWin: number; duplicates: boolean; titans: boolean; bigBase: boolean },
): GameSetup => ({
  seed: newSeed(),
  players,
  options,
  ...(factions === 'random' ? {} : { draft: { mode: factions } }),
});

export function Setup({ before, quick, trouble, onResume, onBegin }: SetupProps) {
  const [names, setNames] = useState(() => [myName(), friendlyName()]);
  const [factions, setFactions] = useState<FactionMode>('queensberry');
  const [vpToWin, setTarget] = useState(15);
  const [duplicates, setDuplicates] = useState(false);
  const [titans, setTitans] = useState(() => !isNewcomer());
  const [bigBase, setBigBase] = useState(false);
  const [refused, setRefused] = useState('');
  const tooFew = !duplicates && factionCount < names.length * 2;
  const why = tooFew ? tooFewFactions(names.length, names.length * 2, factionCount) : '';

  const begin = () => {
    try {
      const shown = names.map((name, i) => cleanName(name) ?? say('Player {letter}', { letter: seatLetter(i) }));
      if (names[0]) rememberName(shown[0] ?? '');
      onBegin(HotseatGame.begin(shown, setupOf(names.length, factions, { vpToWin, duplicates, titans, bigBase })));
    } catch (error) {
      setRefused(error instanceof Error ? error.message : say('These rules can’t make a game.'));
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
          {quick ? (
            <Button testid="replace-quick" onClick={() => onBegin(quickStart())}>
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
        <section aria-label={say('Players')}>
          <h2 className="cap">{say('Players')}</h2>
          <ul className={styles.players}>
            {names.map((name, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i} data-seat={i}>
                <span className={`${styles.band} ink`} />
                <SeatMark seat={i} size={34} />
                <Field
                  label={say('Name of {letter}', { letter: seatLetter(i) })}
                  value={name}
                  testid={`name-${i}`}
                  onChange={(text) => setNames(names.map((one, at) => (at === i ? text : one)))}
                />
                {names.length > 2 ? (
                  <Button
                    small
                    aria-label={say('Remove player {letter}', { letter: seatLetter(i) })}
                    onClick={() => setNames(names.filter((_, at) => at !== i))}
                  >
                    {say('Remove')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          {names.length < 4 ? (
            <Button testid="add-player" onClick={() => setNames([...names, friendlyName()])}>
              {say('Add a player')}
            </Button>
          ) : null}
        </section>
        <section aria-label={say('Table rules')}>
          <h2 className="cap">{say('Table rules')}</h2>
          <Chips label={say('Faction choice')} options={said(CHOICE)} value={factions} onChange={setFactions} />
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
          onClick={begin}
        >
          {say('Start')}
        </Button>
      </footer>
    </div>
  );
}
