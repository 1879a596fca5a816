import { memo, useEffect, useRef } from 'react';
import { onResize } from '../../browser/onResize.ts';
import { msg, say } from '../../i18n/say.ts';
import { limitSign } from '../../i18n/sentences.ts';
import { Button } from '../../ui/index.ts';
import type { AllowanceView, SeatView } from '../../view/types.ts';
import { useSelected, useTable } from '../state/context.ts';
import own from './seat.module.css';

const WORDS = { minion: msg('Minion'), action: msg('Action'), card: msg('Card') };
const word = ({ type }: AllowanceView): string => say(WORDS[type]);

/** The name of a play, with its limit. In a crowded list an extra play is named by its source. */
function called(play: AllowanceView, isBrief: boolean): string {
  if (play.regular) return word(play);
  const name = isBrief && play.source ? play.source : word(play);
  return `+${name} ${limitSign(play.limit)}`.trim();
}

/** A play in the form that all kinds share: sign, name and number left. */
function Allowance({ play, isBrief }: { play: AllowanceView; isBrief: boolean }) {
  const spent = play.left === 0;
  const detail = [play.limit, play.source && say('from {source}', { source: play.source })].filter(Boolean).join(' · ');
  return (
    <li className={own.al} data-spent={spent || undefined} data-type={play.type} title={detail || undefined}>
      <i data-full={!spent || undefined} />
      <span>{called(play, isBrief)}</span>
      <b>{play.left}</b>
      {play.source && !isBrief ? <small>{play.source}</small> : null}
      <span className="vh">{detail}</span>
    </li>
  );
}

/** The most plays with room for a line about each source: beside a high hand, and elsewhere. */
const MANY = { high: 4, others: 3 } as const;

/** The regular plays outside one's own turn: known kinds, nothing to spend. */
const IDLE: AllowanceView[] = [
  { type: 'minion', regular: true, left: 0, limit: '', source: '' },
  { type: 'action', regular: true, left: 0, limit: '', source: '' },
];

/** px: height of the line of a play, and of that of its source. */
const LINE = { play: 18, source: 14 } as const;
const FEW = 68;
const SOME = 100;

/** How much the list contains, from which the styles decide what fits beside it. */
function amountOf(plays: readonly AllowanceView[], isBrief: boolean): 'few' | 'some' | undefined {
  const sources = isBrief ? 0 : plays.filter(({ source }) => source).length;
  const height = plays.length * LINE.play + sources * LINE.source;
  if (height <= FEW) return 'few';
  return height <= SOME ? 'some' : undefined;
}

interface TrayProps {
  seat: SeatView;
  /** The hand beside it has two rows. */
  inRows: boolean;
}

/** The plays left this turn, and the end-turn button. */
export const Tray = memo(function Tray({ seat, inRows }: TrayProps) {
  const { mine, notYet, isLost, can, done, endTurn } = useSelected(({ view, you, decision, connection }) => ({
    mine: view.current === you,
    // A prompt to play cards is not to be answered first: a lesson may want cards played before the turn can end.
    notYet: view.prompt && !view.prompt.decoy && view.prompt.kind !== 'play' ? say('answer first') : say('not yet'),
    isLost: connection.state !== 'online',
    can: decision.targets.end !== null && connection.state === 'online',
    done: view.prompt?.options.length === 1,
    endTurn: decision.endTurn,
  }));
  const { layout } = useTable('layout');
  const plays = seat.plays.length ? seat.plays : IDLE;
  const isHigh = layout === 'desktop' || (layout === 'laptop' && inRows);
  const isCrowded = plays.length > (isHigh ? MANY.high : MANY.others);
  const reason = mine ? notYet : say('not your turn');
  const why = isLost ? say('offline') : reason;
  const list = useRef<HTMLUListElement>(null);
  // A scrolling list must be reachable by keyboard; others are not tab stops.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other plays are other lines
  useEffect(() => {
    const { current: el } = list;
    if (!el) return undefined;
    // Called after layout, so that reading sizes forces no extra one.
    return onResize([el, ...el.children], () => {
      const scrolls = el.scrollHeight > el.clientHeight;
      return () => {
        if (scrolls) el.tabIndex = 0;
        else el.removeAttribute('tabindex');
      };
    });
  }, [plays]);
  return (
    <section
      className={own.tray}
      aria-label={say('Plays left')}
      data-full={plays.length > 2 || undefined}
      data-crowded={isCrowded || undefined}
      data-amount={amountOf(plays, isCrowded)}
    >
      <h3 className={own.caption}>{say('Plays left')}</h3>
      <ul ref={list} className={own.allowances} data-plays={plays.length}>
        {plays.map((play, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plays have no identity
          <Allowance key={i} play={play} isBrief={isCrowded} />
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
