import type { CardView, EventView, PromptView, View } from '../types.ts';
import { base, card, log, option, printed, prompt, seat, view } from './build.ts';

printed({
  'Pirate King': 5,
  Buccaneer: 4,
  'Cut Lass': 3,
  'First Mate': 2,
  'Ninja Master': 5,
  'Tiger Assassin': 4,
  Shinobi: 3,
  'Ninja Acolyte': 2,
  'Supreme Overlord': 5,
  Invader: 3,
  Scout: 3,
  Collector: 2,
  'Zombie Lord': 5,
  'Grave Digger': 4,
  'Tenacious Z': 2,
  Walker: 2,
});

export interface Fixture {
  view: View;
  events: EventView[];
  /** Events that arrive a moment after the table has opened. */
  later?: EventView[];
  /** Questions one after the other, and from the first again: each answer brings the next. */
  prompts?: PromptView[];
}

const seats = () => [
  {
    ...seat(0, ['Pirates', 'Aliens'], 9, 6, 19, [
      'Swashbuckling',
      'Scout',
      'Buccaneer',
      'Dinghy',
      'Probe',
      'First Mate',
      'Invader',
    ]),
  },
  seat(1, ['Ninjas', 'Zombies'], 11, 5, 22, ['Poison', 'Walker', 'Shinobi']),
  seat(2, ['Aliens', 'Zombies'], 6, 4, 18, ['Outbreak', 'Walker', 'Walker', 'Invasion']),
  seat(3, ['Pirates', 'Ninjas'], 8, 6, 21, ['Cannon', 'Ninja Acolyte']),
];
const hand = (): CardView[] =>
  ['Buccaneer', 'Scout', 'First Mate', 'Broadside', 'Full Sail', 'Abduction'].map((n) => card(n, 0));

const bases = () => {
  const shanghaied = card('Smoke Bomb', 1);
  return [
    base(
      'The Grey Opal',
      17,
      [3, 1, 1],
      [['Cut Lass', 'First Mate'], ['Tiger Assassin', 'Ninja Acolyte'], ['Walker'], ['First Mate']],
    ),
    base(
      'The Homeworld',
      23,
      [4, 2, 1],
      [['Invader', ['Collector', { power: 3 }]], ['Grave Digger', ['Shinobi', { power: 4 }]], ['Zombie Lord'], []],
    ),
    base('Temple of Goju', 18, [2, 3, 2], [[], ['Ninja Acolyte'], ['Supreme Overlord', 'Collector'], []], {
      actions: [card('Overrun', 2)],
    }),
    base(
      'Evans City Cemetery',
      20,
      [5, 3, 2],
      [
        [['Buccaneer', { power: 0, on: [card('Poison', 1)] }]],
        ['Shinobi'],
        ['Collector'],
        [['Ninja Master', { power: 9, on: [shanghaied] }]],
      ],
    ),
    base(
      'The Mothership',
      20,
      [4, 2, 1],
      [['Pirate King'], [], ['Scout'], [['Buccaneer', { counters: 1, power: 5 }], 'First Mate']],
    ),
  ];
};

export const link = (v: View, name: string) => {
  for (const b of v.bases) {
    if (b.name === name) return { id: b.id, name };
    for (const l of b.lanes) for (const m of l.minions) if (m.name === name) return { id: m.id, name };
  }
  return { id: 900, name };
};

export function history(v: View): EventView[] {
  const l = (name: string) => link(v, name);
  return log([
    { type: 'turn', seat: 1 },
    { type: 'play', seat: 1, card: l('Grave Digger'), toBase: l('The Homeworld') },
    { type: 'attach', seat: 1, card: l('Poison'), host: l('Buccaneer') },
    { type: 'draw', seat: 1, count: 2 },
    { type: 'turn', seat: 2 },
    { type: 'play', seat: 2, card: l('Zombie Lord'), toBase: l('The Homeworld') },
    { type: 'vp', seat: 2, amount: 1, now: 6, cause: l('Invader') },
    { type: 'draw', seat: 2, count: 2 },
    { type: 'turn', seat: 3 },
    { type: 'move', seat: 3, card: l('First Mate'), base: l('The Mothership'), toBase: l('The Grey Opal') },
    { type: 'draw', seat: 3, count: 2 },
    { type: 'turn', seat: 0 },
    { type: 'play', seat: 0, card: l('Cut Lass'), toBase: l('The Grey Opal') },
  ]);
}

export function mid4(): Fixture {
  const v = view({ seats: seats(), hand: hand(), bases: bases() });
  v.seats[0]!.plays = [
    { type: 'minion', regular: true, left: 0, limit: '', source: '' },
    { type: 'action', regular: true, left: 1, limit: '', source: '' },
  ];
  const weak = v.bases[0]!.lanes.flatMap((lane) => lane.minions.filter((m) => (m.power ?? 9) <= 2));
  v.prompt = prompt('cards', 'Destroy a minion here of power 2 or less', {
    source: link(v, 'Cut Lass'),
    reason: ['on base 1, The Grey Opal'],
    optional: true,
    options: weak.map((m, i) =>
      option(i, `${m.name} of seat ${m.controller}`, { card: m.id, name: m.name, verb: 'choose' }),
    ),
  });
  return { view: v, events: history(v) };
}

export function play(): Fixture {
  const f = mid4();
  const v = f.view;
  v.seats[0]!.plays = [
    { type: 'minion', regular: true, left: 1, limit: '', source: '' },
    { type: 'action', regular: true, left: 1, limit: '', source: '' },
    { type: 'minion', regular: false, left: 1, limit: 'power 2 or less', source: 'The Homeworld' },
  ];
  let id = 0;
  const options = v.hand.flatMap((c) =>
    c.type === 'minion'
      ? v.bases
          .filter((b) => b.name !== 'Temple of Goju')
          .map((b) => option(id++, `Play ${c.name} on ${b.name}`, { card: c.id, name: c.name, at: b.id, verb: 'play' }))
      : [option(id++, `Play ${c.name}`, { card: c.id, name: c.name, verb: 'play' })],
  );
  options.push(option(id++, 'End your turn', { verb: 'end', key: 'end' }));
  v.prompt = prompt('play', 'Play a card, use an ability or end your turn', { reason: ['Play phase'], options });
  return f;
}

export function stress(): Fixture {
  const f = play();
  const v = f.view;
  v.bases[0] = base(
    'Rhodes Plaza Mall',
    24,
    [0, 0, 0],
    [
      ['Pirate King', 'First Mate', 'Buccaneer', ['Cut Lass', { power: 4 }]],
      ['Ninja Acolyte', 'Shinobi', 'Shinobi', 'Walker'],
      ['Walker', 'Walker', 'Tenacious Z', 'Collector'],
      ['Buccaneer', 'Cut Lass', ['Shinobi', { power: 2 }], 'First Mate'],
    ],
    { actions: [card('Overrun', 2), card('Infiltrate', 1)] },
  );
  v.hand.push(...['Cut Lass', 'Cannon', 'Probe', 'Collector'].map((n) => card(n, 0)));
  return f;
}

function away(): Fixture {
  const f = mid4();
  const v = f.view;
  const pile = v.seats[0]!.discard;
  v.prompt = prompt('cards', 'Choose any number of cards in your discard pile', {
    source: { id: 901, name: 'Lend a Hand' },
    optional: true,
    min: 0,
    max: pile.length,
    options: pile.map((c, i) => option(i, c.name, { card: c.id, name: c.name, from: 'discard pile' })),
  });
  return f;
}

function yesno(): Fixture {
  const f = mid4();
  f.view.prompt = prompt('yesno', 'Look at your top card: keep it or discard it', {
    source: { id: 902, name: 'Walker' },
    options: [option(0, 'Discard it', { key: 'yes' }), option(1, 'Put it back', { key: 'no' })],
    shown: [card('Invader', 0)],
  });
  return f;
}

export const FIXTURES: Record<string, () => Fixture> = { stress, away, yesno };
