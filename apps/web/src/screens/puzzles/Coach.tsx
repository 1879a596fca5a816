import type { Puzzle } from '@smash/testkit/puzzles';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { PuzzleClient } from '../../game/puzzle/client.ts';
import type { PuzzleHint, PuzzleState } from '../../game/puzzle/game.ts';
import { nextPuzzle, numberOf } from '../../game/puzzle/puzzles.ts';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import { CoachFrame } from '../coach/CoachFrame.tsx';
import { hintWords, outcomeWords } from './words.ts';

interface CoachProps {
  puzzle: Puzzle;
  client: PuzzleClient;
}

/** A hint for one moment; it disappears when the moment changes. */
interface Hinted {
  at: PuzzleState;
  hint: PuzzleHint;
  isWhole: boolean;
}

/** The task, hints, and at the end the outcome. */
export function Coach({ puzzle, client }: CoachProps) {
  const now = useStore(client.progress);
  const [hinted, setHinted] = useState<Hinted | null>(null);
  const hint = hinted?.at === now ? hinted : null;
  const askHint = () => {
    const found = hint?.hint ?? client.nextStep();
    if (found) setHinted({ at: now, hint: found, isWhole: hint !== null });
  };
  const text = now.outcome
    ? outcomeWords(now.outcome, puzzle.base)
    : hint
      ? hintWords(hint.hint, hint.isWhole)
      : say('Win {base} this turn: make it score, with you alone in first place.', { base: puzzle.base });
  const n = numberOf(puzzle);
  return (
    <CoachFrame
      label={say('Puzzle {n}', { n })}
      n={n}
      back={{ href: '/puzzles', label: say('All puzzles') }}
      text={text}
    >
      {now.outcome === 'won' ? <Next puzzle={puzzle} /> : null}
      {now.outcome === null ? (
        <Button testid="puzzle-hint" onClick={askHint}>
          {hint && !hint.isWhole ? say('More') : say('Hint')}
        </Button>
      ) : null}
      {now.outcome === null ? null : <ToSolution puzzle={puzzle} />}
      {now.moves > 0 ? (
        <Button testid="puzzle-restart" onClick={() => client.restart()}>
          {say('Start over')}
        </Button>
      ) : null}
    </CoachFrame>
  );
}

function Next({ puzzle }: { puzzle: Puzzle }) {
  const [, go] = useLocation();
  const next = nextPuzzle(puzzle);
  return (
    <Button kind="primary" testid="next-puzzle" onClick={() => go(next ? `/puzzles/${next.id}` : '/puzzles')}>
      {next ? say('Next puzzle') : say('All puzzles')}
    </Button>
  );
}

function ToSolution({ puzzle }: { puzzle: Puzzle }) {
  const [, go] = useLocation();
  return (
    <Button testid="puzzle-solution" onClick={() => go(`/puzzles/${puzzle.id}/solution`)}>
      {say('Solution')}
    </Button>
  );
}
