/** Tables with titans, for looking at them. */
import type { CardView } from '../types.ts';
import { base, option, titan } from './build.ts';
import { type Fixture, play, stress } from './fixtures.ts';

/** Titans in play and set aside, of everybody; two can do something now. */
function titans(): Fixture {
  const f = play();
  const v = f.view;
  const pairs = [
    ['Pirates', 'Ninjas'],
    ['Tricksters', 'Ghosts'],
    ['Bear Cavalry', 'Wizards'],
    ['Dinosaurs', 'Killer Plants'],
  ];
  v.seats.forEach((one, i) => {
    one.factions = pairs[i]!;
  });
  const giant = (extra: Partial<CardView> = {}): Partial<CardView> => ({ type: 'titan', ...extra });
  v.bases[0] = base(
    'The Grey Opal',
    17,
    [3, 1, 1],
    [['Cut Lass', 'First Mate', ['The Kraken', giant({ usable: true })]], ['Shinobi'], ['Walker'], ['First Mate']],
  );
  v.bases[2] = base(
    'Temple of Goju',
    18,
    [2, 3, 2],
    [['Shinobi'], [], ['Supreme Overlord'], [['Fort Titanosaurus', giant({ counters: 4 })]]],
  );
  v.bases[4] = base(
    'The Mothership',
    20,
    [4, 2, 1],
    [['Pirate King'], [['Big Funny Giant', giant({ counters: 2, cancelled: true })]], ['Scout'], ['Buccaneer']],
  );
  v.seats[0]!.titans = [titan('Invisible Ninja', 0, { usable: true })];
  v.seats[1]!.titans = [titan('Creampuff Man', 1)];
  v.seats[2]!.titans = [titan('Major Ursa', 2), titan('Arcane Protector', 2)];
  v.seats[3]!.titans = [titan('Killer Kudzu', 3, { counters: 3 })];
  const options = v.prompt!.options.filter((o) => v.hand.some((c) => c.id === o.card && c.type === 'action') || o.key);
  let id = 100;
  const own = v.seats[0]!.titans[0]!;
  for (const b of [v.bases[0]!, v.bases[3]!])
    options.push(
      option(id++, `Play ${own.name} on ${b.name}`, {
        card: own.id,
        name: own.name,
        at: b.id,
        verb: 'play',
        from: 'aside',
      }),
    );
  const kraken = v.bases[0]!.lanes[0]!.titans[0]!;
  options.push(option(id++, 'Use The Kraken', { card: kraken.id, name: kraken.name, verb: 'use' }));
  v.prompt!.options = options.map((o, i) => ({ ...o, id: i }));
  const name = (n: string) => ({ id: 900, name: n });
  const events = [
    { type: 'play', seat: 3, card: name('Fort Titanosaurus'), base: name('Temple of Goju') },
    { type: 'counter', card: name('Fort Titanosaurus'), amount: 4, now: 4, cause: name('Fort Titanosaurus') },
    {
      type: 'clash',
      card: name('Fort Titanosaurus'),
      host: name('Killer Kudzu'),
      base: name('Temple of Goju'),
      amount: 4,
      now: 2,
    },
    { type: 'leave', card: name('Killer Kudzu'), to: 'aside', base: name('Temple of Goju') },
  ] as const;
  const n = f.events.length;
  return { view: v, events: [...f.events, ...events.map((e, i) => ({ n: n + i, turn: 7, ...e }))] };
}

function titansWatched(): Fixture {
  const f = titans();
  Object.assign(f.view, {
    viewer: 'spectator',
    prompt: null,
    hand: [],
    waiting: { seats: [0], what: 'playing cards' },
  });
  return f;
}

/** Both factions of the viewer have a titan, and every lane is full. */
function titanStress(): Fixture {
  const f = stress();
  f.view.seats[0]!.titans = [titan('The Kraken', 0), titan('Invisible Ninja', 0, { usable: true })];
  f.view.seats[2]!.titans = [titan('Major Ursa', 2), titan('Arcane Protector', 2)];
  f.view.bases[0]!.lanes[3]!.titans = [titan('Fort Titanosaurus', 3, { counters: 5 })];
  f.view.bases[0]!.lanes[3]!.total += 5;
  f.view.bases[0]!.total += 5;
  return f;
}

export const TITAN_FIXTURES: Record<string, () => Fixture> = {
  titans,
  'titans-watched': titansWatched,
  'titan-stress': titanStress,
};
