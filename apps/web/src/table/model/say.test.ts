/** The query keys' answers, word for word. */
import { expect, test } from 'vitest';
import { base, card, prompt, seat, view } from '../../fixtures/views/build.ts';
import { mid4 } from '../../fixtures/views/fixtures.ts';
import type { Contribution } from '../../view/types.ts';
import { sayPlain, sayPower, sayTotal } from './account.ts';
import { keyAction } from './keys.ts';
import { laneLabel, namer, sayPoints, saySummary, sayWaiting, sayWinner } from './words.ts';

const table = mid4().view;
const name = namer(table, ['Ines', 'Mina', 'Oskar', 'Quill']);
const [opal, , temple] = table.bases as [(typeof table.bases)[0], unknown, (typeof table.bases)[0]];

const press = (key: string) =>
  keyAction({ key, code: '', ctrl: false, shift: false, alt: false, typing: false, yesno: false, letters: true });

test('Q summarizes the table (T-20)', () => {
  expect(press('q')).toEqual({ do: 'say', what: 'summary' });
  expect(saySummary(table, name)).toBe(
    'Turn 7, You. Your decision: Destroy a minion here of power 2 or less. You 9, Mina 11, Oskar 6, Quill 8. ' +
      'First to 15. Bases: 1 The Grey Opal 15 of 17. 2 The Homeworld 19 of 23. 3 Temple of Goju 9 of 18. ' +
      '4 Evans City Cemetery 14 of 20. 5 The Mothership 15 of 20.',
  );
});

test('W says who wins a base and by how much (T-20)', () => {
  expect(press('w')).toEqual({ do: 'say', what: 'winner' });
  expect(sayWinner(opal, name)).toBe(
    'The Grey Opal, 15 of 17. Mina 1st with 6, by 1, 3 VP. You 2nd with 5, 1 VP. Oskar 3rd with 2, 1 VP. Quill 3rd with 2, 1 VP.',
  );
  expect(sayWinner(base('Tortuga', 21, [4, 3, 2], [[], []]), name)).toBe('Tortuga: nobody has power here.');
});

test('V says everybody’s points (T-20)', () => {
  expect(press('v')).toEqual({ do: 'say', what: 'points' });
  expect(sayPoints(table, name)).toBe('You 9, Mina 11, Oskar 6, Quill 8. First to 15.');
});

test('T says whose decision it is (T-20)', () => {
  expect(press('t')).toEqual({ do: 'say', what: 'waiting' });
  expect(sayWaiting(table, name)).toBe('Your decision: Destroy a minion here of power 2 or less.');
  const others = view({ seats: [seat(0, [], 0, 0, 0, [])], waiting: { seats: [1, 3], what: 'choosing cards' } });
  expect(sayWaiting(others, name)).toBe('Waiting for Mina and Quill - choosing cards');
  expect(sayWaiting(view({ waiting: { seats: null, what: 'Opening hands' } }), name)).toBe(
    'Waiting for the others - Opening hands',
  );
  expect(sayWaiting(view({ prompt: prompt('base', 'Choose a base', {}) }), name)).toBe('Your decision: Choose a base.');
});

test('K breaks down a number (T-20)', () => {
  expect(press('k')).toEqual({ do: 'explain' });
  const rows: Contribution[] = [
    { label: 'printed', delta: 3, source: null, kind: 'printed' },
    { label: '2 power counters', delta: 2, source: null, kind: 'counter' },
    {
      label: 'Poison',
      delta: -4,
      source: { id: 1, name: 'Poison' },
      kind: 'ongoing',
      expires: 'until the end of the turn',
    },
  ];
  expect(sayPower(card('Shinobi', 1, { power: 1, printed: 3 }), rows)).toBe(
    'Shinobi: power 1. 3 printed, +2 from 2 power counters, −4 from Poison until the end of the turn.',
  );
  expect(sayTotal(temple, [{ label: 'printed', delta: 18, source: null, kind: 'printed' }], name)).toBe(
    'Temple of Goju: total 9. Mina 2, Oskar 7. Breakpoint 18: 18 printed.',
  );
  expect(sayTotal(temple, [], name, true)).toBe('Temple of Goju: total 9. Mina 2, Oskar 7.');
  expect(sayTotal({ ...temple, total: 12 }, [], name, true)).toBe(
    'Temple of Goju: total 12. Mina 2, Oskar 7, 3 counts for nobody, but helps to break the base.',
  );
  expect(sayPlain(card('Poison', 1))).toBe('Poison: no power of its own.');
});

test('an empty lane is announced with its player, others also with power and place', () => {
  const [empty, full] = base('Tortuga', 21, [4, 3, 2], [[], ['Walker']]).lanes;
  expect(laneLabel(empty!, name)).toBe(name(empty!.seat));
  expect(laneLabel({ ...full!, total: 2, rank: 1, vp: 4 }, name)).toBe(`${name(full!.seat)}, 2 power, 1st for 4 VP`);
  // A base that pays no place says so in its ability.
  expect(laneLabel({ ...full!, total: 2, rank: 1, vp: 0 }, name, false)).toBe(`${name(full!.seat)}, 2 power, 1st`);
  expect(laneLabel({ ...full!, total: 0, rank: null }, name)).toBe(`${name(full!.seat)}, 0 power`);
});
