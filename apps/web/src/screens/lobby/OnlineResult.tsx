import type { LobbyView, MixView, RequestPayload } from '@smash/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isMixing, waitingText } from '../../game/online/mixWords.ts';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { notePlayed } from '../../game/played.ts';
import { listed, say } from '../../i18n/say.ts';
import { noteFinished } from '../../settings/newcomer.ts';
import { Button } from '../../ui/index.ts';
import type { View } from '../../view/types.ts';
import Result from '../result/Result.tsx';
import { addressOf, mixAddress } from '../verify/check.ts';
import { MixDoubts, MixNote } from './MixNote.tsx';
import styles from './rematch.module.css';
import { firstSeen } from './Shuffles.tsx';

interface OnlineResultProps {
  session: Session;
  /** One per seat held here; all of them ask for a rematch together. */
  sessions: readonly Session[];
  view: View;
  lobby: LobbyView;
}

/** The end of an online game. A rematch begins when everybody at the table has asked for one. */
export default function OnlineResult({ session, sessions, view, lobby }: OnlineResultProps) {
  const [, go] = useLocation();
  const events = useNet(session, (net) => net.events);
  const names = useNet(session, (net) => net.names);
  const you = useNet(session, (net) => net.seat);
  const mix = useNet(session, (net) => net.mix);
  const connection = useNet(session, (net) => net.connection);
  const game = `${lobby.code}/${lobby.game}`;
  useEffect(() => {
    if (you === null) return;
    noteFinished(game);
    notePlayed(game, you, view, names);
  }, [you, game, view, names]);
  const mine = you === null ? undefined : lobby.seats[you];
  const asked = lobby.seats.flatMap((seat, i) =>
    seat.taken && seat.rematch
      ? [
          say(
            '{who}: {wish, select, same {the same factions} rotate {the same factions, a seat further} other {new factions}}',
            {
              who: i === you ? say('You') : seat.name,
              wish: seat.rematch,
            },
          ),
        ]
      : [],
  );
  const ask = (factions: RequestPayload<'rematch'>['factions']) => {
    for (const one of sessions) void one.ask('rematch', { factions });
  };
  const missing = lobby.seats
    .filter((seat, i) => seat.taken && !seat.bot && !seat.rematch && i !== you)
    .map((seat) => seat.name);
  const said = [
    asked.length > 0 ? say('Rematch? {wishes}.', { wishes: asked.join(', ') }) : '',
    mine?.rematch && missing.length > 0 ? say('Waiting for {names}.', { names: listed(missing) }) : '',
  ];

  return (
    <Result
      view={view}
      events={events}
      names={names}
      bots={lobby.seats.map(({ bot }) => bot || null)}
      title={lobby.code}
      replay={lobby.replay || null}
      isPublic
      warning={mix?.stage === 'open' ? <MixDoubts mix={mix} /> : null}
      note={mix?.stage === 'open' ? <MixNote mix={mix} /> : null}
    >
      <Button testid="leave" onClick={() => go('/')}>
        {say('Leave')}
      </Button>
      {lobby.seed ? (
        <Button testid="verify" onClick={() => go(checkAddress(lobby, mix), { state: { from: location.pathname } })}>
          {say('Check the shuffles')}
        </Button>
      ) : null}
      {you !== null && you === lobby.host ? (
        <Button testid="reopen" onClick={() => void session.ask('reopen')}>
          {say('Back to the lobby')}
        </Button>
      ) : null}
      <span
        className={`grow mut ${styles.said}`}
        role={connection.text ? undefined : 'status'}
        data-testid="rematch-status"
      >
        {connection.text || (isMixing(mix) ? waitingText(mix) : said.join(' '))}
      </span>
      {mine ? (
        <>
          <Button
            kind={mine.rematch === 'new' ? 'primary' : 'default'}
            aria-pressed={mine.rematch === 'new'}
            testid="rematch-new"
            onClick={() => ask(mine.rematch === 'new' ? 'no' : 'new')}
          >
            {mine.rematch === 'new' ? '✓ ' : ''}
            {say('New factions')}
          </Button>
          <Button
            kind={mine.rematch === 'rotate' ? 'primary' : 'default'}
            aria-pressed={mine.rematch === 'rotate'}
            testid="rematch-rotate"
            onClick={() => ask(mine.rematch === 'rotate' ? 'no' : 'rotate')}
          >
            {mine.rematch === 'rotate' ? '✓ ' : ''}
            {say('Rotate seats')}
          </Button>
          <Button
            kind={mine.rematch === 'new' || mine.rematch === 'rotate' ? 'default' : 'primary'}
            className={styles.main}
            aria-pressed={mine.rematch === 'same'}
            testid="rematch-same"
            onClick={() => ask(mine.rematch === 'same' ? 'no' : 'same')}
          >
            {mine.rematch === 'same' ? '✓ ' : ''}
            {say('Rematch, same factions')}
          </Button>
        </>
      ) : null}
    </Result>
  );
}

function checkAddress(lobby: LobbyView, mix: MixView | null): string {
  if (mix?.stage !== 'open') return addressOf(firstSeen(lobby.code, lobby.game) || lobby.commitment, lobby.seed);
  const { stage: _, seats, ...place } = mix;
  const told = { ...place, seats: seats.map(({ commitment, bits }) => ({ commitment, bits })) };
  return mixAddress({ mix: told, seed: lobby.seed, names: seats.map(({ name }) => name) });
}
