import type { MessageDescriptor } from '@lingui/core';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { Button } from '../../ui/index.ts';
import { listed, msg, say, sayWith } from '../../words/say.ts';
import { useAnswering, useTable } from '../context.ts';
import { duelLine } from '../model/duel.ts';
import { armedTitle, countWord, fitsInline, optionWords, tabWord } from '../model/prompt.ts';
import { missing } from '../model/select.ts';
import { isTwoStep, type Selection, sides } from '../model/targets.ts';
import { waitingLine } from '../model/words.ts';
import type { CardName, OptionView, PromptView } from '../types.ts';
import { promptKey } from '../useDecision.ts';
import { handPeeks } from '../useLayout.ts';
import { useWaited } from '../useWaited.ts';
import { Window } from './CardFace.tsx';
import { CardLink } from './CardLink.tsx';
import { ClockNote } from './ClockNote.tsx';
import { Foreseen } from './Foreseen.tsx';
import { Parts } from './Parts.tsx';
import { HoldButton, NeverAskAgain, PassButtons, PassingNote, useHoldWhileChoosing } from './Passing.tsx';
import styles from './prompt.module.css';
import { Sides } from './Sides.tsx';
import { UndoButton, WhyNoUndo } from './Undo.tsx';

interface FrameProps {
  tab: string;
  sub: string;
  source: string | null;
  title: string;
  crumb: ReactNode;
  /** The line below the title says why something was refused: it may take two lines. */
  notice?: boolean;
  /** Buttons that share a narrow bar in their own way. */
  look?: 'sides' | 'passes' | undefined;
  calm?: boolean;
  children?: ReactNode;
}

/** A double tap must not answer two questions. */
const DOUBLE_TAP = 500;
/** Nor a hand that has not noticed the new question yet: so long after the last answer's tap the buttons rest. */
const COOL_DOWN = 250;

function Frame({ tab, sub, source, title, crumb, notice, look, calm, children }: FrameProps) {
  const { view, name, layout } = useTable();
  const { duelling } = useAnswering();
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
      tabIndex={-1}
    >
      <div className={styles.line}>
        <div className={styles.tab}>
          <b>{tab}</b>
          <span>{sub}</span>
        </div>
        {source ? (
          <div className={styles.thumb}>
            <Window name={source} w={160} h={88} />
          </div>
        ) : null}
        <div className={styles.text}>
          <h2>{title}</h2>
          <div className={styles.crumb} data-notice={notice || undefined}>
            <PassingNote />
            <ClockNote />
            {crumb}
            {folded ? <span data-testid="duel"> · {duelLine(folded, name, layout === 'phone')}</span> : null}
          </div>
          <Foreseen />
        </div>
      </div>
      <div
        ref={buttons}
        className={styles.buttons}
        data-look={look}
        onClickCapture={(event) => {
          // The second half of a double tap belongs to the question before.
          if (event.detail > 1 && performance.now() - born.current < DOUBLE_TAP) event.stopPropagation();
          if (event.detail > 0) tapped.current = performance.now();
        }}
      >
        {folded ? (
          <Button testid="duel-unfold" onClick={() => duelling.setOpen(true)}>
            {say('See the duel')}
          </Button>
        ) : null}
        <UndoButton />
        {children}
      </div>
    </section>
  );
}

function Notice({ text, rule, card }: { text: string; rule: string; card?: number }) {
  const { where } = useTable();
  const name = card === undefined ? undefined : where.get(card)?.card?.name;
  return (
    <span className={styles.notice} role="status" data-testid="refusal">
      {text}
      {rule ? (
        <>
          {' '}
          <RuleLink id={rule} />
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

function Loose({ options }: { options: OptionView[] }) {
  const { name } = useTable();
  const { decision, listOpen } = useAnswering();
  return options.map((option) => (
    <Button
      key={option.id}
      kind={decision.sel.picked.includes(option.id) ? 'primary' : 'default'}
      testid={listOpen ? undefined : `prompt-option-${option.id}`}
      aria-pressed={decision.sel.picked.includes(option.id) || undefined}
      data-legal="true"
      data-inline="true"
      data-option={option.id}
      title={option.hint}
      onClick={() => decision.choose(option.id)}
    >
      {optionWords(option, name)}
    </Button>
  ));
}

/** Nothing has been taken up or picked yet. */
const isUntouched = ({ armed, fork, picked }: Selection): boolean =>
  armed === null && fork.length === 0 && picked.length === 0;
/** A pass for this once, and those that last longer. */
const offersPasses = (prompt: PromptView, sel: Selection): boolean =>
  prompt.kind === 'react' && prompt.optional && !prompt.cover && isUntouched(sel);

/** Undo stands first; then Skip, then Confirm: the order never changes. */
function Buttons({ prompt }: { prompt: PromptView }) {
  const { view, props, layout } = useTable();
  const { decision, openList, listOpen, duelling } = useAnswering();
  const { sel, targets, ready } = decision;
  // The question lies with the duel.
  if (prompt.kind === 'commit' && duelling.open) return null;
  // One touch on a treasure answers.
  if (view.sharing?.cards.some((card) => targets.ids.has(card.id))) return null;
  if (decision.ending)
    return (
      <>
        <NeverAskAgain />
        <Button onClick={() => decision.cancel()}>{say('Keep playing')}</Button>
        <Button kind="primary" testid="btn-endturn-sure" onClick={() => decision.endTurn(true)}>
          {say('End turn')}
        </Button>
      </>
    );
  const both = sides(prompt, sel);
  const fork = prompt.options.filter((o) => sel.fork.includes(o.id));
  const loose = fork.length ? fork : targets.loose;
  const inline = loose.length > 0 && fitsInline(loose) ? loose : [];
  const busy = props.busy;
  const untouched = isUntouched(sel);
  const choices = loose.length > inline.length || (sel.armed === null && targets.away.length > 0);
  const passes = offersPasses(prompt, sel);
  const single = prompt.max === 1 && !isTwoStep(prompt) && inline.length === prompt.options.length;
  return (
    <>
      {sel.armed !== null || fork.length || sel.picked.length ? (
        <Button hint="Esc" onClick={() => decision.cancel()}>
          {sel.picked.length ? say('Clear') : say('Back')}
        </Button>
      ) : null}
      {passes ? (
        <PassButtons prompt={prompt} acts={!inline.length && !choices} />
      ) : prompt.optional && untouched ? (
        <Button hint="P" testid="btn-pass" onClick={() => decision.pass()}>
          {prompt.skip || say('Skip')}
        </Button>
      ) : null}
      {both ? <Sides action={both.action} /> : null}
      {inline.length ? <Loose options={inline} /> : null}
      {choices ? (
        <Button
          data-legal="true"
          data-inline="true"
          testid="btn-choose"
          kind={targets.ids.size ? 'default' : 'primary'}
          onClick={() => openList(true)}
        >
          {targets.away.length ? fromWord(targets.away) : say('Choose from {n}', { n: loose.length })}
        </Button>
      ) : null}
      {handPeeks(layout) && targets.end && sel.armed === null ? (
        <Button testid="btn-endturn" onClick={() => decision.endTurn()}>
          {say('End turn')}
        </Button>
      ) : null}
      {(inline.length && !ready && (single || isTwoStep(prompt))) || prompt.cover || both || passes ? null : (
        <Button
          kind="primary"
          hatched={!ready || busy}
          reason={busy ? say('Sending…') : missing(prompt, sel, targets.count)}
          testid={listOpen ? undefined : 'btn-confirm'}
          data-option={ready?.length === 1 ? ready[0] : undefined}
          onClick={() => decision.confirm()}
        >
          {targets.ready?.label ?? confirmWord(prompt, sel.picked.length)}
        </Button>
      )}
    </>
  );
}

const FROM: Record<string, (n: number) => string> = {
  discard: (n) => say('From discard pile ({n})', { n }),
  deck: (n) => say('From deck ({n})', { n }),
  baseDeck: (n) => say('From base deck ({n})', { n }),
  hand: (n) => say('From hand ({n})', { n }),
  aside: (n) => say('From titans ({n})', { n }),
};

const fromWord = (options: OptionView[]): string => {
  const zones = new Set(options.map((o) => o.from ?? ''));
  const from = zones.size === 1 ? FROM[[...zones][0]!] : undefined;
  const cards = new Set(options.map((o) => o.card)).size;
  return from ? from(cards) : say('See {n} cards', { n: cards });
};
const confirmWord = (prompt: PromptView, n: number): string =>
  prompt.kind === 'reveal'
    ? say('OK')
    : prompt.kind === 'order'
      ? say('Use this order')
      : n > 1
        ? say('Confirm {n}', { n })
        : say('Confirm');

const PLAYS: Record<string, MessageDescriptor> = {
  minion: msg('play a minion'),
  action: msg('play an action'),
  titan: msg('play a titan'),
};

/** What is still open, in the words of the "end turn" question. */
function leftOver(prompt: PromptView, typeOf: (id: number) => string | undefined): string {
  const kinds = new Set<string>();
  for (const o of prompt.options) {
    if (o.verb === 'use') kinds.add(say('use an ability'));
    if (o.verb !== 'play' || o.card === undefined) continue;
    // A fusion without a place is an action (FUS-1).
    const type = o.at === undefined ? 'action' : typeOf(o.card);
    kinds.add(say(PLAYS[type ?? ''] ?? msg('play a card')));
  }
  return say('You can still {what}.', { what: listed([...kinds]) });
}

/** Passed without being asked, or asked although there is nothing. */
function coverTitle({ cover, title }: PromptView, auto: boolean): string {
  if (!cover) return say('Passing for you: {title}', { title });
  return auto ? say('Nothing to play here - covering your tracks') : say('Nothing to play: {title}', { title });
}

export const PromptBar = memo(function PromptBar() {
  const { view, name, props, where, facts, layout } = useTable();
  const { decision, openList, undoing } = useAnswering();
  const prompt = view.prompt;
  const source = prompt?.source ?? null;
  const { sel } = decision;
  const begun = !isUntouched(sel);
  useHoldWhileChoosing(prompt, begun);
  const waited = useWaited(
    prompt || view.over || props.past !== undefined ? null : JSON.stringify([view.waiting, view.turn]),
  );
  if (!prompt) {
    const acting = view.resolving.at(-1);
    return (
      <Frame
        calm
        tab={view.over ? say('THE END') : say('WATCH')}
        sub={
          view.over
            ? say('turn {n}', { n: view.turn })
            : view.current === null
              ? ''
              : say('turn of {who}', { who: name(view.current) })
        }
        source={acting?.name ?? null}
        title={`${waitingLine(view, name)}${waited ? ` · ${waited}` : ''}`}
        notice={!undoing.why && props.refusal !== null}
        crumb={
          undoing.why ? (
            <WhyNoUndo />
          ) : props.refusal ? (
            <Notice text={props.refusal.text} rule={props.refusal.rule} />
          ) : acting ? (
            <Parts parts={sayWith<CardName>('{card} is being resolved', { card: [acting] })} />
          ) : (
            say('Everything on the table can be read meanwhile')
          )
        }
      />
    );
  }
  const auto = props.passing ? props.passing.now.auto === prompt.id : prompt.cover === true;
  if (prompt.cover || (auto && !begun))
    return (
      <Frame
        tab={tabWord(prompt)}
        sub={auto ? say('one moment') : say('nothing to play')}
        source={source?.name ?? null}
        title={coverTitle(prompt, auto)}
        crumb={prompt.cover ? say('Nobody learns that you hold nothing') : say('You can still act')}
      >
        <HoldButton prompt={prompt} words={prompt.cover ? say('Hold longer') : say('Ask me')} />
        {prompt.cover ? <Buttons prompt={prompt} /> : null}
      </Frame>
    );
  const message = decision.message ?? (props.refusal ? { ...props.refusal, card: undefined } : null);
  const armed = sel.armed === null ? null : where.get(sel.armed)?.card;
  const whyNoUndo = undoing.why !== null && !decision.message;
  const look = sides(prompt, sel)
    ? 'sides'
    : offersPasses(prompt, sel) && props.passing && prompt.window && !decision.ending
      ? 'passes'
      : undefined;
  return (
    <Frame
      tab={tabWord(prompt)}
      sub={countWord(prompt, decision.targets, decision.sel)}
      source={armed?.name ?? source?.name ?? null}
      title={
        decision.ending
          ? leftOver(prompt, (id) => where.get(id)?.card?.type)
          : armed
            ? armedTitle(armed.name, facts.get(armed.name)?.sides !== undefined, prompt, decision.targets, decision.sel)
            : prompt.title
      }
      notice={message !== null && !whyNoUndo}
      look={look}
      crumb={
        whyNoUndo ? (
          <WhyNoUndo />
        ) : message ? (
          <Notice {...message} />
        ) : (
          <>
            {source ? (
              <>
                <CardLink id={source.id} name={source.name} />
                {' · '}
              </>
            ) : null}
            {prompt.reason.length && !handPeeks(layout) ? `${prompt.reason.join(' · ')} · ` : ''}
            {prompt.optional ? `${say('optional')} · ` : ''}
            <button type="button" className="link" data-testid="btn-list" onClick={() => openList(true)}>
              {say('Show as list')}
            </button>
          </>
        )
      }
    >
      <Buttons prompt={prompt} />
    </Frame>
  );
});
