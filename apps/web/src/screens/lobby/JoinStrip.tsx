import { Trans } from '@lingui/react';
import type { LobbyView } from '@smash/protocol';
import { useState } from 'react';
import type { Session } from '../../game/online/session.ts';
import { say } from '../../i18n/say.ts';
import { myName, rememberName } from '../../settings/names.ts';
import { Button, SeatMark, seatLetter, seatShape } from '../../ui/index.ts';
import { NameField } from '../../ui/NameField.tsx';
import { useNameForm } from '../../ui/useNameForm.ts';
import styles from './lobby.module.css';

export interface JoinStripProps {
  session: Session;
  lobby: LobbyView;
  onWatch(): void;
}

/** What a guest must provide: a name and a mark. */
export function JoinStrip({ session, lobby, onWatch }: JoinStripProps) {
  const [wished, setWished] = useState<number | null>(null);
  const free = lobby.seats.flatMap((seat, i) => (seat.taken ? [] : [i]));
  const mark = wished !== null && free.includes(wished) ? wished : (free[0] ?? null);
  const { field, onSubmit } = useNameForm(myName, (name) => {
    rememberName(name);
    void session.takeSeat(name, mark ?? undefined);
  });
  if (mark === null || lobby.lock !== 'open')
    return (
      <section className={styles.strip} aria-label={say('Join')} data-testid="join-strip">
        <p className="grow">
          {lobby.lock === 'open' ? (
            <Trans
              id="<b>All seats are taken.</b> Watch, and take a seat as soon as one is free."
              components={{ b: <b /> }}
            />
          ) : (
            <Trans
              id="<b>The host has locked the seats.</b> You can watch, or ask the host to open them."
              components={{ b: <b /> }}
            />
          )}
        </p>
        <Button testid="just-watch" onClick={onWatch}>
          {say('Just watch')}
        </Button>
      </section>
    );
  return (
    <form className={styles.strip} aria-label={say('Join')} data-testid="join-strip" onSubmit={onSubmit}>
      <NameField {...field} testid="name" />
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
      <span className={styles.joining}>
        <Button type="submit" kind="primary" testid="take-seat">
          {say('Take a seat')}
        </Button>
        <Button testid="just-watch" onClick={onWatch}>
          {say('Just watch')}
        </Button>
      </span>
    </form>
  );
}
