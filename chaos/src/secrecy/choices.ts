import { buildStart, type Course, stepBy } from '@smash/testkit';
import type { Suspect } from './suspect.ts';
import { tapOf } from './tap.ts';

const VIEWERS = [0, 'spectator'] as const;
type Position = Parameters<typeof buildStart>[0];

/** Bacta the Future destroys a minion of B, who may then play one from a hand like this. */
const positionWith = (hand: string[]): Position =>
  ({
    options: { cover: true, coverChoices: true },
    seats: {
      A: { factions: ['Shapeshifters', 'Robots'], hand: ['Bacta the Future'] },
      B: { factions: ['Dinosaurs', 'Ninjas'], hand },
    },
    bases: [
      { name: 'Jungle Oasis', cards: [{ seat: 'B', card: 'Shinobi' }] },
      { name: 'The Mothership', cards: [] },
    ],
  }) as unknown as Position;

/**
 * What others are sent about a choice from a player's own hand offered by an ability, over two deals that differ only
 * in that hand: there is something to choose, or nothing (INFO-4). The leak in words; null = none.
 */
export function choicesTell(suspect: Suspect): string | null {
  const could = passedOver(suspect, ['War Raptor']);
  const couldNot = passedOver(suspect, ['Howl']);
  const at = could.findIndex((text, i) => text !== couldNot[i]);
  if (at < 0) return could.length === couldNot.length ? null : `${could.length} messages or ${couldNot.length}`;
  const [a, b] = [could[at]!, couldNot[at] ?? ''];
  let from = 0;
  while (a[from] === b[from]) from++;
  return `…${a.slice(Math.max(0, from - 80), from + 80)}… or …${b.slice(Math.max(0, from - 80), from + 80)}…`;
}

function passedOver(suspect: Suspect, hand: string[]): string[] {
  const course: Course = { start: buildStart(positionWith(hand)).state, steps: [] };
  let before = course.start;
  // A plays the action; B, if asked, passes.
  for (const [seat, verb] of [
    [0, 'play'],
    [1, ''],
  ] as const) {
    const ask = before.asks.find((one) => one.seat === seat);
    if (!ask) break;
    const pick = verb === '' ? [] : [ask.options.findIndex((option) => option.verb === verb)];
    const command = { type: 'answer' as const, seat, prompt: ask.id, pick };
    const step = stepBy(suspect.advance, before, command);
    if (!step) throw new Error(`${seat} cannot answer "${ask.title}".`);
    course.steps.push(step);
    before = step.after;
  }
  return VIEWERS.flatMap((viewer) => tapOf(suspect)(course, viewer));
}
