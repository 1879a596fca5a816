import { useEffect, useState } from 'react';
import { showToTests } from '../../browser/probe.ts';
import { WorkerThinker } from '../../game/bots/thinker.ts';
import { playBots } from '../../game/hotseat/bots.ts';
import { HotseatGame } from '../../game/hotseat/game.ts';
import { playNow, quickStart } from '../../game/hotseat/quick.ts';
import { SAVE, type Saved, saved } from '../../game/hotseat/save.ts';
import { say } from '../../i18n/say.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Playing } from './Playing.tsx';
import { Setup } from './Setup.tsx';
import { Unsaved } from './Unsaved.tsx';
import { useHeldGame } from './useHeldGame.ts';

/** Games that start without the setup page. */
const AT_ONCE = { quick: quickStart, play: playNow };

const oldSave = () => say('The saved game is from an older version of the rules and cannot be continued.');

function resumed(before: Saved): HotseatGame | null {
  try {
    return HotseatGame.resume(before);
  } catch {
    return null;
  }
}

/**
 * The game to show at once; null = the setup page. With `play`, a saved game resumes only if one person plays against
 * bots.
 */
function atOnce(at: keyof typeof AT_ONCE, before: Saved | null): HotseatGame | null {
  if (!before) return AT_ONCE[at]();
  const game = at === 'play' ? resumed(before) : null;
  return game && game.sole !== null ? game : null;
}

/** The saved game, also as another tab leaves it. */
function useSaved(): [Saved | null, refresh: () => void] {
  const [before, setBefore] = useState(saved);
  const refresh = () => setBefore(saved());
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === SAVE) setBefore(saved());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return [before, refresh];
}

/** Lets the bots of a game think and move. */
function useBots(game: HotseatGame | null): void {
  useEffect(() => {
    if (!game?.bots.some(Boolean)) return;
    const thinker = new WorkerThinker();
    const stop = playBots(game, thinker);
    return () => {
      stop();
      thinker.end();
    };
  }, [game]);
}

/**
 * /hotseat: people, bots or both on one screen, without a server. `at` starts a game immediately, unless the player
 * must first decide about a saved one; `resume` continues that.
 */
export default function HotseatPage({ at }: { at?: keyof typeof AT_ONCE | 'resume' }) {
  const [before, refresh] = useSaved();
  const { game, isElsewhere, play, setGame, leave } = useHeldGame();
  const [isStarting, setIsStarting] = useState(at !== undefined);
  const [trouble, setTrouble] = useState('');
  useBots(game);

  useEffect(() => {
    if (game) showToTests({ view: () => game.store.getState().view, idle: () => true });
  }, [game]);

  /** Continues the game as it is saved once this tab holds it. */
  const resume = (): HotseatGame | null => {
    const now = saved();
    const found = now && resumed(now);
    setTrouble(now && !found ? oldSave() : '');
    return found;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (at) void play(() => (at === 'resume' ? resume() : atOnce(at, saved()))).then(() => setIsStarting(false));
  }, []);

  if (isElsewhere) return <Elsewhere onTake={() => void play(resume, true)} />;
  if (game)
    return (
      <>
        <Playing
          key={game.setup.seed}
          game={game}
          onAgain={setGame}
          onLeave={() => {
            leave();
            refresh();
          }}
        />
        <Unsaved game={game} />
      </>
    );
  if (isStarting) return <Loading text={say('Setting the table')} />;
  return (
    <Setup
      before={before}
      atOnce={at && at !== 'resume' ? AT_ONCE[at] : null}
      trouble={trouble}
      onResume={() => void play(resume)}
      onBegin={play}
    />
  );
}
