import type { Puzzle } from '@smash/testkit/puzzles';
import { Link } from 'wouter';
import { Emblem } from '../../art/index.ts';
import { numberOf, PUZZLES, puzzleOfDay, solved } from '../../game/puzzle/puzzles.ts';
import { say } from '../../i18n/say.ts';
import { Bar } from '../bar/Bar.tsx';
import styles from './puzzles.module.css';
import { LEVELS } from './words.ts';

/** /puzzles: today's puzzle, and all puzzles by level, marking those solved in this browser. */
export default function PuzzlesPage() {
  const done = solved();
  const today = puzzleOfDay(Date.now());
  return (
    <div className={styles.page}>
      <Bar
        title={say('Puzzles')}
        sub={say('{done} of {all} solved', {
          done: PUZZLES.filter(({ id }) => done.has(id)).length,
          all: PUZZLES.length,
        })}
      />
      <main className={styles.main}>
        <p>
          {say(
            'It is your turn, and one base can be won: it must score this turn, with you alone in first place. Exactly one line of play does it. The others hold no cards, and what is in the decks makes no difference.',
          )}
        </p>
        <section>
          <h2 className="cap">{say('Puzzle of the day')}</h2>
          <Tile puzzle={today} isSolved={done.has(today.id)} testid="puzzle-today" />
        </section>
        {([1, 2, 3] as const).map((level) => (
          <section key={level}>
            <h2 className="cap">{say(LEVELS[level])}</h2>
            <ul className={styles.list}>
              {PUZZLES.filter((one) => one.level === level).map((one) => (
                <li key={one.id}>
                  <Tile puzzle={one} isSolved={done.has(one.id)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}

interface TileProps {
  puzzle: Puzzle;
  isSolved: boolean;
  testid?: string;
}

const Tile = ({ puzzle, isSolved, testid }: TileProps) => (
  <Link href={`/puzzles/${puzzle.id}`} className={`${styles.tile} paper`} data-testid={testid}>
    <b className={styles.number}>{numberOf(puzzle)}</b>
    <span className={styles.words}>
      <b className="d">{say('Win {base}', { base: puzzle.base })}</b>
      <span>{puzzle.factions[puzzle.seat]!.join(' + ')}</span>
      {isSolved ? <span className={styles.done}>{say('✓ solved')}</span> : null}
    </span>
    <span className={styles.emblems} aria-hidden="true">
      {puzzle.factions[puzzle.seat]!.map((name) => (
        <Emblem key={name} faction={name} size={36} />
      ))}
    </span>
  </Link>
);
