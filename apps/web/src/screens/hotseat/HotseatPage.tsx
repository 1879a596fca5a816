import { useEffect, useState } from 'react';
import { showToTests } from '../../browser/probe.ts';
import { WorkerThinker } from '../../game/bots/thinker.ts';
import { playBots } from '../../game/hotseat/bots.ts';
import { HotseatGame } from '../../game/hotseat/game.ts';
import { playNow, quickStart } from '../../game/hotseat/quick.ts';
import { type Saved, saved } from '../../game/hotseat/save.ts';
import { say } from '../../i18n/say.ts';
import { Playing } from './Playing.tsx';
import { Setup } from './Setup.tsx';

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
function atOnce(at: keyof typeof AT_ONCE | 'resume', before: Saved | null): HotseatGame | null {
  if (at === 'resume') return before && resumed(before);
  if (!before) return AT_ONCE[at]();
  const game = at === 'play' ? resumed(before) : null;
  return game && game.sole !== null ? game : null;
}

/**
 * /hotseat: people, bots or both on one screen, without a server. `at` starts a game immediately, unless the player
 * must first decide about a saved one; `resume` continues that.
 */
export default function HotseatPage({ at }: { at?: keyof typeof AT_ONCE | 'resume' }) {
  const [before, setBefore] = useState(saved);
  const [game, setGame] = useState(() => (at ? atOnce(at, before) : null));
  const [trouble, setTrouble] = useState(() => (at === 'resume' && before && !game ? oldSave() : ''));

  useEffect(() => {
    if (game) showToTests({ view: () => game.store.getState().view, idle: () => true });
  }, [game]);

  useEffect(() => {
    if (!game?.bots.some(Boolean)) return;
    const thinker = new WorkerThinker();
    const stop = playBots(game, thinker);
    return () => {
      stop();
      thinker.end();
    };
  }, [game]);

  const resume = () => {
    if (!before) return;
    try {
      setGame(HotseatGame.resume(before));
    } catch {
      setTrouble(oldSave());
      setBefore(null);
    }
  };

  if (game)
    return (
      <Playing
        key={game.setup.seed}
        game={game}
        onAgain={setGame}
        onLeave={() => {
          setBefore(saved());
          setGame(null);
        }}
      />
    );
  return (
    <Setup
      before={before}
      atOnce={at && at !== 'resume' ? AT_ONCE[at] : null}
      trouble={trouble}
      onResume={resume}
      onBegin={setGame}
    />
  );
}
