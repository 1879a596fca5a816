/** What the rules say, in the language of the page: the table knows no other words of theirs. */
import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { say } from '../words/say.ts';
import { hasSentences, sayRules } from '../words/sentences.ts';
import type { OptionView, PromptView, Refusal, TableProps, TableUndo, View } from './types.ts';

/** Names stay names: a card, a card at a base. */
function labelOf({ label, name = '' }: OptionView): string {
  if (label === name) return label;
  if (!label.startsWith(`${name} on `)) return sayRules(label);
  return `${name} ${say('on {place}', { place: label.slice(name.length + 4) })}`;
}

/** "Diva: Destroyed". */
const ofReason = (reason: string): string => reason.split(': ').map(sayRules).join(': ');

const ofPrompt = (prompt: PromptView): PromptView => ({
  ...prompt,
  title: sayRules(prompt.title),
  skip: sayRules(prompt.skip),
  reason: prompt.reason.map(ofReason),
  options: prompt.options.map((option) => ({
    ...option,
    label: labelOf(option),
    ...(option.hint === undefined ? {} : { hint: sayRules(option.hint) }),
  })),
});

const viewInLanguage = (view: View): View => ({
  ...view,
  prompt: view.prompt && ofPrompt(view.prompt),
  waiting: view.waiting && { ...view.waiting, what: sayRules(view.waiting.what) },
  seats: view.seats.map((seat) => ({
    ...seat,
    plays: seat.plays.map((play) => ({ ...play, limit: play.limit.split(', ').map(sayRules).join(', ') })),
  })),
});

const ofRefusal = (refusal: Refusal | null): Refusal | null => refusal && { ...refusal, text: sayRules(refusal.text) };

const ofUndo = (undo: TableUndo): TableUndo => ({
  ...undo,
  next: undo.next && { ...undo.next, label: sayRules(undo.next.label), barred: sayRules(undo.next.barred) },
  request: undo.request && {
    ...undo.request,
    label: sayRules(undo.request.label),
    barred: sayRules(undo.request.barred),
  },
});

/** In English everything stays what it is. */
export function useInLanguage(props: TableProps): TableProps {
  const { view, undo, whyNot, explain } = props;
  const { locale } = i18n;
  const speaks = hasSentences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences change with the language
  const said = useMemo(
    () => ({
      view: viewInLanguage(view),
      whyNot: async (card: number, at?: number) => ofRefusal(await whyNot(card, at)),
      explain: async (...of: Parameters<TableProps['explain']>) =>
        (await explain(...of)).map((row) => ({
          ...row,
          label: row.label === row.source?.name ? row.label : sayRules(row.label),
          ...(row.expires === undefined ? {} : { expires: sayRules(row.expires) }),
        })),
    }),
    [view, whyNot, explain, locale],
  );
  return useMemo(
    () =>
      speaks
        ? { ...props, ...said, refusal: ofRefusal(props.refusal), ...(undo ? { undo: ofUndo(undo) } : {}) }
        : props,
    [speaks, props, said, undo],
  );
}
