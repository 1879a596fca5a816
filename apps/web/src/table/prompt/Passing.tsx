/** A player's other options in a window: standing passes, and asking for time. */
import type { MessageDescriptor } from '@lingui/core';
import type { PassScope } from '@smash/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import type { GameClient, GameState } from '../../game/client.ts';
import { msg, say } from '../../i18n/say.ts';
import { change, useSetting } from '../../settings/settings.ts';
import { alwaysPass, askAgain } from '../../settings/stops.ts';
import { Button } from '../../ui/index.ts';
import type { PromptView } from '../../view/types.ts';
import { optionWords } from '../model/prompt.ts';
import { useTable } from '../state/context.ts';
import styles from './passing.module.css';
import { useSending } from './useSending.ts';

/** Pass, pass for longer, or act: for windows in which there is something to use. */
export function PassButtons({ prompt, acts }: { prompt: PromptView; acts: boolean }) {
  const { game, passing, decision, openList } = useTable('game', 'passing', 'decision', 'openList');
  const sending = useSending();
  return (
    <>
      <Button hint="P" testid="btn-pass" {...sending} onClick={() => decision.pass()}>
        {prompt.skip}
      </Button>
      {passing && prompt.window ? (
        <span className={styles.split}>
          <Button testid="btn-pass-window" {...sending} onClick={() => game.pass({ pass: 'window' })}>
            {prompt.window.base == null ? say('Pass this window') : say('Pass this base')}
          </Button>
          <Longer prompt={prompt} />
        </span>
      ) : null}
      {acts ? <Act prompt={prompt} onList={() => openList(true)} /> : null}
    </>
  );
}

/** How to act: the only option by name, or the list of options. */
function Act({ prompt, onList }: { prompt: PromptView; onList(): void }) {
  const { name, decision } = useTable('name', 'decision');
  const [only, ...more] = prompt.options;
  const one = only && more.length === 0 ? only : null;
  const sending = useSending();
  return (
    <Button
      kind="primary"
      testid="btn-act"
      data-option={one?.id}
      {...(one ? sending : {})}
      onClick={() => (one ? decision.choose(one.id) : onList())}
    >
      {one ? optionWords(one, name) : say('Respond…')}
    </Button>
  );
}

const LONGER: { pass: PassScope; words: MessageDescriptor; hint?: string }[] = [
  { pass: 'untilChange', words: msg('Pass until something changes here') },
  { pass: 'turn', words: msg('Pass until my turn'), hint: 'Shift+P' },
];

/** The cards whose abilities are offered, each once. */
export const offered = ({ options }: PromptView): string[] => [...new Set(options.flatMap(({ name }) => name ?? []))];

function Longer({ prompt }: { prompt: PromptView }) {
  const { game, passing } = useTable('game', 'passing');
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    list.current?.querySelector('button')?.focus();
    const opener = list.current?.previousElementSibling as HTMLElement;
    const shut = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      // A press on the button that has opened it closes it again.
      const isInside = [list.current, opener].some((one) => one?.contains(event.target as Node));
      if (isKey ? event.key !== 'Escape' : isInside) return;
      if (isKey) opener.focus();
      setOpen(false);
      event.preventDefault();
    };
    // Runs before the table's own keys, for which Escape has another meaning.
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
        <span className={styles.longer}>{say('longer')}</span>
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
                  game.pass({ pass });
                }}
              >
                {say(words)}
              </Button>
            </li>
          ))}
          {(passing?.between ? [] : offered(prompt)).map((card) => (
            <li key={card}>
              <Button
                wide
                testid="btn-skip-card"
                onClick={() => {
                  setOpen(false);
                  game.pass({ skip: { card, on: true } });
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

/** Asks for time when the question is about to be passed automatically. */
export function HoldButton({ prompt, words }: { prompt: PromptView; words: string }) {
  const { game, passing } = useTable('game', 'passing');
  const sending = useSending();
  if (passing?.auto !== prompt.id) return null;
  return (
    <Button testid="btn-hold" {...sending} onClick={() => game.pass({ hold: prompt.id })}>
      {words}
    </Button>
  );
}

/** Stops the automatic pass while a player has something selected and so wants to act. */
export function useHoldWhileChoosing(prompt: PromptView | null, begun: boolean): void {
  const { game, passing } = useTable('game', 'passing');
  const held = prompt && begun && passing?.auto === prompt.id ? prompt.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (held !== null) game.pass({ hold: held });
  }, [held]);
}

const STANDING: Record<PassScope, MessageDescriptor> = {
  window: msg('Passing here'),
  untilChange: msg('Passing until something changes here'),
  turn: msg('Passing until your turn'),
};

/** The standing pass, with a button that cancels it. */
export function PassingNote() {
  const { game, passing } = useTable('game', 'passing');
  if (!passing) return null;
  const { full, pass } = passing;
  if (!full && !pass) return null;
  const standing = pass ? say(STANDING[pass]) : '';
  return (
    <span data-testid="passing">
      {full ? say('Full control this turn') : standing}{' '}
      <button type="button" className="link" onClick={() => game.pass(full ? { full: false } : { pass: null })}>
        {full ? say('End it') : say('Ask me again')}
      </button>
      {' · '}
    </span>
  );
}

/** Menu items for what the keys F and Shift+P do. */
export function passingItems(game: GameClient, passing: GameState['passing']): GameState['menu'] {
  if (!passing) return [];
  const { full, pass, skips } = passing;
  const waits = pass === 'turn';
  return [
    {
      label: full ? say('End full control') : say('Full control this turn'),
      onSelect: () => game.pass({ full: !full }),
    },
    {
      label: waits ? say('Ask me again') : say('Pass until my turn'),
      onSelect: () => game.pass({ pass: waits ? null : 'turn' }),
    },
    ...skips.map((card) => ({
      label: askAgain(card),
      onSelect: () => game.pass({ skip: { card, on: false } }),
    })),
  ];
}

/** The switch for the question whether the turn is really over. */
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
