import { Trans } from '@lingui/react';
import type { FinishedGame } from '@smash/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { say } from '../../i18n/say.ts';
import { namer } from '../../table/model/words.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Button } from '../../ui/index.ts';
import { Bar } from '../bar/Bar.tsx';
import { ChanceGraph } from './ChanceGraph.tsx';
import styles from './review.module.css';
import { SwingItem } from './SwingItem.tsx';
import { type Reviewed, useReview } from './useReview.ts';

/** The seat to start with: the reader's own if they come from their result. */
const seatFrom = (state: unknown, seats: number): number => {
  const seat = typeof state === 'object' && state !== null && 'seat' in state ? state.seat : 0;
  return typeof seat === 'number' && seat < seats ? seat : 0;
};

/** A bot's review of a finished game. */
export function Reviewing({ id, record }: { id: string; record: FinishedGame }) {
  const [, go] = useLocation();
  const seats = Array.from({ length: record.setup.players }, (_, seat) => seat);
  const [seat, setSeat] = useState(() => seatFrom(history.state, seats.length));
  const name = namer({ viewer: 'spectator' }, record.names);
  const { now, stop, again } = useReview(record, seat);
  return (
    <div className={styles.page} data-testid="review">
      <Bar title={say('Review')} sub={seats.map(name).join(', ')}>
        <Button testid="review-replay" onClick={() => go(`/replay/${id}`)}>
          {say('Replay')}
        </Button>
      </Bar>
      <main className={styles.main}>
        <Chips
          label={say('Whose answers')}
          options={seats.map((one) => [one, name(one)] as const)}
          value={seat}
          onChange={setSeat}
        />
        <Status now={now} name={name(seat)} onStop={stop} onAgain={again} />
        {now.is === 'done' ? (
          <>
            <section className={`${styles.graph} paper`}>
              <h2 className="cap">{say('Chance to win')}</h2>
              <ChanceGraph review={now.found} names={seats.map(name)} />
            </section>
            <ol className={styles.swings}>
              {now.found.swings.map((swing) => (
                <SwingItem key={swing.n} swing={swing} name={name} seat={seat} replay={id} />
              ))}
            </ol>
            <p className="mut">
              <Trans
                id="A bot’s opinion, not the truth: it looks one round ahead, and knows only what the player could know then. <more>How the bots play</more>"
                components={{ more: <Link href="/bots" /> }}
              />
            </p>
          </>
        ) : null}
      </main>
    </div>
  );
}

interface StatusProps {
  now: Reviewed;
  name: string;
  onStop(): void;
  onAgain(): void;
}

function Status({ now, name, onStop, onAgain }: StatusProps) {
  if (now.is === 'running')
    return (
      <div className={styles.status}>
        <progress value={now.share} aria-label={say('A hard bot is reviewing the game')} />
        <span className="grow">
          {say('A hard bot is reviewing the game: {n}%', { n: Math.floor(now.share * 100) })}
        </span>
        <Button testid="review-stop" onClick={onStop}>
          {say('Stop')}
        </Button>
      </div>
    );
  if (now.is === 'done') {
    const { answers, good, swings } = now.found;
    return (
      <p className={styles.status} role="status" data-testid="review-found">
        {say(
          '{name} gave {good} of {answers} answers about as well as a hard bot would have. {swings, plural, =0 {None cost much.} one {This one cost most:} other {These # cost most:}}',
          { name, good, answers, swings: swings.length },
        )}
      </p>
    );
  }
  return (
    <div className={styles.status}>
      <span className="grow" role="status">
        {now.is === 'failed' ? say('Bots can’t run in this browser.') : say('Stopped.')}
      </span>
      <Button testid="review-again" onClick={onAgain}>
        {say('Review the game')}
      </Button>
    </div>
  );
}
