import { useEffect, useState } from 'react';
import { loadFactions } from '../app/factions.ts';
import { showToTests } from '../app/probe.ts';
import { loadAllFacts } from '../table/facts.ts';
import { say } from '../words/say.ts';
import { HotseatGame } from './game.ts';
import { Playing } from './Playing.tsx';
import { Setup } from './Setup.tsx';
import { saved } from './save.ts';

/** /hotseat: several people, one screen, no server. */
export default function HotseatPage() {
  const [game, setGame] = useState<HotseatGame | null>(null);
  const [before, setBefore] = useState(saved);
  const [trouble, setTrouble] = useState('');

  // Everything is fetched now, because later there may be no network.
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
  return <Setup before={before} trouble={trouble} onResume={resume} onBegin={setGame} />;
}
