import { useEffect, useRef } from 'react';
import type { Session } from '../../game/online/session.ts';
import type { SharedScreen } from '../../game/online/sharedScreen.ts';
import { say } from '../../i18n/say.ts';
import { Button, SeatMark } from '../../ui/index.ts';
import type { View } from '../../view/types.ts';
import { callText } from '../curtain/callText.ts';
import styles from '../curtain/curtain.module.css';

interface ScreenCallProps {
  screen: SharedScreen;
  sessions: readonly Session[];
  names: string[];
  view: View;
  /** True: who is asked is secret; false: nobody here is asked. */
  calls: boolean;
}

/** The names of all players at this screen: those who want to look tap theirs. */
export function ScreenCall({ screen, sessions, names, view, calls }: ScreenCallProps) {
  const panel = useRef<HTMLElement>(null);
  const what = view.waiting?.what ?? '';
  const call = callText(what);
  // Focus the panel, not a button: pressing Enter once too often must not pass.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question wants the focus
  useEffect(() => panel.current?.focus(), [what, calls]);
  return (
    <section
      ref={panel}
      className={`${styles.call} paper`}
      tabIndex={-1}
      aria-label={calls ? say('Question for everybody') : say('Players at this screen')}
      data-testid={calls ? 'table-call' : 'screen-rest'}
    >
      <div className={styles.tab}>
        <b>{calls ? call.tab : say('All hands hidden')}</b>
        <span className={styles.tabsub}>{say('on this screen')}</span>
      </div>
      <div className="grow">
        <h2 role="status">{calls ? call.text : say('Whose hand do you want to see?')}</h2>
        <p className={styles.small}>
          {calls
            ? say('Tap your name to respond. If anybody does, everyone is asked again.')
            : say('Nobody at this screen has a decision right now.')}
        </p>
      </div>
      <div className={styles.names}>
        {sessions.map((session, at) => {
          const { seat } = session.store.getState();
          return seat === null ? null : (
            <Button key={session.place} testid={`call-${seat}`} onClick={() => screen.call(at)}>
              <SeatMark seat={seat} size={22} />
              {names[seat]}
            </Button>
          );
        })}
        {calls ? (
          <Button kind="primary" testid="call-nobody" onClick={() => void screen.nobody()}>
            {say('Nobody here: continue')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
