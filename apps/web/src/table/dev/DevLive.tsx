/** /dev/table?fixture=live&seed=x, fixture=clash or fixture=fusion: a real game on one screen, seen by whoever is asked. */
import { library } from '@smash/cards';
import { apply, createGame, explain, forecast, legal, view, viewEvents, whyNot } from '@smash/engine';
import { useState } from 'react';
import { Table } from '../Table.tsx';
import type { Refusal } from '../types.ts';
import { fusionLibrary, fusionSetup } from './fusion-game.ts';
import { titanLibrary, titanSetup } from './titan-game.ts';

const four = (seed: string) =>
  createGame(
    {
      seed,
      players: 4,
      factions: [
        ['Pirates', 'Aliens'],
        ['Ninjas', 'Zombies'],
        ['Aliens', 'Zombies'],
        ['Pirates', 'Ninjas'],
      ],
      options: { duplicates: true },
    },
    library,
  );

const GAMES: Record<string, () => ReturnType<typeof four>> = {
  clash: () => createGame(titanSetup, titanLibrary),
  fusion: () => createGame(fusionSetup, fusionLibrary),
};

export default function DevLive({ fixture, seed }: { fixture: string; seed: string }) {
  const [game, setGame] = useState(() => GAMES[fixture]?.() ?? four(seed));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const seat = legal(game.state)[0]?.seat ?? 0;
  const now = view(game.state, seat);
  return (
    <Table
      view={now}
      events={viewEvents(game.events, seat)}
      names={['Ines', 'Mina', 'Oskar', 'Quill']}
      room={null}
      presence={['here', 'here', 'here', 'here']}
      connection={{ state: 'online', text: '' }}
      refusal={refusal}
      busy={false}
      answer={(pick) => {
        const done = apply(game.state, { type: 'answer', seat, prompt: now.prompt?.id ?? -1, pick });
        setRefusal(done.ok ? null : done.refusal);
        if (done.ok) setGame({ state: done.state, events: [...game.events, ...done.events] });
      }}
      whyNot={async (card, at) => whyNot(game.state, seat, at === undefined ? { card } : { card, at })}
      forecast={async (option) => forecast(game.state, seat, option)}
      explain={async (id, stat, who) => explain(game.state, id, stat, who)}
      menu={[]}
      passing={null}
      chat={null}
    />
  );
}
