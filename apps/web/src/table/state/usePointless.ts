/** Finds highlighted cards that would do nothing now, by asking the game about one after the other. */
import type { GameClient } from '../../game/client.ts';
import type { OptionView, PromptView } from '../../view/types.ts';
import { MOST_ASKED, useAsked } from './useAsked.ts';
import { promptKey } from './useDecision.ts';

const NONE: ReadonlySet<number> = new Set();

/** Only a card that stays nowhere can be pointless: minions always add power, and attached actions stay attached. */
const canBe = ({ verb, at, card }: OptionView): boolean =>
  card !== undefined && (verb === 'use' || (verb === 'play' && at === undefined));

/** Options of cards that could be pointless and about whose every option the game can be asked. */
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
