/** The Big Base board, for looking at it. */
import type { BaseView, BigBase, EventView, RankView, View } from '../types.ts';
import { base, option, prompt } from './build.ts';
import { type Fixture, play, stress } from './fixtures.ts';

const KINDS = ['Gate', 'Yard', 'Tower', 'Field'] as const;
const DRAW = 'Ongoing: After one of your minions here is destroyed, draw a card.';
const TEXTS: Record<string, string[]> = {
  North: [
    'On occupation: Draw a card.',
    'Talent: One of your minions here has +1 power until the end of the turn.',
    'Ongoing: You have +1 power here.',
  ],
  East: [
    'On occupation: Place a +1 power counter on one of your minions here.',
    'Talent: Discard a card to draw a card.',
    DRAW,
  ],
  South: [
    'On occupation: You may play an extra action.',
    'Talent: Move one of your minions from here to another side.',
    'Ongoing: You have +1 power here.',
  ],
  West: [
    'On occupation: You may play an extra minion of power 2 or less.',
    'Talent: Move one of your minions from another side to here.',
    DRAW,
  ],
};

/** The sides, with seats in the slots in the order of their lanes. */
function board(sides: BaseView[], seats: number): BigBase {
  let id = 5000;
  const slots = sides.map((side) => {
    const here = side.lanes.filter((lane) => lane.minions.length + lane.titans.length > 0).map((lane) => lane.seat);
    return KINDS.slice(0, seats === 4 ? 4 : 3).map((kind, i) => ({
      id: id++,
      name: `${side.name} ${kind}`,
      text: TEXTS[side.name]?.[i] ?? '',
      seat: here[i] ?? null,
    }));
  });
  const totals = Array.from({ length: seats }, (_, seat) => ({
    seat,
    power: sides.reduce((sum, side) => sum + (side.lanes[seat]?.total ?? 0), 0),
    place: null as number | null,
    vp: 0,
    sides: sides.filter((side) => side.lanes[seat]?.vp).length,
  }));
  const vp = [
    [4, 2, 1, 0],
    [6, 4, 2, 0],
    [8, 5, 3, 1],
  ];
  for (const one of totals) {
    one.place = 1 + totals.filter((other) => other.power > one.power).length;
    one.vp = vp[0]![one.place - 1] ?? 0;
  }
  return {
    card: {
      id: 4999,
      name: 'The Homeworld',
      text: 'After each time a minion is played here, its owner may play an extra minion of power 2 or less.',
    },
    next: { name: 'Tar Pits', text: 'After each time a minion is destroyed here, place it under its owner’s deck.' },
    round: 2,
    rounds: 3,
    period: 1,
    periods: 3,
    overtime: 0,
    first: 2,
    vp,
    slots,
    totals,
  };
}

function lay(v: View, sides: BaseView[]): void {
  const before = v.bases;
  v.bases = sides;
  v.bigBase = board(sides, v.seats.length);
  const places = new Map(before.map((one, i) => [one.id, sides[i % 4]!]));
  for (const one of v.prompt?.options ?? []) {
    const side = one.at === undefined ? undefined : places.get(one.at);
    if (!side) continue;
    one.at = side.id;
    one.label = `Play ${one.name} on ${side.name}`;
  }
}

function big(): Fixture {
  const f = play();
  lay(f.view, [
    base('North', 21, [1], [['Cut Lass', 'First Mate'], ['Tiger Assassin'], ['Walker'], []]),
    base('East', 21, [1], [['Invader'], ['Grave Digger', ['Shinobi', { power: 4 }]], [], ['First Mate']]),
    base('South', 21, [1], [[], ['Ninja Acolyte'], ['Supreme Overlord', 'Collector', 'Scout'], []]),
    base('West', 21, [1], [['Pirate King'], [], [], [['Buccaneer', { counters: 1, power: 5 }], 'First Mate']]),
  ]);
  return f;
}

/** A minion has come to a side, and its player has to say which slot. */
function bigSlot(): Fixture {
  const f = big();
  const free = f.view.bigBase!.slots[2]!.filter((slot) => slot.seat === null);
  f.view.prompt = prompt('slot', 'Choose your slot at South', {
    options: free.map((slot, i) => option(i, slot.name, { card: slot.id, name: slot.name })),
  });
  return f;
}

function bigStress(): Fixture {
  const f = stress();
  const many = [
    ['Pirate King', 'First Mate', 'Buccaneer', 'Cut Lass'],
    ['Ninja Acolyte', 'Shinobi', 'Shinobi', 'Walker'],
    ['Walker', 'Walker', 'Tenacious Z', 'Collector'],
    ['Buccaneer', 'Cut Lass', 'Shinobi', 'First Mate'],
  ];
  lay(
    f.view,
    ['North', 'East', 'South', 'West'].map((name) => base(name, 21, [1], many)),
  );
  return f;
}

/** Period 1 has just scored: each side, then the whole. */
function bigScoring(): Fixture {
  const f = big();
  const v = f.view;
  Object.assign(v, { prompt: null, phase: 'score', waiting: { seats: [3], what: 'deciding what happens next' } });
  const n = f.events.at(-1)!.n;
  const now = v.seats.map((one) => one.vp);
  const paid = (seat: number, power: number, place: number | null, vp: number, cards: RankView['cards']): RankView => {
    now[seat]! += vp;
    return { seat, power, place, vp, now: now[seat]!, cards };
  };
  const sides = v.bases.map((side, i): EventView => {
    const ranks = side.lanes.map((lane) => paid(lane.seat, lane.total, lane.rank, lane.vp, []));
    return { n: n + 1 + i, turn: 7, type: 'scored', base: { id: side.id, name: side.name }, ranks };
  });
  const powers = (seat: number) =>
    v.bases.map(({ name, lanes }) => ({ name, power: lanes[seat]?.total ?? 0 })).filter(({ power }) => power > 0);
  const ranks = v
    .bigBase!.totals.toSorted((a, b) => b.power - a.power)
    .map(({ seat, power, place, vp }) => paid(seat, power, place, vp, powers(seat)));
  return { ...f, later: [...sides, { n: n + 5, turn: 7, type: 'period', amount: 1, ranks }] };
}

export const BIG_FIXTURES: Record<string, () => Fixture> = {
  big,
  'big-slot': bigSlot,
  'big-stress': bigStress,
  'big-scoring': bigScoring,
};
