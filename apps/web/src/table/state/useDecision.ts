/** The open prompt, the half-made answer to it, and the effect of a touch. */
import { useEffect, useMemo, useState } from 'react';
import type { GameClient, GameState } from '../../game/client.ts';
import { say } from '../../i18n/say.ts';
import { settings } from '../../settings/settings.ts';
import { afterPaint } from '../../ui/index.ts';
import type { OptionView, PromptView } from '../../view/types.ts';
import type { Spot } from '../../view/where.ts';
import { keepSelection, keptSelection } from '../model/kept.ts';
import { choose as chooseOption, confirmable, type Step, touch } from '../model/select.ts';
import { NOTHING, type Selection, type Targets, targets } from '../model/targets.ts';
import { useStable } from './useStable.ts';

interface Message {
  text: string;
  rule: string;
  /** The card that the message is about, offered for reading. */
  card?: number;
}

/** The actions on the question. */
interface Acts {
  tap(id: number): void;
  tapSeat(seat: number): boolean;
  choose(option: number): void;
  /** Plays the selected fusion as a minion, so that its place comes next. */
  asMinion(): void;
  reorder(picked: number[]): void;
  confirm(): void;
  pass(): void;
  endTurn(sure?: boolean): void;
  /** Deselects; true if something was selected. */
  cancel(): boolean;
}

/** A new object after every touch, but with the same actions for the life of the table. */
export interface Decision extends Acts {
  sel: Selection;
  targets: Targets;
  message: Message | null;
  /** The player has asked to end the turn although plays are left. */
  ending: boolean;
  /** What Confirm would send, or null. */
  ready: number[] | null;
  /** Position of an id in the answer so far, from 1; 0 if not part of it. */
  order(id: number): number;
}

interface State {
  prompt: string | null;
  sel: Selection;
  message: Message | null;
  ending: boolean;
}

/** Identifies a prompt. Prompt numbers are per seat, and on a shared screen the seat changes. */
export const promptKey = (prompt: PromptView | null): string | null => prompt && `${prompt.seat}/${prompt.id}`;

/** Saves the selection once it is painted, or when the page is left before. Returns a function that cancels this. */
function keepSoon(place: string | null, sel: Selection): () => void {
  const keep = () => keepSelection(place, sel);
  afterPaint(keep);
  addEventListener('pagehide', keep);
  return () => removeEventListener('pagehide', keep);
}

export function useDecision(
  game: GameClient,
  { view, busy, room }: GameState,
  where: Map<number, Spot>,
  inspect: (id: number) => void,
): Decision {
  const prompt = view.prompt;
  const key = promptKey(prompt);
  const place = key && `${room?.code ?? 'hotseat'}/${view.turn}/${key}`;
  const fresh = useMemo<State>(
    () => ({ prompt: key, sel: keptSelection(place, prompt), message: null, ending: false }),
    [key, place, prompt],
  );
  const [stored, setState] = useState(fresh);
  // A selection belongs to one prompt and is forgotten with it; a reload finds it again.
  const state = stored.prompt === key ? stored : fresh;
  const { sel } = state;
  useEffect(() => keepSoon(place, sel), [place, sel]);
  const set = (change: Partial<State>) => setState({ ...state, message: null, ending: false, ...change });
  const lit = useMemo(() => targets(prompt, sel, where), [prompt, sel, where]);
  const ready = useMemo(() => (prompt ? confirmable(prompt, sel) : null), [prompt, sel]);

  const send = (pick: number[]) => {
    if (busy) return;
    set({ sel: NOTHING });
    game.answer(pick);
  };
  const run = (step: Step) => {
    if (step.to === 'answer') send(step.pick);
    else if (step.to === 'select') set({ sel: step.sel });
    else set({ message: { text: step.why, rule: '' } });
  };
  const explainRefusal = async (card: number, at?: number) => {
    // Store the question with the selection before waiting, so that the reply belongs to this question.
    set({});
    const refusal = await game.whyNot(card, at);
    const text = refusal?.text ?? say('You can’t choose that now.');
    setState((now) => (now.prompt === key ? { ...now, message: { text, rule: refusal?.rule ?? '', card } } : now));
  };

  const tap = (id: number) => {
    const spot = where.get(id);
    if (!prompt) return inspect(id);
    const step = touch(prompt, sel, id);
    if (step) return run(step);
    if (sel.armed !== null && spot !== undefined && spot.base >= 0) return void explainRefusal(sel.armed, id);
    if (spot?.place === 'titan' || (prompt.kind === 'play' && spot?.place !== 'hand')) return inspect(id);
    void explainRefusal(id);
  };
  const tapSeat = (seat: number): boolean => {
    const options = lit.seats.get(seat);
    if (!prompt || !options?.length) return false;
    run(chooseOption(prompt, sel, options[0]!));
    return true;
  };
  const acts = useStable<Acts>({
    tap,
    tapSeat,
    choose(option) {
      if (prompt) run(chooseOption(prompt, sel, option));
    },
    asMinion: () => set({ sel: { ...sel, side: 'minion' } }),
    reorder: (picked) => set({ sel: { ...NOTHING, picked } }),
    confirm() {
      if (ready) send(ready);
    },
    pass() {
      if (!prompt?.optional) return;
      // "Done" is an empty answer and would discard the picks made so far.
      if (sel.picked.length) set({ sel, message: { text: say('Confirm your choice, or put it back.'), rule: '' } });
      else send([]);
    },
    endTurn(sure = false) {
      if (!prompt || !lit.end) return;
      const left = prompt.options.some((o: OptionView) => o.verb === 'play' || o.verb === 'use');
      if (left && !sure && settings.getState().confirmEnd) set({ ending: true });
      else send([lit.end.id]);
    },
    cancel() {
      const something = sel !== NOTHING || state.ending || state.message !== null;
      if (sel.side) set({ sel: { ...NOTHING, armed: sel.armed } });
      else if (something) set({ sel: NOTHING });
      return something;
    },
  });
  return useMemo(
    () => ({
      ...acts,
      sel,
      targets: lit,
      message: state.message,
      ending: state.ending,
      ready,
      order: (id) => placeIn(sel, prompt, id),
    }),
    [acts, sel, lit, state, ready, prompt],
  );
}

function placeIn(sel: Selection, prompt: PromptView | null, id: number): number {
  if (sel.armed === id) return 1;
  const at = sel.picked.findIndex((o) => {
    const option = prompt?.options.find((x) => x.id === o);
    return option !== undefined && (option.card === id || (option.card === undefined && option.at === id));
  });
  return at + 1;
}
