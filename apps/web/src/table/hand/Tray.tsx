import { memo, useEffect, useRef } from 'react';
import { say } from '../../i18n/say.ts';
import { limitSign } from '../../i18n/sentences.ts';
import { Button } from '../../ui/index.ts';
import type { AllowanceView, SeatView } from '../../view/types.ts';
import { useSelected } from '../state/context.ts';
import own from './seat.module.css';

const word = (a: AllowanceView): string => (a.type === 'minion' ? say('Minion') : say('Action'));
const left = (a: AllowanceView): string =>
  a.type === 'minion' ? say('Minion · {n} left', { n: a.left }) : say('Action · {n} left', { n: a.left });

const many = ({ left: n }: AllowanceView): string => (n > 1 ? ` ×${n}` : '');

/** What is left of an extra play, where it comes from in a line below. */
function Extra({ play }: { play: AllowanceView }) {
  return (
    <>
      +{word(play)}
      {many(play)} {limitSign(play.limit)}
      {play.source ? <small>{play.source}</small> : null}
    </>
  );
}

function Allowance({ play, short }: { play: AllowanceView; short: boolean }) {
  const spent = play.left === 0;
  const detail = [play.limit, play.source && say('from {source}', { source: play.source })].filter(Boolean).join(' · ');
  const regular = short ? word(play) + many(play) : left(play);
  const open = play.regular ? regular : <Extra play={play} />;
  return (
    <li
      className={own.al}
      data-spent={spent || undefined}
      data-extra={!play.regular || undefined}
      data-type={play.type}
      title={detail || undefined}
    >
      <i data-full={!spent || undefined} />
      <span>
        {spent ? <s>{play.regular ? word(play) : `+${word(play)}`}</s> : open}
        <span className="vh">{spent ? ` ${say('spent')}` : detail}</span>
      </span>
    </li>
  );
}

/** The regular plays outside one's own turn: known kinds, nothing to spend. */
const IDLE: AllowanceView[] = [
  { type: 'minion', regular: true, left: 0, limit: '', source: '' },
  { type: 'action', regular: true, left: 0, limit: '', source: '' },
];

/** The plays left this turn, and the end-turn button. */
export const Tray = memo(function Tray({ seat }: { seat: SeatView }) {
  const { mine, notYet, can, done, endTurn } = useSelected(({ view, you, decision }) => ({
    mine: view.current === you,
    notYet: view.prompt ? say('answer first') : say('not yet'),
    can: decision.targets.end !== null,
    done: view.prompt?.options.length === 1,
    endTurn: decision.endTurn,
  }));
  const plays = seat.plays.length ? seat.plays : IDLE;
  const why = mine ? notYet : say('not your turn');
  const list = useRef<HTMLUListElement>(null);
  // A scrolling list must be reachable by keyboard; others are not tab stops.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other plays are other lines
  useEffect(() => {
    const { current: el } = list;
    if (!el) return;
    // It reports after the layout, which is not forced this way.
    const observer = new ResizeObserver(() => {
      if (el.scrollHeight > el.clientHeight) el.tabIndex = 0;
      else el.removeAttribute('tabindex');
    });
    for (const one of [el, ...el.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [plays]);
  return (
    <section
      className={own.tray}
      aria-label={say('Plays left')}
      data-full={plays.length > 2 || undefined}
      data-crowded={plays.length > 3 || undefined}
    >
      <ul
        ref={list}
        className={own.allowances}
        data-plays={plays.length}
        data-idle={seat.plays.length === 0 || undefined}
      >
        {plays.map((play, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plays have no identity
          <Allowance key={i} play={play} short={plays.length > 2} />
        ))}
      </ul>
      <Button
        wide
        kind={done ? 'primary' : 'default'}
        hatched={!can}
        data-can={can || undefined}
        why={can ? undefined : why}
        hint={can ? 'E' : undefined}
        testid="btn-endturn"
        className={own.end}
        onClick={() => endTurn()}
      >
        {say('End turn')}
      </Button>
    </section>
  );
});
