import type { Puzzle } from '@smash/testkit/puzzles';
import { useEffect, useMemo, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { showToTests } from '../../browser/probe.ts';
import { useTitle } from '../../browser/title.ts';
import { loadAllFacts } from '../../cards/facts.ts';
import { PuzzleClient } from '../../game/puzzle/client.ts';
import { PuzzleGame } from '../../game/puzzle/game.ts';
import { noteSolved, numberOf, puzzleNamed } from '../../game/puzzle/puzzles.ts';
import { useMenu } from '../../game/useClient.ts';
import { say } from '../../i18n/say.ts';
import { Table } from '../../table/Table.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Coached } from '../coach/CoachFrame.tsx';
import { Trouble } from '../lobby/Notices.tsx';
import { Coach } from './Coach.tsx';
import { Solution } from './Solution.tsx';

/** /puzzles/12-7: a puzzle at the table; /puzzles/12-7/solution: its winning line. */
export default function PuzzlePage({ id, isSolution = false }: { id: string; isSolution?: boolean }) {
  const puzzle = puzzleNamed(id);
  const [game, setGame] = useState<PuzzleGame | 'old' | null>(null);
  useEffect(() => {
    loadAllFacts();
    // Replaying the game up to the puzzle takes a moment, so let the page say so first.
    const timer = setTimeout(() => setGame(puzzle ? begin(puzzle) : null));
    return () => clearTimeout(timer);
  }, [puzzle]);
  useTitle(say('Puzzle {n}', { n: puzzle ? numberOf(puzzle) : 0 }));
  if (!puzzle) return <Redirect to="/puzzles" replace />;
  if (!game) return <Loading text={say('Setting up the puzzle')} />;
  if (game === 'old')
    return (
      <Trouble title={say('This puzzle can’t be shown')} text={say('The rules have changed since it was made.')} />
    );
  return isSolution ? <Solution puzzle={puzzle} game={game} /> : <Playing puzzle={puzzle} game={game} />;
}

function begin(puzzle: Puzzle): PuzzleGame | 'old' {
  try {
    return new PuzzleGame(puzzle);
  } catch {
    return 'old';
  }
}

function Playing({ puzzle, game }: { puzzle: Puzzle; game: PuzzleGame }) {
  const [, go] = useLocation();
  const client = useMemo(() => new PuzzleClient(game), [game]);
  const outcome = useStore(client.progress, (now) => now.outcome);
  useMenu(client, [
    { label: say('Start over'), onSelect: () => client.restart() },
    { label: say('See the solution'), onSelect: () => go(`/puzzles/${puzzle.id}/solution`) },
    { label: say('Leave the puzzle'), ends: true, onSelect: () => go('/puzzles') },
  ]);
  useEffect(() => showToTests({ view: () => client.store.getState().view, idle: () => true }), [client]);
  useEffect(() => {
    if (outcome === 'won') noteSolved(puzzle.id);
  }, [outcome, puzzle]);
  return (
    <Coached coach={<Coach puzzle={puzzle} client={client} />}>
      <Table game={client} />
    </Coached>
  );
}
