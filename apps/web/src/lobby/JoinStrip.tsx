import { Trans } from '@lingui/react';
import type { LobbyView } from '@smash/protocol';
import { useState } from 'react';
import { Field } from '../app/Field.tsx';
import { myName, rememberName } from '../app/names.ts';
import type { Session } from '../net/session.ts';
import { Button, SeatMark, seatLetter, seatShape } from '../ui/index.ts';
import { say } from '../words/say.ts';
import styles from './lobby.module.css';

export interface JoinStripProps {
  session: Session;
  lobby: LobbyView;
  onWatch(): void;
}

/** All that is asked of a guest: a name and a mark. */
export function JoinStrip({ session, lobby, onWatch }: JoinStripProps) {
  const [name, setName] = useState(myName);
  const [wished, setWished] = useState<number | null>(null);
  const free = lobby.seats.flatMap((seat, i) => (seat.taken ? [] : [i]));
  const mark = wished !== null && free.includes(wished) ? wished : (free[0] ?? null);
  if (mark === null)
    return (
      <section className={styles.strip} aria-label={say('Join')}>
        <p className="grow">
          <Trans
            id="<b>All seats are taken.</b> Watch, and take a seat as soon as one is free."
            components={{ b: <b /> }}
          />
        </p>
        <Button testid="just-watch" onClick={onWatch}>
          {say('Just watch')}
        </Button>
      </section>
    );
  return (
    <form
      className={styles.strip}
      aria-label={say('Join')}
      data-testid="join-strip"
      onSubmit={(event) => {
        event.preventDefault();
        rememberName(name);
        void session.takeSeat(name, mark);
      }}
    >
      <Field label={say('Your name')} value={name} onChange={setName} testid="name" />
      <fieldset className={styles.marks}>
        <legend>{say('Mark')}</legend>
        {lobby.seats.map((seat, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={i}
            type="button"
            disabled={seat.taken}
            aria-pressed={i === mark}
            title={seat.taken ? say('{name} has it', { name: seat.name }) : undefined}
            aria-label={[
              `${seatLetter(i)}, ${seatShape(i)}`,
              ...(seat.taken ? [say('{name} has it', { name: seat.name })] : []),
            ].join(': ')}
            onClick={() => setWished(i)}
          >
            <SeatMark seat={i} size={30} silent />
          </button>
        ))}
      </fieldset>
      <Button type="submit" kind="primary" testid="take-seat">
        {say('Take a seat')}
      </Button>
      <Button testid="just-watch" onClick={onWatch}>
        {say('Just watch')}
      </Button>
    </form>
  );
}
