import { Button } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { useAnswering, useTable } from '../context.ts';
import type { AllowanceView, SeatView } from '../types.ts';
import own from './seat.module.css';

const word = (a: AllowanceView): string => (a.type === 'minion' ? say('Minion') : say('Action'));
const left = (a: AllowanceView): string =>
  a.type === 'minion' ? say('Minion · {n} left', { n: a.left }) : say('Action · {n} left', { n: a.left });

function Allowance({ play }: { play: AllowanceView }) {
  const spent = play.left === 0;
  const detail = [play.limit, play.source && say('from {source}', { source: play.source })].filter(Boolean).join(' · ');
  return (
    <li className={own.al} data-spent={spent || undefined} data-type={play.type} title={detail || undefined}>
      <i data-full={!spent || undefined} />
      <span>
        {play.regular ? '' : '+'}
        {spent ? <s>{word(play)}</s> : play.regular ? left(play) : word(play)}
        <span className="vh">{spent ? ` ${say('spent')}` : ''}</span>
        {detail && !spent ? <small> {detail}</small> : null}
      </span>
    </li>
  );
}

/** The regular plays as they are outside the own turn: known kinds, nothing to spend. */
const IDLE: AllowanceView[] = [
  { type: 'minion', regular: true, left: 0, limit: '', source: '' },
  { type: 'action', regular: true, left: 0, limit: '', source: '' },
];

/** What may still be played this turn, and the end of it. */
export function Tray({ seat }: { seat: SeatView }) {
  const { view, you } = useTable();
  const { decision } = useAnswering();
  const mine = view.current === you;
  const plays = seat.plays.length ? seat.plays : IDLE;
  const can = decision.targets.end !== null;
  const why = !mine ? say('Not your turn') : view.prompt ? say('Answer the question first') : '';
  return (
    <section className={own.tray} aria-label={say('You may still play')}>
      <ul className={own.allowances} data-idle={seat.plays.length === 0 || undefined}>
        {plays.map((play, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plays have no identity
          <Allowance key={i} play={play} />
        ))}
      </ul>
      {can ? null : <p className={own.note}>{why}</p>}
      <Button
        wide
        hatched={!can}
        title={why || undefined}
        hint={can ? 'E' : undefined}
        testid="btn-endturn"
        className={own.end}
        onClick={() => decision.endTurn()}
      >
        {say('End turn')}
      </Button>
    </section>
  );
}
