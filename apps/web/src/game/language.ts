/** Translates the rules' sentences into the page's language: the table only sees translated text. */
import { locale } from '../i18n/locale.ts';
import { say } from '../i18n/say.ts';
import { hasSentences, sayRules } from '../i18n/sentences.ts';
import type { Contribution, OptionView, PromptView, Refusal, View } from '../view/types.ts';
import type { Advice } from './bots/advice.ts';
import type { GameClient, GameState, UndoState } from './client.ts';
import { derived } from './store.ts';

/** Keeps names untranslated: a card's, or a card's at a base. */
function labelOf({ label, name = '' }: OptionView): string {
  if (label === name) return label;
  if (!label.startsWith(`${name} on `)) return sayRules(label);
  return `${name} ${say('on {place}', { place: label.slice(name.length + 4) })}`;
}

/** Translates a reason such as "Diva: Destroyed". */
const ofReason = (reason: string): string => reason.split(': ').map(sayRules).join(': ');

const ofOption = (option: OptionView): OptionView => ({
  ...option,
  label: labelOf(option),
  ...(option.hint === undefined ? {} : { hint: sayRules(option.hint) }),
});

const ofPrompt = (prompt: PromptView): PromptView => ({
  ...prompt,
  title: sayRules(prompt.title),
  skip: sayRules(prompt.skip),
  reason: prompt.reason.map(ofReason),
  options: prompt.options.map(ofOption),
});

const ofView = (view: View): View => ({
  ...view,
  prompt: view.prompt && ofPrompt(view.prompt),
  waiting: view.waiting && { ...view.waiting, what: sayRules(view.waiting.what) },
  seats: view.seats.map((seat) => ({
    ...seat,
    plays: seat.plays.map((play) => ({ ...play, limit: play.limit.split(', ').map(sayRules).join(', ') })),
  })),
});

const ofRefusal = (refusal: Refusal | null): Refusal | null => refusal && { ...refusal, text: sayRules(refusal.text) };

const ofUndo = ({ next, request }: UndoState): UndoState => ({
  next: next && { ...next, label: sayRules(next.label), barred: sayRules(next.barred) },
  request: request && { ...request, label: sayRules(request.label), barred: sayRules(request.barred) },
});

const ofRow = (row: Contribution): Contribution => ({
  ...row,
  label: row.label === row.source?.name ? row.label : sayRules(row.label),
  ...(row.expires === undefined ? {} : { expires: sayRules(row.expires) }),
});

const ofState = (state: GameState): GameState => ({
  ...state,
  view: ofView(state.view),
  refusal: ofRefusal(state.refusal),
  undo: state.undo && ofUndo(state.undo),
});

export const ofAdvice = <T extends Advice | null>(advice: T): T =>
  advice && {
    ...advice,
    title: sayRules(advice.title),
    skip: sayRules(advice.skip),
    best: advice.best.map((one) => ({ ...one, options: one.options?.map(ofOption) ?? null })),
  };

/** The same game with all rules text translated. */
export function inLanguage(game: GameClient): GameClient {
  const read = () => (hasSentences() ? ofState(game.store.getState()) : game.store.getState());
  return {
    store: derived<GameState>(read, [game.store, locale]),
    answer: (pick) => game.answer(pick),
    chooseBetween: (between) => game.chooseBetween(between),
    whyNot: async (card, at) => ofRefusal(await game.whyNot(card, at)),
    forecast: (option) => game.forecast(option),
    explain: async (id, stat, seat) => (await game.explain(id, stat, seat)).map(ofRow),
    undo: (step) => game.undo(step),
    askUndo: (step) => game.askUndo(step),
    answerUndo: (allow) => game.answerUndo(allow),
    pass: (change) => game.pass(change),
    takeMoreTime: () => game.takeMoreTime(),
    ping: (id) => game.ping(id),
    react: (reaction) => game.react(reaction),
    goOn: () => game.goOn(),
    why: (n) => ofAdvice(game.why(n)),
    hint: async () => ofAdvice(await game.hint()),
    offer: (menu) => game.offer(menu),
  };
}
