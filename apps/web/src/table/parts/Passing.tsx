/** What a player can say in a window besides what to use: passes that stand, and asking for time. */
import type { MessageDescriptor } from '@lingui/core';
import type { PassScope } from '@smash/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import { change, useSetting } from '../../settings/settings.ts';
import { alwaysPass, askAgain } from '../../settings/stops.ts';
import { Button } from '../../ui/index.ts';
import { msg, say } from '../../words/say.ts';
import { useAnswering, useTable } from '../context.ts';
import type { PromptView, TableProps } from '../types.ts';
import styles from './passing.module.css';

/** Pass, pass for longer, or act: for windows in which there is something to use. */
export function PassButtons({ prompt, acts }: { prompt: PromptView; acts: boolean }) {
  const { props } = useTable();
  const { decision, openList } = useAnswering();
  const { passing } = props;
  return (
    <>
      <Button hint="P" testid="btn-pass" onClick={() => decision.pass()}>
        {prompt.skip}
      </Button>
      {passing && prompt.window ? (
        <span className={styles.split}>
          <Button testid="btn-pass-window" onClick={() => passing.want({ pass: 'window' })}>
            {prompt.window.base == null ? say('Pass this window') : say('Pass this base')}
          </Button>
          <Longer prompt={prompt} want={passing.want} />
        </span>
      ) : null}
      {acts ? (
        <Button kind="primary" testid="btn-act" onClick={() => openList(true)}>
          {say('I want to act…')}
        </Button>
      ) : null}
    </>
  );
}

const LONGER: { pass: PassScope; words: MessageDescriptor; hint?: string }[] = [
  { pass: 'untilChange', words: msg('Pass until something changes here') },
  { pass: 'turn', words: msg('Pass until my turn'), hint: 'Shift+P' },
];

/** The cards whose abilities are offered, each once. */
export const offered = ({ options }: PromptView): string[] => [...new Set(options.flatMap(({ name }) => name ?? []))];

type Want = NonNullable<TableProps['passing']>['want'];

function Longer({ prompt, want }: { prompt: PromptView; want: Want }) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    list.current?.querySelector('button')?.focus();
    const shut = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !list.current?.contains(event.target as Node)) {
        setOpen(false);
        event.preventDefault();
      }
    };
    // Before the keys of the table, for which Escape means something else.
    addEventListener('keydown', shut, true);
    addEventListener('pointerdown', shut, true);
    return () => {
      removeEventListener('keydown', shut, true);
      removeEventListener('pointerdown', shut, true);
    };
  }, [open]);
  return (
    <>
      <Button
        aria-label={say('Pass for longer')}
        aria-expanded={open}
        aria-controls={id}
        testid="btn-pass-longer"
        className={styles.more ?? ''}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.arrow} />
      </Button>
      {open ? (
        <ul ref={list} id={id} className={styles.list}>
          {LONGER.map(({ pass, words, hint }) => (
            <li key={pass}>
              <Button
                wide
                {...(hint ? { hint } : {})}
                testid={`btn-pass-${pass}`}
                onClick={() => {
                  setOpen(false);
                  want({ pass });
                }}
              >
                {say(words)}
              </Button>
            </li>
          ))}
          {offered(prompt).map((card) => (
            <li key={card}>
              <Button
                wide
                testid="btn-skip-card"
                onClick={() => {
                  setOpen(false);
                  want({ skip: { card, on: true } });
                }}
              >
                {alwaysPass(card)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The question is passed without being asked: time can be had all the same. */
export function HoldButton({ prompt, words }: { prompt: PromptView; words: string }) {
  const { passing } = useTable().props;
  if (passing?.now.auto !== prompt.id) return null;
  return (
    <Button testid="btn-hold" onClick={() => passing.want({ hold: prompt.id })}>
      {words}
    </Button>
  );
}

/** Who has taken something up wants to act: the question is not passed meanwhile. */
export function useHoldWhileChoosing(prompt: PromptView | null, begun: boolean): void {
  const { passing } = useTable().props;
  const held = prompt && begun && passing?.now.auto === prompt.id ? prompt.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (held !== null) passing?.want({ hold: held });
  }, [held]);
}

const STANDING: Record<PassScope, MessageDescriptor> = {
  window: msg('You pass here'),
  untilChange: msg('You pass until something changes here'),
  turn: msg('You pass until your turn'),
};

/** What stands, and the way to take it back. */
export function PassingNote() {
  const { passing } = useTable().props;
  if (!passing) return null;
  const { full, pass } = passing.now;
  if (!full && !pass) return null;
  return (
    <span data-testid="passing">
      {full ? say('Full control this turn') : pass ? say(STANDING[pass]) : ''}{' '}
      <button type="button" className="link" onClick={() => passing.want(full ? { full: false } : { pass: null })}>
        {full ? say('End it') : say('Ask me again')}
      </button>
      {' · '}
    </span>
  );
}

/** For the menu: what the keys F and Shift+P do. */
export function passingItems(passing: TableProps['passing']): TableProps['menu'] {
  if (!passing) return [];
  const { full, pass, skips } = passing.now;
  const waits = pass === 'turn';
  return [
    {
      label: full ? say('End full control') : say('Full control this turn'),
      onSelect: () => passing.want({ full: !full }),
    },
    {
      label: waits ? say('Ask me again') : say('Pass until my turn'),
      onSelect: () => passing.want({ pass: waits ? null : 'turn' }),
    },
    ...skips.map((card) => ({
      label: askAgain(card),
      onSelect: () => passing.want({ skip: { card, on: false } }),
    })),
  ];
}

/** With the question whether the turn is really over. */
export function NeverAskAgain() {
  const ask = useSetting('confirmEnd');
  return (
    <label className={styles.never}>
      <input
        type="checkbox"
        checked={!ask}
        onChange={(event) => change({ confirmEnd: !event.target.checked })}
        data-testid="never-ask"
      />
      {say('Don’t ask again')}
    </label>
  );
}
