/** Every option of the prompt as words: the way to answer without the table. */
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEndAtWord } from '../../browser/endAtWord.ts';
import { say } from '../../i18n/say.ts';
import { Button, Icon, SeatMark, Sheet } from '../../ui/index.ts';
import type { CardView, OptionView, PromptView } from '../../view/types.ts';
import { BaseTotals } from '../card/BaseTotals.tsx';
import { Plate, Window } from '../card/CardFace.tsx';
import { PowerPlate } from '../card/Tile.tsx';
import { chosenWord, confirmWord, optionWords, reasonsOf } from '../model/prompt.ts';
import { confirmable, isImmediate, missing } from '../model/select.ts';
import { isTwoStep } from '../model/targets.ts';
import { goalOf } from '../model/words.ts';
import { noEffect, useSelected, useTable } from '../state/context.ts';
import { handPeeks } from '../state/useLayout.ts';
import styles from './choice.module.css';

/** @param ordered the order of the picks matters, so the tick shows a number */
function OptionRow({ option, ordered, onChosen }: { option: OptionView; ordered: boolean; onChosen(): void }) {
  const {
    name: nameOf,
    facts,
    where,
    decision,
    pointless,
  } = useTable('name', 'facts', 'where', 'decision', 'pointless');
  const picked = decision.sel.picked.indexOf(option.id);
  const name = option.name;
  const fact = name ? facts.get(name) : undefined;
  // Show the power of a card in play as the table does, otherwise its printed power.
  const card = option.card === undefined ? undefined : where.get(option.card)?.card;
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        data-picked={picked >= 0 || undefined}
        aria-pressed={picked >= 0}
        data-legal="true"
        data-inline="true"
        data-testid={`prompt-option-${option.id}`}
        onClick={() => {
          decision.choose(option.id);
          onChosen();
        }}
      >
        {fact && name ? (
          <>
            <span className={styles.pic}>
              <Window name={name} />
            </span>
            {card ? <PowerPlate card={card} /> : null}
            {card || fact.type === 'base' ? null : <Plate type={fact.type} power={fact.power} />}
          </>
        ) : null}
        <span className="grow">
          <b>{optionWords(option, nameOf)}</b>
          {option.card !== undefined && pointless.has(option.card) ? (
            <span className={styles.sub}>{noEffect()}</span>
          ) : null}
          {option.hint ? <span className={styles.sub}>{option.hint}</span> : null}
          {fact?.text && option.verb !== 'end' ? (
            <span className={styles.sub} data-rule>
              {fact.text}
            </span>
          ) : null}
        </span>
        {picked >= 0 ? <span className={styles.n}>{ordered ? picked + 1 : '✓'}</span> : null}
      </button>
    </li>
  );
}

const ABLE = 'button:not(:disabled)';

/** The first one resolves first. */
function OrderList({ prompt }: { prompt: PromptView }) {
  const { decision } = useTable('decision');
  const order = decision.sel.picked.length ? decision.sel.picked : prompt.options.map((o) => o.id);
  const list = useRef<HTMLOListElement>(null);
  const swap = (i: number, j: number) => {
    const next = [...order];
    [next[i], next[j]] = [next[j]!, next[i]!];
    flushSync(() => decision.reorder(next));
    // At either end one button has no effect any more, and loses the focus to the other.
    const { activeElement } = document;
    if (activeElement?.matches(':disabled')) list.current?.children[j]?.querySelector<HTMLElement>(ABLE)?.focus();
  };
  return (
    <ol className={styles.list} ref={list}>
      {order.map((id, i) => {
        const option = prompt.options.find((o) => o.id === id);
        return (
          <li
            key={id}
            className={styles.orderrow}
            onKeyDown={(event) => {
              const to = event.altKey ? { ArrowUp: i - 1, ArrowDown: i + 1 }[event.key] : undefined;
              if (to !== undefined && order[to] !== undefined) swap(i, to);
              if (to !== undefined) event.preventDefault();
            }}
          >
            <span className={styles.n}>{i + 1}</span>
            <b className="grow" data-testid={`prompt-option-${id}`}>
              {option?.label}
            </b>
            <button
              type="button"
              aria-label={say('{what}: earlier', { what: option?.label ?? '' })}
              disabled={i === 0}
              onClick={() => swap(i, i - 1)}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              aria-label={say('{what}: later', { what: option?.label ?? '' })}
              disabled={i === order.length - 1}
              onClick={() => swap(i, i + 1)}
            >
              <Icon name="down" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Shown({ cards }: { cards: CardView[] }) {
  const { facts } = useTable('facts');
  return (
    <ul className={styles.shown} aria-label={say('Cards shown to you')}>
      {cards.map((card) => (
        <li key={card.id}>
          <span className={styles.head}>
            <Plate type={card.type} power={card.printed ?? card.power ?? facts.get(card.name)?.power} />
            <b>{card.name}</b>
          </span>
          <span className={styles.pic}>
            <Window name={card.name} owner={card.owner} />
          </span>
          <span className={styles.sub}>{facts.get(card.name)?.text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The viewer's score, for layouts in which the list covers the hand and the panel next to it. */
function OwnScore() {
  const { layout } = useTable('layout');
  const own = useSelected(({ view, you }) => view.seats.find(({ seat }) => seat === you));
  const goal = useSelected(({ view }) => goalOf(view));
  if (!own || !handPeeks(layout)) return null;
  return (
    <p className={styles.own} data-own-score>
      <SeatMark seat={own.seat} size={20} />
      <b>
        {own.vp}
        <small>{goal}</small>
      </b>
    </p>
  );
}

const Totals = () => (
  <div className={styles.totals}>
    <BaseTotals />
  </div>
);

/** The card that asks, with its text. */
function Source({ name }: { name: string }) {
  const { facts } = useTable('facts');
  const text = facts.get(name)?.text;
  return (
    <p className={styles.source} data-source>
      <b>{name}</b>
      {text ? ` · ${text}` : null}
    </p>
  );
}

/** What asks, how many options are chosen, and the totals of the bases. */
function About({ prompt, picked, children }: { prompt: PromptView; picked: number; children: ReactNode }) {
  const source = prompt.source?.name;
  const reasons = reasonsOf(prompt).filter((reason) => reason !== source);
  return (
    <div className={styles.about}>
      {source ? <Source name={source} /> : null}
      <OwnScore />
      {reasons.length ? <p className="mut">{reasons.join(' · ')}</p> : null}
      {prompt.max > 1 && prompt.kind !== 'order' ? (
        <p className={styles.count} role="status">
          {chosenWord(prompt, picked)}
          {prompt.ordered ? ` · ${say('tap them in order')}` : ''}
        </p>
      ) : null}
      {children}
    </div>
  );
}

/** From this many options on, the list has a search field. */
const MANY = 16;
/** Up to this many answers in words fit below the cards they are about. */
const FEW = 4;

export function ChoiceSheet({ prompt, onClose }: { prompt: PromptView; onClose(): void }) {
  const { decision, layout } = useTable('decision', 'layout');
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const all = prompt.options;
  const found = all.filter((o) => `${o.label} ${o.name ?? ''}`.toLowerCase().includes(search.toLowerCase()));
  const offered = new Set(all.map((o) => o.card));
  const others = (prompt.shown ?? []).filter((c) => !offered.has(c.id));
  useEndAtWord(list, '[data-rule]', found.map(({ id }) => id).join());
  const instant = isImmediate(prompt) || isTwoStep(prompt);
  const ready = isTwoStep(prompt) ? null : confirmable(prompt, decision.sel);
  // Beside a single card, a mouse has its answers in sight.
  const isBeside = others.length === 1 && (layout === 'desktop' || layout === 'laptop');
  const isPinned = others.length > 0 && !isBeside && instant && all.length <= FEW && all.every((o) => !o.name);
  const answers =
    prompt.kind === 'order' ? (
      <OrderList prompt={prompt} />
    ) : (
      <ul className={isPinned ? styles.pinned : styles.list} data-columns={found.length > 5 || undefined} ref={list}>
        {found.map((o) => (
          <OptionRow key={o.id} option={o} ordered={prompt.ordered === true} onChosen={() => instant && onClose()} />
        ))}
      </ul>
    );
  const hasFoot = !instant || ready || prompt.optional || isPinned;
  // A landscape phone has room for them beside the buttons.
  const isBelow = hasFoot && layout === 'landscape';
  return (
    <Sheet
      title={prompt.title}
      onClose={onClose}
      width="wide"
      over="bases"
      testid="choice"
      rows="li"
      sub={
        <About prompt={prompt} picked={decision.sel.picked.length}>
          {isBelow ? null : <Totals />}
        </About>
      }
      footer={
        hasFoot ? (
          <>
            {isBelow ? <Totals /> : null}
            {isPinned ? answers : null}
            {prompt.optional ? (
              <Button
                testid="list-pass"
                onClick={() => {
                  decision.pass();
                  onClose();
                }}
              >
                {prompt.skip || say('Skip')}
              </Button>
            ) : null}
            {instant && !ready ? null : (
              <Button
                kind="primary"
                hatched={!ready}
                reason={missing(prompt, decision.sel, all.length)}
                testid="btn-confirm"
                onClick={() => {
                  decision.confirm();
                  onClose();
                }}
              >
                {confirmWord(prompt, decision.sel.picked.length)}
              </Button>
            )}
          </>
        ) : null
      }
    >
      {all.length > MANY ? (
        <label className={styles.search}>
          <Icon name="search" />
          <span className="vh">{say('Search')}</span>
          <input type="search" value={search} placeholder={say('Search')} onChange={(e) => setSearch(e.target.value)} />
        </label>
      ) : null}
      <div className={styles.answers} data-beside={others.length === 1 || undefined}>
        {others.length ? <Shown cards={others} /> : null}
        {isPinned ? null : answers}
      </div>
      {found.length === 0 && all.length > 0 ? <p>{say('Nothing is called “{search}”.', { search })}</p> : null}
    </Sheet>
  );
}
