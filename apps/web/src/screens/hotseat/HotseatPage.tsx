import { useEffect, useState } from 'react';
import { showToTests } from '../../browser/probe.ts';
import { loadFactions } from '../../cards/factions.ts';
import { loadAllFacts } from '../../cards/facts.ts';
import { HotseatGame } from '../../game/hotseat/game.ts';
import { quickStart } from '../../game/hotseat/quick.ts';
import { saved } from '../../game/hotseat/save.ts';
import { say } from '../../i18n/say.ts';
import { Playing } from './Playing.tsx';
import { Setup } from './Setup.tsx';

/**
 * /hotseat: several people, one screen, no server. `quick` starts a first game immediately, unless a saved one is
 * waiting.
 */
export default function HotseatPage({ quick = false }: { quick?: boolean }) {
  const [before, setBefore] = useState(saved);
  const [game, setGame] = useState(() => (quick && !before ? quickStart() : null));
  const [trouble, setTrouble] = useState('');

  // Fetch everything now, because there may be no network later.
  useEffect(() => {
    loadAllFacts();
    void loadFactions().catch(() => {});
  }, []);
  useEffect(() => {
    if (game) showToTests({ view: () => game.store.getState().view, idle: () => true });
  }, [game]);

  const resume = () => {
    if (!before) return;
    try {
      setGame(HotseatGame.resume(before));
    } catch {
      setTrouble(say('The saved game is from an older version of the rules and cannot be continued.'));
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
  return <Setup before={before} quick={quick} trouble={trouble} onResume={resume} onBegin={setGame} />;
}
