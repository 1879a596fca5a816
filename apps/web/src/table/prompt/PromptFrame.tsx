import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { say } from '../../i18n/say.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { Button } from '../../ui/index.ts';
import { Window } from '../card/CardFace.tsx';
import { CardLink } from '../card/CardLink.tsx';
import { duelLine } from '../model/duel.ts';
import { useTable } from '../state/context.ts';
import { promptKey } from '../state/useDecision.ts';
import { ClockNote } from './ClockNote.tsx';
import { Foreseen } from './Foreseen.tsx';
import { PassingNote } from './Passing.tsx';
import styles from './prompt.module.css';
import { Spare } from './Spare.tsx';
import { UndoButton } from './Undo.tsx';
import { useClock } from './useClock.ts';

export interface FrameProps {
  tab: string;
  sub: string;
  source: string | null;
  title: string;
  /** Shown before the crumb and the time left: what was refused. */
  about?: ReactNode;
  crumb: ReactNode;
  /** Shown after the crumb if its line has room. */
  spare?: string[];
  /** Buttons with their own layout in a narrow bar. */
  look?: 'sides' | 'passes' | undefined;
  /** Other ways to answer, beside a text that leaves no room for them in its line. */
  ways?: ReactNode;
  calm?: boolean;
  /** A question with nothing to choose. */
  quiet?: boolean;
  children?: ReactNode;
}

/** A double tap must not answer two questions. */
const DOUBLE_TAP = 500;
/**
 * A new question must not be answered before the player has noticed it: buttons stay inactive for this long after the
 * last answer.
 */
const COOL_DOWN = 250;
const NOTHING: string[] = [];

export function Frame({
  tab,
  sub,
  source,
  title,
  about,
  crumb,
  spare = NOTHING,
  look,
  ways,
  calm,
  quiet,
  children,
}: FrameProps) {
  const { view, name, layout, duelling, sharedOut, listOpen } = useTable(
    'view',
    'name',
    'layout',
    'duelling',
    'sharedOut',
    'listOpen',
  );
  const folded = duelling.open || duelling.duel?.result ? null : duelling.duel;
  const born = useRef(0);
  const tapped = useRef(Number.NEGATIVE_INFINITY);
  const buttons = useRef<HTMLDivElement>(null);
  const key = promptKey(view.prompt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts with each question
  useLayoutEffect(() => {
    born.current = performance.now();
    const bar = buttons.current;
    if (!bar || born.current - tapped.current > DOUBLE_TAP) return;
    bar.dataset.cooling = 'true';
    const timer = window.setTimeout(() => delete bar.dataset.cooling, COOL_DOWN);
    return () => {
      window.clearTimeout(timer);
      delete bar.dataset.cooling;
    };
  }, [key]);
  return (
    <section
      className={`${styles.prompt} paper`}
      aria-label={calm ? say('Status') : say('Your decision')}
      data-testid="prompt"
      data-region="prompt"
      data-calm={calm || undefined}
      data-quiet={quiet || undefined}
      data-ways={Boolean(ways) || undefined}
      tabIndex={-1}
    >
      <div className={styles.line}>
        <div className={styles.tab} data-tab>
          <b>{tab}</b>
          <span>{sub}</span>
        </div>
        {source ? (
          <div className={styles.thumb}>
            <Window name={source} w={160} h={88} />
          </div>
        ) : null}
        <div className={styles.text} data-listed={listOpen || undefined}>
          <h2>{title}</h2>
          <Crumb about={about} spare={spare} timed={!ways} alone={!about && crumb === null && !folded}>
            {crumb}
            {folded ? <span data-testid="duel"> · {duelLine(folded, name, layout === 'phone')}</span> : null}
          </Crumb>
          <Foreseen />
          {listOpen ? <p className={styles.above}>{say('Answer in the list.')}</p> : null}
        </div>
      </div>
      {ways && !listOpen ? <Ways>{ways}</Ways> : null}
      <div
        ref={buttons}
        className={styles.buttons}
        data-look={look}
        data-listed={listOpen || undefined}
        onClickCapture={(event) => {
          // The second half of a double tap belongs to the previous question.
          if (event.detail > 1 && performance.now() - born.current < DOUBLE_TAP) event.stopPropagation();
          if (event.detail > 0) tapped.current = performance.now();
        }}
      >
        {folded ? (
          <Button testid="duel-unfold" onClick={() => duelling.setOpen(true)}>
            {say('See the duel')}
          </Button>
        ) : null}
        {view.sharing && !sharedOut.open ? (
          <Button testid="sharing-unfold" onClick={() => sharedOut.setOpen(true)}>
            {say('See the treasures')}
          </Button>
        ) : null}
        <UndoButton />
        {children}
      </div>
    </section>
  );
}

/** The line below the title. It shows the time unless that is elsewhere, and only it updates with the time. */
function Crumb({
  about,
  spare,
  timed,
  alone,
  children,
}: Pick<FrameProps, 'about' | 'children'> & { spare: string[]; timed: boolean; alone: boolean }) {
  const words = useClock();
  return (
    <div className={styles.crumb}>
      <span data-said data-about={Boolean(about) || undefined}>
        <PassingNote />
        {about}
        {about && timed ? <span className={styles.between}> · </span> : null}
        <span className={about ? styles.after : undefined}>
          {timed ? <ClockNote words={words}>{'\u00a0· '}</ClockNote> : null}
          {children}
        </span>
      </span>
      <Spare parts={spare} words={words} alone={alone} />
    </div>
  );
}

/** The time left and the other ways to answer. */
function Ways({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ways} data-said>
      <ClockNote words={useClock()} />
      {children}
    </div>
  );
}

interface NoticeProps {
  text: string;
  rule: string;
  card?: number;
  /** The link to the rule is not here but after the other links. */
  away?: boolean;
}

export function Notice({ text, rule, card, away = false }: NoticeProps) {
  const { where } = useTable('where');
  const name = card === undefined ? undefined : where.get(card)?.card?.name;
  return (
    <span className={styles.notice} role="status" data-testid="refusal">
      {text}
      {rule && !away ? (
        <>
          {/* It stays with the last word. */}
          {'\u00a0'}
          <RuleLink id={rule}>{say('Why?')}</RuleLink>
        </>
      ) : null}
      {name ? (
        <>
          {' · '}
          <CardLink id={card!} name={name} />
        </>
      ) : null}
    </span>
  );
}

/** The link to a refusal's rule, after all others. */
export function WayToRule({ id }: { id: string }) {
  if (!id) return null;
  return (
    <span className={styles.rule}>
      <span className={styles.dot}>·</span>
      <RuleLink id={id}>{say('Why?')}</RuleLink>
    </span>
  );
}
