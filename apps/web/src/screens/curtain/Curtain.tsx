import { useEffect, useRef, useState } from 'react';
import { Mashup } from '../../art/index.ts';
import { deckName } from '../../cards/factions.ts';
import { say } from '../../i18n/say.ts';
import { Button, SeatMark } from '../../ui/index.ts';
import { useLatest } from '../../ui/useLatest.ts';
import type { EventView } from '../../view/types.ts';
import { CurtainShape } from './CurtainShape.tsx';
import styles from './curtain.module.css';
import { Recap } from './Recap.tsx';

const HOLD_MS = 600;
/** ms within which the second Enter must follow. */
const TWICE_MS = 3000;

/** The finger that opened the curtain is still down: do not treat its release as a tap on what is beneath. */
function muteRelease(): void {
  const muted = new AbortController();
  const mute = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const end = () => muted.abort();
  // The click follows the release. Any later press is a new one, however soon it comes.
  const release = () => {
    setTimeout(end, 50);
    addEventListener('pointerdown', end, { capture: true, signal: muted.signal });
  };
  addEventListener('click', mute, { capture: true, signal: muted.signal });
  for (const up of ['pointerup', 'pointercancel'])
    addEventListener(up, release, { capture: true, once: true, signal: muted.signal });
}

export interface CurtainProps {
  seat: number;
  name: string;
  names: string[];
  /** The factions of this seat's deck, until the player has seen them; then empty. */
  deck: readonly string[];
  /** What happened since this player last looked; only public events. */
  events: EventView[];
  onReveal(): void;
  onLook(): void;
}

/** The screen between two hands. While the curtain is closed, the document contains nothing of any hand. */
export function Curtain({ seat, name, names, deck, events, onReveal, onLook }: CurtainProps) {
  const [holding, setHolding] = useState(false);
  const [armed, setArmed] = useState(false);
  const button = useRef<HTMLDivElement>(null);

  useEffect(() => button.current?.querySelector('button')?.focus(), []);
  // What happens elsewhere at the table must not make a player hold on for longer.
  const reveal = useLatest(onReveal);
  useEffect(() => {
    if (!holding) return;
    const timer = setTimeout(() => {
      muteRelease();
      reveal.current();
    }, HOLD_MS);
    return () => clearTimeout(timer);
  }, [holding, reveal]);
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(false), TWICE_MS);
    return () => clearTimeout(timer);
  }, [armed]);

  const press = () => (armed ? onReveal() : setArmed(true));

  return (
    <main className={styles.curtain} data-seat={seat} data-testid="curtain">
      <CurtainShape seat={seat} />
      <section className={`${styles.box} paper`}>
        <p className={`cap ${styles.pass}`}>{say('Pass the screen to')}</p>
        <h1>
          <SeatMark seat={seat} size={58} silent />
          <span className="cap" data-long={name.length > 8 || undefined}>
            {name}
          </span>
        </h1>
        {deck[0] && deck[1] ? (
          <p className={styles.deck} data-testid="curtain-deck">
            <Mashup a={deck[0]} b={deck[1]} size={44} />
            <b className="cap">{deckName(deck)}</b>
          </p>
        ) : null}
        <div ref={button} className={styles.holder}>
          <Button
            kind="primary"
            wide
            className={styles.hold}
            data-holding={holding || undefined}
            testid="reveal"
            onPointerDown={(event) => event.button === 0 && setHolding(true)}
            onPointerUp={() => setHolding(false)}
            onPointerLeave={() => setHolding(false)}
            onPointerCancel={() => setHolding(false)}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              if (!event.repeat) press();
            }}
            // A screen reader activates the button without pointer or key events.
            onClick={(event) => event.detail === 0 && press()}
          >
            <span className={styles.fill} aria-hidden="true" />
            <span>{armed ? say('Press Enter again') : say('Hold to reveal my hand')}</span>
          </Button>
        </div>
        <p className={`mut ${styles.hint}`} role="status" data-armed={armed || undefined}>
          {armed ? say('Press again within 3 seconds') : say('or press Enter twice')}
        </p>
        <Recap events={events} names={names} />
      </section>
      <p className={styles.foot}>
        {say('All hands are hidden. You can still')}{' '}
        <button type="button" className="link" data-testid="look" onClick={onLook}>
          {say('look at the bases')}
        </button>
      </p>
    </main>
  );
}
