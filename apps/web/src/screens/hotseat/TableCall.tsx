import { useEffect, useRef, useState } from 'react';
import type { HotseatGame } from '../../game/hotseat/game.ts';
import { say } from '../../i18n/say.ts';
import { Button, SeatMark } from '../../ui/index.ts';
import type { View } from '../../view/types.ts';
import { callText } from '../curtain/callText.ts';
import styles from '../curtain/curtain.module.css';

export interface TableCallProps {
  what: string;
  names: string[];
  view: View;
  game: HotseatGame;
}

/**
 * One public question to everybody, instead of a curtain for each player. It always lists all names: a missing name
 * would reveal something.
 */
export function TableCall({ what, names, view, game }: TableCallProps) {
  const panel = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const { tab, text } = callText(what);
  // Focus the panel, not a button: pressing Enter once too often must not pass.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question wants the focus
  useEffect(() => panel.current?.focus(), [what]);
  return (
    <section
      ref={panel}
      className={`${styles.call} paper`}
      tabIndex={-1}
      aria-label={say('Question for everybody')}
      data-testid="table-call"
    >
      <div className={styles.tab}>
        <b>{tab}</b>
        <span className={styles.tabsub}>{say('for everybody')}</span>
      </div>
      <div className="grow">
        <h2 role="status">{text}</h2>
        <p className={styles.small} role="status">
          {said || say('Tap your name to respond. If anybody does, everyone is asked again.')}
        </p>
      </div>
      <div className={styles.names}>
        {view.seats.map(({ seat, out }) =>
          out || game.bots[seat] ? null : (
            <Button
              key={seat}
              testid={`call-${seat}`}
              onClick={() => {
                if (!game.call(seat)) setSaid(say('{who} has passed or has no cards.', { who: names[seat] ?? '' }));
              }}
            >
              <SeatMark seat={seat} size={22} />
              {names[seat]}
            </Button>
          ),
        )}
        <Button kind="primary" testid="call-nobody" onClick={() => game.nobody()}>
          {say('Nobody: continue')}
        </Button>
      </div>
    </section>
  );
}
