import type { GameSetup } from '@smash/engine';
import { cleanName, type FactionMode } from '@smash/protocol';
import { useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Chips } from '../app/Chips.tsx';
import { Field } from '../app/Field.tsx';
import { factionCount } from '../app/factions.ts';
import { friendlyName, myName, rememberName } from '../app/names.ts';
import { CHOICE, ON_OFF, TARGETS } from '../lobby/Rules.tsx';
import { Button, SeatMark, seatLetter } from '../ui/index.ts';
import { HotseatGame, newSeed } from './game.ts';
import styles from './hotseat.module.css';
import type { Saved } from './save.ts';

export interface SetupProps {
  before: Saved | null;
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

export function Setup({ before, trouble, onResume, onBegin }: SetupProps) {
  const [names, setNames] = useState(() => [myName(), friendlyName()]);
  const [factions, setFactions] = useState<FactionMode>('queensberry');
  const [vpToWin, setTarget] = useState(15);
  const [duplicates, setDuplicates] = useState(false);
  const [titans, setTitans] = useState(true);
  const [bigBase, setBigBase] = useState(false);
  const [refused, setRefused] = useState('');
  const tooFew = !duplicates && factionCount < names.length * 2;
  const why = tooFew
    ? `${names.length} players need ${names.length * 2} different factions, and there are ${factionCount}. Turn on “Same faction twice”.`
    : '';

  const begin = () => {
    try {
      const shown = names.map((name, i) => cleanName(name) ?? `Player ${seatLetter(i)}`);
      if (names[0]) rememberName(shown[0] ?? '');
      onBegin(HotseatGame.begin(shown, setupOf(names.length, factions, { vpToWin, duplicates, titans, bigBase })));
    } catch (error) {
      setRefused(error instanceof Error ? error.message : 'These rules do not make a game.');
    }
  };

  return (
    <div className={styles.setup} data-testid="hotseat-setup">
      <Bar title="One screen" sub="Everybody at one laptop or tablet; hands are hidden behind a curtain" />
      {before ? (
        <section className={`${styles.before} paper`} aria-label="Saved game">
          <p className="grow">
            <b>A game is waiting:</b> {before.names.join(', ')} · {before.commands.length} moves
          </p>
          <Button kind="primary" testid="continue" onClick={onResume}>
            Continue the game
          </Button>
        </section>
      ) : null}
      <p role="alert">{trouble}</p>
      <div className={styles.columns}>
        <section aria-label="Players">
          <h2 className="cap">Players</h2>
          <ul className={styles.players}>
            {names.map((name, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i} data-seat={i}>
                <span className={`${styles.band} ink`} />
                <SeatMark seat={i} size={34} />
                <Field
                  label={`Name of ${seatLetter(i)}`}
                  value={name}
                  testid={`name-${i}`}
                  onChange={(text) => setNames(names.map((one, at) => (at === i ? text : one)))}
                />
                {names.length > 2 ? (
                  <Button
                    small
                    aria-label={`Remove player ${seatLetter(i)}`}
                    onClick={() => setNames(names.filter((_, at) => at !== i))}
                  >
                    Remove
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          {names.length < 4 ? (
            <Button testid="add-player" onClick={() => setNames([...names, friendlyName()])}>
              Add a player
            </Button>
          ) : null}
        </section>
        <section aria-label="Table rules">
          <h2 className="cap">Table rules</h2>
          <Chips label="Faction choice" options={CHOICE} value={factions} onChange={setFactions} />
          <Chips
            label="Win at"
            help="asked at the end of a turn; a tie plays on"
            options={TARGETS}
            value={vpToWin}
            onChange={setTarget}
          />
          <Chips
            label="Same faction twice"
            help="by two players, never in one deck"
            options={ON_OFF}
            value={duplicates}
            onChange={setDuplicates}
          />
          <Chips
            label="Titans"
            help="those of the chosen factions"
            options={ON_OFF}
            value={titans}
            onChange={setTitans}
          />
          <Chips
            label="Big Base"
            help="one board, three periods of three rounds"
            options={ON_OFF}
            value={bigBase}
            onChange={setBigBase}
          />
        </section>
      </div>
      <footer className={styles.foot}>
        <span className="grow mut" role="status">
          {refused || why || (before ? 'A new game replaces the one that is waiting.' : '')}
        </span>
        <Button
          kind={before ? 'default' : 'primary'}
          className={styles.go}
          hatched={tooFew}
          reason="Too few factions"
          testid="begin"
          onClick={begin}
        >
          Start
        </Button>
      </footer>
    </div>
  );
}
