import { seededRandom } from '@smash/bots';
import { apply, type EventView, type State, type Viewer, viewEvents, views } from '@smash/engine';
import { plain } from '@smash/protocol';
import { isDue } from '../due.ts';
import { conserved } from '../invariants/conserved.ts';
import { explained } from '../invariants/explained.ts';
import { viewKnowsTooMuch } from '../invariants/knowledge.ts';
import { answerable } from '../invariants/questions.ts';
import { blindTo } from '../invariants/redeal.ts';
import { seenTogether } from '../invariants/together.ts';
import { asAgreed } from '../invariants/wire.ts';
import type { Playthrough } from './playthrough.ts';

/**
 * Runs after the last step of every scenario: replays the whole game from its start, every step from a copy that went
 * through JSON. Along the way the viewers take turns being checked, and at the end all are (LONG=1: every time).
 * `npm test` replays a third of the scenarios, and reads the log of all. Null if all invariants hold.
 */
export function unasked(table: Playthrough): string | null {
  const told = nothingTold(table) ?? asAgreed(plain(viewEvents(table.events, 'spectator')));
  const isReplayed = isDue(3, JSON.stringify(table.commands).length);
  return told ?? (isReplayed ? replayed(table) : null);
}

function replayed(table: Playthrough): string | null {
  let state: State = JSON.parse(JSON.stringify(table.start));
  const viewers: Viewer[] = ['spectator', ...state.seats.keys()];
  const always = process.env.LONG === '1';
  const looking = (n: number): Viewer[] =>
    always || n === table.commands.length ? viewers : [viewers[n % viewers.length]!];
  let wrong = sound(state, looking(0));
  for (const [i, command] of table.commands.entries()) {
    if (wrong !== null) return wrong;
    const result = apply(JSON.parse(JSON.stringify(state)), command);
    if (!result.ok) return `replayed, a command is refused: ${result.refusal.text}`;
    state = result.state;
    wrong = sound(state, looking(i + 1));
  }
  if (wrong !== null) return wrong;
  return JSON.stringify(state) === JSON.stringify(table.state) ? null : 'replayed, the game takes a different course';
}

/** The log must not report non-changes: "+0 power", "revealed 0 cards". */
function nothingTold({ events }: Playthrough): string | null {
  const idle = viewEvents(events, 'spectator').find(
    ({ type, amount, text, cards, count, from }) =>
      (AMOUNTS.has(type) && amount === 0 && text !== 'starting') ||
      // A hand that is looked at may be empty.
      ((cards?.length ?? count) === 0 && !(type === 'look' && from === 'hand')),
  );
  return idle ? `the log tells of nothing: ${JSON.stringify(idle)}` : null;
}

const AMOUNTS: ReadonlySet<EventView['type']> = new Set(['power', 'counter', 'vp', 'stasis']);

function sound(state: State, viewers: readonly Viewer[]): string | null {
  const random = seededRandom(`redeal ${state.seq}`);
  const seen = views(state, viewers);
  let wrong = conserved(state) ?? answerable(state) ?? seenTogether(state, viewers, seen) ?? explained(state);
  viewers.forEach((viewer, i) => {
    wrong ??= viewKnowsTooMuch(state, viewer, seen[i]) ?? blindTo(state, viewer, random, seen[i]);
  });
  return wrong;
}
