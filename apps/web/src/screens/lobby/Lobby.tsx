import type { LobbyView } from '@smash/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { copyText } from '../../browser/copy.ts';
import { isMixing } from '../../game/online/mixWords.ts';
import type { Session } from '../../game/online/session.ts';
import { isNew } from '../../game/online/sessions.ts';
import type { SharedScreen } from '../../game/online/sharedScreen.ts';
import { useChat } from '../../game/online/useChat.ts';
import { useNet } from '../../game/online/useSession.ts';
import { say } from '../../i18n/say.ts';
import { ChatButton } from '../../table/chat/ChatButton.tsx';
import { Button, Icon, MoreBelow } from '../../ui/index.ts';
import { useWholeRows } from '../../ui/useWholeRows.ts';
import { Bar } from '../bar/Bar.tsx';
import { HostSheet } from './HostSheet.tsx';
import { Invite } from './Invite.tsx';
import { JoinStrip } from './JoinStrip.tsx';
import { LobbyFoot } from './LobbyFoot.tsx';
import { linkOf } from './links.ts';
import styles from './lobby.module.css';
import { OriginNote } from './OriginNote.tsx';
import { CHOICE, Rules } from './Rules.tsx';
import { Seats } from './Seats.tsx';
import { StuckGame } from './StuckGame.tsx';
import { useInviting } from './useInviting.ts';
import { said } from './words.ts';

/** How a spectator takes a seat: on this page, or through the player link. */
function SitDown({ session, lobby, onSit }: { session: Session; lobby: LobbyView; onSit(): void }) {
  if (session.role === 'player')
    return (
      <button type="button" className="link" onClick={onSit}>
        {say('Take a seat')}
      </button>
    );
  if (lobby.seats.every((seat) => seat.taken)) return null;
  return (
    <Link href={`/r/${lobby.code}`} data-testid="sit-here">
      {say('Take a seat')}
    </Link>
  );
}

/** The rules that vary most, for screens without room for the list. */
function InShort({ options }: Pick<LobbyView, 'options'>) {
  const choice = said(CHOICE).find(([value]) => value === options.factions)?.[1];
  return (
    <span className={styles.brief} data-testid="rules-in-short">
      {[choice, options.bigBase ? say('Big Base') : say('{n} VP', { n: options.vpToWin })].join(' · ')}
    </span>
  );
}

interface LobbyProps {
  session: Session;
  screen: SharedScreen;
  lobby: LobbyView;
  onIdle(): void;
}

export function Lobby({ session, screen, lobby, onIdle }: LobbyProps) {
  const sessions = useStore(screen.store, (state) => state.sessions);
  const you = useNet(session, (net) => net.seat);
  const connection = useNet(session, (net) => net.connection);
  const mix = useNet(session, (net) => net.mix);
  const mixing = isMixing(mix);
  const chat = useChat(session);
  const inviting = useInviting(() => isNew(session.code));
  const [watching, setWatching] = useState(session.role === 'watcher');
  const [managing, setManaging] = useState(false);
  const taken = lobby.seats.filter((seat) => seat.taken).length;
  const host = you !== null && you === lobby.host;
  const main = useRef<HTMLElement>(null);
  useWholeRows(main, lobby);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the lobby is first shown
  useEffect(onIdle, []);

  const copyWatch = async () => {
    const link = linkOf('w', lobby.code);
    session.say((await copyText(link)) ? say('Watch link copied.') : link);
  };

  return (
    <div className={styles.lobby} data-testid="lobby">
      <Bar title={lobby.code} sub={say('Lobby · {taken} of {seats} seats', { taken, seats: lobby.seats.length })}>
        {lobby.lock === 'open' ? (
          <Button
            small
            testid="invite"
            aria-expanded={inviting.isOpen}
            onClick={inviting.isOpen ? inviting.close : inviting.open}
          >
            <Icon name="link" />
            {say('Invite')}
          </Button>
        ) : null}
        {lobby.lock === 'all' ? null : (
          // On a phone this button is part of the invitation, if there is one.
          <Button
            small
            className={lobby.lock === 'open' ? styles.barwatch : ''}
            testid="watch-link"
            onClick={() => void copyWatch()}
          >
            <Icon name="eye" />
            {say('Watch link')}
          </Button>
        )}
        {chat ? <ChatButton chat={chat} /> : null}
      </Bar>
      <StuckGame session={session} lobby={lobby} you={you} />
      <main className={styles.main} ref={main}>
        {connection.state === 'online' ? null : (
          <p className={styles.lost} data-testid="connection">
            {connection.text}
          </p>
        )}
        {you === null && !watching ? (
          <JoinStrip session={session} lobby={lobby} onWatch={() => setWatching(true)} />
        ) : null}
        <div className={styles.columns}>
          <div className={styles.people}>
            {inviting.isOpen && lobby.lock === 'open' ? <Invite code={lobby.code} onClose={inviting.close} /> : null}
            <OriginNote lobby={lobby} />
            <section aria-label={say('Seats')}>
              <div className={styles.seatshead}>
                <h2 className={`cap grow ${styles.head}`}>{say('Seats')}</h2>
                {host ? (
                  <Button small testid="manage" onClick={() => setManaging(true)}>
                    <Icon name="lock" />
                    {say('Manage the table')}
                  </Button>
                ) : null}
              </div>
              <Seats session={session} screen={screen} lobby={lobby} you={you} onInvite={inviting.open} />
              <p className={`mut row ${styles.under}`}>
                <Icon name="eye" />
                {say('{n} watching', { n: lobby.watchers })}
                {lobby.lock === 'open' ? null : (
                  <span className="row" data-testid="lock">
                    · <Icon name="lock" />
                    {lobby.lock === 'seats' ? say('Seats locked') : say('Table locked')}
                  </span>
                )}
                <span className="grow" />
                <InShort options={lobby.options} />
                {lobby.seats.some(({ bot }) => bot) ? (
                  <a className="row" href="/bots" target="_blank" rel="noopener">
                    {say('How the bots play')}
                  </a>
                ) : null}
                {you === null && watching && lobby.lock === 'open' ? (
                  <SitDown session={session} lobby={lobby} onSit={() => setWatching(false)} />
                ) : null}
              </p>
            </section>
          </div>
          <Rules session={session} options={lobby.options} edits={host && !mixing} goesOn={lobby.from >= 0} />
        </div>
      </main>
      <LobbyFoot session={session} sessions={sessions} lobby={lobby}>
        <MoreBelow
          list={main}
          rows="[data-rules] > *"
          words={(n) => say('{n, plural, one {# more rule} other {# more rules}}', { n })}
          watch={lobby}
        />
      </LobbyFoot>
      {managing ? <HostSheet session={session} lobby={lobby} you={you} onClose={() => setManaging(false)} /> : null}
    </div>
  );
}
