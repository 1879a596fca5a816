import type { Puzzle } from '@smash/testkit/puzzles';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { puzzleNames } from '../../game/puzzle/client.ts';
import type { PuzzleGame } from '../../game/puzzle/game.ts';
import { Recording } from '../../game/replay/recording.ts';
import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import { Replaying } from '../replay/Replaying.tsx';
import replay from '../replay/replay.module.css';

/** The winning line, as a replay. */
export function Solution({ puzzle, game }: { puzzle: Puzzle; game: PuzzleGame }) {
  const recording = useMemo(() => new Recording(game.solution()), [game]);
  const names = puzzleNames(puzzle.seat, puzzle.factions.length);
  const back = `/puzzles/${puzzle.id}`;
  return (
    <Replaying
      recording={recording}
      names={names}
      record={null}
      back={back}
      about={() => (
        <Link href={back} className={replay.about} aria-label={say('Back to the puzzle')} data-testid="to-puzzle">
          <Icon name="undo" size={20} />
        </Link>
      )}
    />
  );
}
