import { describe, expect, it } from 'vitest';
import type { Fact } from '../../cards/facts.ts';
import { BIG_FIXTURES } from '../../fixtures/views/big-fixtures.ts';
import type { EventView } from '../../view/types.ts';
import { spots } from '../../view/where.ts';
import { shortName, withSides } from './big-base.ts';
import { lines } from './log.ts';
import { choose } from './select.ts';
import { NOTHING, targets } from './targets.ts';
import { goalOf, namer, pointsOf, raceOf, sayBoard, sayPoints, sideLabel } from './words.ts';

const { view } = BIG_FIXTURES.big!();
const name = namer(view, ['Ines', 'Mina', 'Oskar', 'Quill']);
const card: Fact = { name: 'The Homeworld', faction: 'Aliens', set: 'Core Set', type: 'base', text: 'Extra minions.' };

describe('the Big Base board in words (BIG-1 to BIG-4)', () => {
  it('a side shows the base card under its own name; a slot shows its text (BIG-1, BIG-3)', () => {
    const facts = withSides(new Map([[card.name, card]]), view);
    expect(facts.get('North')).toEqual({ ...card, name: 'North' });
    expect(facts.get('East Gate')?.text).toMatch(/^On occupation: /);
    expect(withSides(new Map([[card.name, card]]), { ...view, bigBase: null }).size).toBe(1);
    expect(shortName('North Gate', 'North')).toBe('Gate');
  });
  it('gives the game’s progress, the leader of a side, and no goal (BIG-2, BIG-4)', () => {
    expect(sayBoard(view.bigBase!, name)).toBe(
      'Period 1 of 3, round 2 of 3. Base card The Homeworld, next Tar Pits. First Player: Oskar.',
    );
    expect(sayBoard({ ...view.bigBase!, overtime: 2 }, name)).toMatch(/^Tied after three periods, round 2\. /);
    expect(sideLabel(view.bases[0]!, name, 'legal target 1 of 4')).toBe(
      'North, 12 power, most power: You, legal target 1 of 4',
    );
    expect([goalOf(view), pointsOf(view, 9), sayPoints(view, name)]).toEqual([
      '',
      '9 points',
      'You 9, Mina 11, Oskar 6, Quill 8.',
    ]);
    const plain = { ...view, bigBase: null };
    expect([goalOf(plain), pointsOf(plain, 9)]).toEqual(['/15', '9 of 15 points']);
  });
  it('without a goal there is no bar of a race; with one it has a tick per point', () => {
    expect(raceOf(view, 12)).toBeNull();
    expect(raceOf({ ...view, bigBase: null }, 12)).toEqual({ value: 12, target: 15 });
  });
  it('touching a slot answers the choice of a slot (BIG-1)', () => {
    const f = BIG_FIXTURES['big-slot']!();
    const where = spots(f.view);
    const [tower] = f.view.bigBase!.slots[2]!.filter((slot) => slot.name === 'South Tower');
    expect(where.get(tower!.id)).toEqual({ place: 'slot', card: null, base: 2 });
    expect([...targets(f.view.prompt, NOTHING, where).ids.keys()]).toContain(tower!.id);
    expect(choose(f.view.prompt!, NOTHING, 0)).toEqual({ to: 'answer', pick: [0] });
  });
  it('the log reports rounds, slots and a period’s payout (BIG-2, BIG-4, BIG-5)', () => {
    const log = (event: Omit<EventView, 'n' | 'turn'>) =>
      lines({ n: 1, turn: 3, ...event }, name).map((line) => [
        ...line.parts.map((part) => (typeof part === 'string' ? part : part.name)),
        line.res,
      ]);
    expect(log({ type: 'round', seat: 2, amount: 3, now: 2 })).toEqual([['Period 2 · round 3', '']]);
    expect(log({ type: 'occupy', seat: 1, card: { id: 7, name: 'East Yard' } })).toEqual([
      ['occupied ', 'East Yard', ''],
    ]);
    const ranks = [{ seat: 1, power: 8, place: 1, vp: 4, now: 15, cards: [] }];
    expect(log({ type: 'period', amount: 1, ranks })).toEqual([
      ['Period 1 scores', ''],
      ['1st with 8', '+4 VP (now 15)'],
    ]);
  });
});
