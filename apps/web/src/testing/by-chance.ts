/** For tests: somebody who touches by chance, but only what the page offers: no rule is known here. */
import { dice, type Random } from '@smash/bots';
import type { PromptView, View } from '@smash/engine';
import type { HotState, HotseatGame } from '../hotseat/game.ts';
import { choose, confirmable, type Step, touch } from '../table/model/select.ts';
import { NOTHING, type Selection, sides, targets } from '../table/model/targets.ts';
import { spots } from '../table/model/where.ts';

/** Nothing is left that could be done. */
export class Stuck extends Error {}

/** Told every half-made answer. */
type Half = (prompt: PromptView, sel: Selection) => void;

const select = (sel: Selection): Step => ({ to: 'select', sel });
const answer = (pick: number[]): Step => ({ to: 'answer', pick });

/** What each thing that can be touched does: on the table, in the prompt, in the list. */
function touches(view: View, prompt: PromptView, sel: Selection): Step[] {
  const lit = targets(prompt, sel, spots(view));
  const both = sides(prompt, sel);
  const ready = confirmable(prompt, sel);
  const begun = sel.armed !== null || sel.picked.length + sel.fork.length > 0;
  const buttons =
    sel.fork.length > 0 ? sel.fork : [...lit.loose, ...(sel.armed === null ? lit.away : [])].map(({ id }) => id);
  const onTable = [...lit.ids.keys()].map((id) => touch(prompt, sel, id));
  if (onTable.includes(null)) throw new Stuck(`what is lit answers no touch: ${prompt.title}`);
  return [
    ...(onTable as Step[]),
    ...[...buttons, ...(both ? [both.action.id] : [])].map((id) => choose(prompt, sel, id)),
    ...(both ? [select({ ...sel, side: 'minion' })] : []),
    ...(lit.end && !begun ? [answer([lit.end.id])] : []),
    ...(ready ? [answer(ready)] : []),
    ...(prompt.optional && sel.picked.length === 0 ? [answer([])] : []),
  ];
}

/** Touches until there is an answer. */
function decide(view: View, random: Random, half: Half): number[] {
  const { prompt } = view;
  if (!prompt) throw new Stuck('who has the screen is asked nothing');
  let sel = NOTHING;
  for (let n = 0; n < 500; n++) {
    const offered = touches(view, prompt, sel);
    if (offered.length === 0) throw new Stuck(`nothing can be touched: ${prompt.title}`);
    // Now and then everything is put back, by Escape; single things rarely, for many may have to be chosen.
    const step = dice(random, 40) === 0 ? select(NOTHING) : offered[dice(random, offered.length)]!;
    if (step.to === 'select' && step.sel.picked.length < sel.picked.length && dice(random, 20) > 0) continue;
    if (step.to === 'answer') return step.pick;
    if (step.to === 'select') sel = step.sel;
    if (sel !== NOTHING) half(prompt, sel);
  }
  throw new Stuck(`no answer comes of 500 touches: ${prompt.title}`);
}

/** One thing that whoever has the screen could do now. */
export function act(game: HotseatGame, random: Random, half: Half = () => {}): void {
  const { stage, view, undo, ask } = game.store.getState();
  const chance = (times: number) => dice(random, times) === 0;
  if (stage.kind === 'curtain') return game.reveal();
  if (stage.kind === 'call') {
    const seat = view.seats[dice(random, view.seats.length * 2)];
    if (seat) game.call(seat.seat);
    else game.nobody();
    return;
  }
  if (ask) return game.answerUndo(chance(2));
  if (undo && chance(20)) return undo.barred ? game.askUndo(undo.step) : game.undo(undo.step);
  if (chance(40)) return game.hide();
  if (chance(1500)) return game.concede();
  if (chance(40)) return game.want({ pass: (['window', 'untilChange', 'turn', null] as const)[dice(random, 4)]! });
  if (chance(40)) return game.want({ full: chance(2) });
  game.answer(decide(view, random, half));
}

/** Is somebody asked, and can they answer? Else the game is over. */
export function isStuck({ stage, view }: HotState): boolean {
  switch (stage.kind) {
    case 'over':
      return view.over === null;
    case 'call':
      return stage.asked.length === 0;
    case 'curtain':
      return view.seats[stage.seat]?.out !== false;
    default:
      return view.prompt?.seat !== stage.seat;
  }
}
