/** Which highlighted cards would do nothing now. The game is asked about each, one after the other. */
import type { GameClient } from '../../game/client.ts';
import type { OptionView, PromptView } from '../../view/types.ts';
import { MOST_ASKED, useAsked } from './useAsked.ts';
import { promptKey } from './useDecision.ts';

const NONE: ReadonlySet<number> = new Set();

/** Only cards that stay nowhere can be pointless: a minion always adds its power, an attached action is attached. */
const canBe = ({ verb, at, card }: OptionView): boolean =>
  card !== undefined && (verb === 'use' || (verb === 'play' && at === undefined));

/** Cards all of whose options can be asked about. */
export function doubtful(prompt: PromptView | null): OptionView[] {
  if (prompt?.kind !== 'play') return [];
  const sure = new Set(prompt.options.filter((one) => !canBe(one)).map(({ card }) => card));
  return prompt.options.filter((one) => canBe(one) && !sure.has(one.card)).slice(0, MOST_ASKED);
}

export function usePointless(game: GameClient, prompt: PromptView | null): ReadonlySet<number> {
  const options = doubtful(prompt);
  const ask = async (isOver: () => boolean) => {
    const useful = new Set<number>();
    const asked = new Set<number>();
    for (const { id, card } of options) {
      if (card === undefined || useful.has(card)) continue;
      const said = await game.forecast(id);
      if (isOver()) return null;
      asked.add(card);
      if (!said?.pointless) useful.add(card);
    }
    return new Set([...asked].filter((card) => !useful.has(card)));
  };
  return useAsked(promptKey(prompt), options.length > 0 ? ask : null, NONE);
}
