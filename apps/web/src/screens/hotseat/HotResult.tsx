import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { HotseatGame } from '../../game/hotseat/game.ts';
import { forget } from '../../game/hotseat/save.ts';
import { newSeed } from '../../game/hotseat/state.ts';
import { notePlayed } from '../../game/played.ts';
import { keepReplay } from '../../game/replay/keep.ts';
import { say } from '../../i18n/say.ts';
import { noteFinished } from '../../settings/newcomer.ts';
import { Button } from '../../ui/index.ts';
import Result from '../result/Result.tsx';
import styles from './hotseat.module.css';

export interface HotResultProps {
  game: HotseatGame;
  onAgain(next: HotseatGame): void;
  onLeave(): void;
}

/** Moves everybody on by one seat; they keep their decks. */
const moveOn = <T,>(seats: T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)];

export function HotResult({ game, onAgain, onLeave }: HotResultProps) {
  const [, go] = useLocation();
  const { view, events, names, bots } = useStore(game.store);
  const [refused, setRefused] = useState('');
  const [rotate, setRotate] = useState(false);
  const [replay] = useState(() => keepReplay(game.record));
  useEffect(() => {
    noteFinished(game.setup.seed);
    if (game.sole !== null) notePlayed(replay, game.sole, view, names);
  }, [game, replay, view, names]);
  const pairs = view.seats.flatMap(({ factions: [a, b] }): [string, string][] => (a && b ? [[a, b]] : []));

  const again = (same: boolean) => {
    // The rematch draws who goes first, even if the person went first in this game.
    const { draft, factions: _, first: __, ...setup } = game.setup;
    const next = { ...setup, seed: newSeed() };
    try {
      const people = rotate ? moveOn(names) : names;
      const decks = rotate ? moveOn(pairs) : pairs;
      const played = same && pairs.length === names.length ? { factions: decks } : draft && { draft };
      const styles = names.map((_, seat) => game.styleOf(seat));
      const [whose, how] = rotate ? [moveOn([...bots]), moveOn(styles)] : [[...bots], styles];
      onAgain(HotseatGame.begin(people, { ...next, ...played }, whose, how));
    } catch (error) {
      setRefused(error instanceof Error ? error.message : say('No game is possible with these settings.'));
    }
  };
  const title = game.sole === null ? say('Pass and play') : say('Against bots');
  const done = (then: () => void) => {
    forget();
    then();
  };

  return (
    <Result view={view} events={events} names={names} bots={bots} title={title} replay={replay}>
      <Button testid="leave" onClick={() => done(() => go('/'))}>
        {say('Leave')}
      </Button>
      <Button testid="new-game" onClick={() => done(onLeave)}>
        {say('Other players')}
      </Button>
      <span className="grow mut" role="status">
        {refused}
      </span>
      <Button testid="rotate" aria-pressed={rotate} onClick={() => setRotate(!rotate)}>
        {rotate ? '✓ ' : ''}
        {say('Rotate seats')}
      </Button>
      <Button testid="rematch-new" onClick={() => again(false)}>
        {say('New factions')}
      </Button>
      <Button kind="primary" className={styles.go} testid="rematch-same" onClick={() => again(true)}>
        {say('Rematch, same factions')}
      </Button>
    </Result>
  );
}
