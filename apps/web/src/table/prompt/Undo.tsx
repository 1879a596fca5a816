import { memo, useEffect, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { Button, Icon, SeatMark } from '../../ui/index.ts';
import { requestLine, requestWhat } from '../model/undo.ts';
import { useTable } from '../state/context.ts';
import styles from './undo.module.css';
import { useSending } from './useSending.ts';

/** Always the first button. Its label says what would be undone; its accessible name says it in full. */
export function UndoButton() {
  const { undoing } = useTable('undoing');
  const sending = useSending();
  const { next } = undoing;
  if (!next) return null;
  return (
    <Button
      className={styles.button}
      hint="U"
      testid="btn-undo"
      aria-label={say('Undo: {what}', { what: next.label })}
      title={say('Undo: {what}', { what: next.label })}
      data-barred={next.barred ? 'true' : undefined}
      {...sending}
      onClick={() => undoing.press()}
    >
      <Icon name="undo" />
      <span>
        {say('Undo')}
        <span className={styles.what}>: {next.label}</span>
      </span>
    </Button>
  );
}

/** Why the undo is not free, and how to do it anyway. */
export function WhyNoUndo() {
  const { undoing } = useTable('undoing');
  return (
    <span className={styles.why} data-testid="undo-why">
      {undoing.why}
      {undoing.next?.ask ? (
        <>
          {' '}
          <button type="button" className="link" data-testid="btn-askundo" onClick={() => undoing.ask()}>
            {say('Ask the table')}
          </button>
        </>
      ) : null}
    </span>
  );
}

const SECOND = 1000;

/** Somebody's request for an undo, shown next to the game; it blocks nobody. */
export const UndoRequest = memo(function UndoRequest() {
  const { game, undo, name, you } = useTable('game', 'undo', 'name', 'you');
  const request = undo?.request ?? null;
  const [now, setNow] = useState(() => Date.now());
  const until = request?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), SECOND);
    return () => window.clearInterval(timer);
  }, [until]);
  if (!request) return null;
  const { mine } = request;
  const left = until === null ? '' : ` · ${Math.max(0, Math.ceil((until - now) / SECOND))} s`;
  const nobody = mine ? say('Everybody must agree') : say('Waiting');
  const waiting = request.waiting.filter((seat) => seat !== you).map(name);
  return (
    <section className={`${styles.request} paper`} aria-label={say('Undo request')} data-testid="undo-request">
      <SeatMark seat={request.seat} size={26} />
      <p className="grow">
        <b>
          {mine || request.seat !== you
            ? requestLine(request, name)
            : say('You ask to undo {what}.', { what: requestWhat(request) })}
        </b>
        <span className={styles.small}>
          {waiting.length > 0 ? say('Waiting for {who}', { who: waiting.join(', ') }) : nobody}
          {left}
        </span>
      </p>
      {mine ? (
        <>
          <Button testid="undo-refuse" onClick={() => game.answerUndo(false)}>
            {say('Decline')}
          </Button>
          <Button kind="primary" testid="undo-allow" onClick={() => game.answerUndo(true)}>
            {say('Allow')}
          </Button>
        </>
      ) : null}
    </section>
  );
});
