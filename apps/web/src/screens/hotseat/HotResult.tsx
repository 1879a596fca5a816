import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { HotseatGame, newSeed } from '../../game/hotseat/game.ts';
import { forget } from '../../game/hotseat/save.ts';
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

/** Everybody moves one seat on, keeping their deck. */
const moveOn = <T,>(seats: T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)];

export function HotResult({ game, onAgain, onLeave }: HotResultProps) {
  const [, go] = useLocation();
  const { view, events, names } = useStore(game.store);
  const [refused, setRefused] = useState('');
  const [rotate, setRotate] = useState(false);
  const [replay] = useState(() => keepReplay(game.record));
  useEffect(() => noteFinished(game.setup.seed), [game]);
  const pairs = view.seats.flatMap(({ factions: [a, b] }): [string, string][] => (a && b ? [[a, b]] : []));

  const again = (same: boolean) => {
    const { draft, factions: _, ...setup } = game.setup;
    const next = { ...setup, seed: newSeed() };
    try {
      const people = rotate ? moveOn(names) : names;
      const decks = rotate ? moveOn(pairs) : pairs;
      if (same && pairs.length === names.length) onAgain(HotseatGame.begin(people, { ...next, factions: decks }));
      else onAgain(HotseatGame.begin(people, draft ? { ...next, draft } : next));
    } catch (error) {
      setRefused(error instanceof Error ? error.message : say('These settings can’t make a game.'));
    }
  };
  const done = (then: () => void) => {
    forget();
    then();
  };

  return (
    <Result view={view} events={events} names={names} title={say('Pass and play')} replay={replay}>
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
