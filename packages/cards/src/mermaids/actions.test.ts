import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const overrun = A.plays('Overrun', 'Meadow');

describe('Becalmed Shores: Put this on a base. Ongoing: Each minion of another player here has -1 power. Talent: Transfer this action to another base.', () => {
  it('one power less for the others here; moves on', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [
        at('Meadow', 'A Becalmed Shores', 'A Walker', 'B Invader', '- Web Troll'),
        at('Moor', 'B Walker'),
        at('Marsh'),
      ],
      steps: [
        now({
          cards: {
            Invader: { power: 2 },
            'Walker/A': { power: 2 },
            'Web Troll': { power: 1 },
            'Walker/B': { power: 2 },
          },
        }),
        A.uses('Becalmed Shores'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now({ asked: null, cards: { Invader: { power: 3 }, 'Walker/B': { power: 1 } } }),
        refused(A.uses('Becalmed Shores')),
      ],
    }));
  it('with two bases to the other one', () =>
    play({
      bases: [at('Meadow', 'A Becalmed Shores'), at('Moor')],
      steps: [A.uses('Becalmed Shores'), now(at('Moor', 'A Becalmed Shores'), { asked: null })],
    }));
  it('not with one base', () =>
    play({ bases: [at('Meadow', 'A Becalmed Shores')], steps: [refused(A.uses('Becalmed Shores'))] }));
});

describe('Captive Audience: Choose a base. One of your minions there gets +1 power this turn per minion there that you do not own. Play an extra action.', () => {
  it('one for each minion there that you do not own, whoever controls it', () =>
    play({
      seats: { A: { hand: ['Captive Audience', 'Overrun'] }, B: {} },
      bases: [
        at('Meadow', 'A Walker', 'A Invader', 'A Filler of B', 'B Scout', 'B Groupie of A', 'B Gobbo', '- Web Troll'),
        at('Moor', 'B Filler'),
      ],
      steps: [
        A.plays('Captive Audience'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        offered('A', ['Walker', 'Invader', 'Filler@Meadow'], ['Scout', 'Groupie', 'Gobbo', 'no']),
        A.answers('Walker'),
        now({ asked: null, can: [overrun], cards: { Walker: { power: 6 }, Invader: { power: 3 } } }),
      ],
    }));
  it('this turn', () =>
    play({
      seats: { A: { hand: ['Captive Audience'] }, B: {} },
      bases: [at('Meadow', 'A Lancelot', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Captive Audience'),
        A.answers('Meadow'),
        now({ cards: { Lancelot: { power: 5 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Lancelot: { power: 4 } } }),
      ],
    }));
  it('without one of yours there only the action', () =>
    play({
      seats: { A: { hand: ['Captive Audience', 'Overrun'] }, B: {} },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Captive Audience'),
        A.answers('Moor'),
        now({ asked: null, can: [overrun], cards: { Walker: { power: 2 } } }),
      ],
    }));
  it('nothing where you own all', () =>
    play({
      seats: { A: { hand: ['Captive Audience', 'Overrun'] }, B: {} },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Captive Audience'),
        A.answers('Meadow'),
        now({ asked: null, can: [overrun], cards: { Walker: { power: 2 } } }),
      ],
    }));
});

describe("Charmed: Choose a minion with power 3 or less. You may move it to another base where you have a minion. This turn its power is not added to its controller's total. Play an extra action.", () => {
  const bases = [
    at('Meadow', 'B Invader', 'B Merlin', 'A Filler'),
    at('Moor', 'A Walker'),
    at('Marsh', 'B Scout'),
    at('Heath', 'A Groupie'),
  ];
  it('moves where you have a minion; adds nothing this turn', () =>
    play({
      seats: { A: { hand: ['Charmed', 'Overrun'] }, B: {} },
      bases,
      steps: [
        A.plays('Charmed'),
        offered('A', ['Invader', 'Filler', 'Walker', 'Scout', 'Groupie'], ['Merlin', 'no']),
        A.answers('Invader'),
        offered('A', ['Moor', 'Heath', 'no'], ['Meadow', 'Marsh']),
        A.answers('Moor'),
        now(at('Moor', 'A Walker', 'B Invader'), {
          asked: null,
          can: [overrun],
          cards: { Invader: { power: 3 } },
          bases: { Moor: { power: { A: 2, B: 0 } } },
        }),
        A.ends(),
        now({ bases: { Moor: { power: { A: 2, B: 3 } } } }),
      ],
    }));
  it('or stays; without such a minion only the action', () => {
    play({
      seats: { A: { hand: ['Charmed', 'Overrun'] }, B: {} },
      bases,
      steps: [
        A.plays('Charmed'),
        A.answers('Invader', 'no'),
        now({ asked: null, can: [overrun], bases: { Meadow: { power: { A: 1, B: 4 } } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Charmed', 'Overrun'] }, B: {} },
      bases: [at('Meadow', 'B Merlin'), at('Moor')],
      steps: [A.plays('Charmed'), now({ asked: null, can: [overrun], bases: { Meadow: { power: { B: 4 } } } })],
    });
  });
});

describe("Desert Island: Put this on a base. Ongoing: No minion here adds its power to its controller's total. At the start of your turn, destroy this card.", () => {
  it('nobody’s here counts; a monster nobody controls has no controller; until your next turn', () =>
    play({
      seats: { A: { hand: ['Desert Island'] }, B: {} },
      bases: [at('Meadow', 'A Walker', 'B Invader', '- Web Troll'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Desert Island', 'Meadow'),
        now({
          cards: { Invader: { power: 3 } },
          bases: { Meadow: { power: { A: 0, B: 0 }, total: 5, breakpoint: 11 }, Moor: { power: { B: 2 } } },
        }),
        A.ends(),
        now({ turn: 'B', bases: { Meadow: { power: { A: 0, B: 0 } } } }),
        B.ends(),
        now({ turn: 'A', bases: { Meadow: { power: { A: 2, B: 3 } } }, discard: { A: { has: ['Desert Island'] } } }),
      ],
    }));
});

describe('Shipwreck Cove: Put this on a base. Ongoing: Your minions here have +1 power each. Special: You may transfer this card to another base after this base scores.', () => {
  it('yours here', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Shipwreck Cove', 'A Walker', 'B Invader'), at('Moor', 'A Filler')],
      steps: [now({ cards: { Walker: { power: 3 }, Invader: { power: 3 }, Filler: { power: 1 } } })],
    }));
  it('after this base scores to another base, or not', () => {
    for (const [answers, marsh] of [
      [['Shipwreck Cove', 'Marsh'], ['A Shipwreck Cove']],
      [['pass'], []],
    ] as const)
      play({
        seats: { A: {}, B: {} },
        bases: [at('Meadow', 'A Shipwreck Cove', 'A Walker +8'), at('Moor'), at('Marsh')],
        steps: [
          A.ends(),
          offered('A', ['Shipwreck Cove', 'pass']),
          A.answers(...answers),
          now(at('Marsh', ...marsh), { vp: { A: 3 } }),
        ],
      });
  });
  it('not after another base scores, or without another base', () => {
    for (const bases of [
      [at('Meadow', 'A Walker +8'), at('Moor', 'A Shipwreck Cove')],
      [at('Meadow', 'A Shipwreck Cove', 'A Walker +8')],
    ])
      play({ seats: { A: {}, B: {} }, bases, steps: [A.ends(), now({ asked: null, vp: { A: 3 } })] });
  });
});

describe('Siren Song: Choose a base, and one other base where you have a minion. Move one minion of each other player from the first to the second.', () => {
  it('one of each other player, chosen by you, together', () =>
    play({
      seats: { A: { hand: ['Siren Song'] }, B: {}, C: {} },
      bases: [
        at('Meadow', 'B Walker', 'B Invader', 'C Merlin', 'A Scout', '- Web Troll'),
        at('Moor', 'A Filler'),
        at('Marsh', 'C Filler'),
        at('Heath', 'A Groupie'),
      ],
      steps: [
        A.plays('Siren Song'),
        offered('A', ['Meadow', 'Moor', 'Marsh', 'Heath'], ['no']),
        A.answers('Meadow'),
        offered('A', ['Moor', 'Heath'], ['Meadow', 'Marsh', 'no']),
        A.answers('Heath'),
        offered('A', ['Walker', 'Invader'], ['Scout', 'Merlin', 'no']),
        A.answers('Invader'),
        now(at('Heath', 'A Groupie', 'B Invader', 'C Merlin'), at('Meadow', 'B Walker', 'A Scout', '- Web Troll'), {
          asked: null,
        }),
      ],
    }));
  it('nothing without another base where you have a minion', () =>
    play({
      seats: { A: { hand: ['Siren Song'] }, B: {} },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'B Filler')],
      steps: [A.plays('Siren Song'), now(at('Meadow', 'B Walker'), { asked: null })],
    }));
  it('a base with your only minions is not left', () =>
    play({
      seats: { A: { hand: ['Siren Song'] }, B: {} },
      bases: [at('Meadow', 'B Walker', 'A Scout'), at('Moor', 'B Filler'), at('Marsh')],
      steps: [A.plays('Siren Song'), offered('A', ['Moor', 'Marsh'], ['Meadow'])],
    }));
});

describe('Toll Bay: Choose a base. Draw one card for each minion of other players there.', () => {
  it('one for each minion of another player there', () => {
    for (const [base, hand] of [
      ['Meadow', ['Scout', 'Cannon']],
      ['Moor', ['Scout']],
      ['Marsh', []],
    ] as const)
      play({
        seats: { A: { hand: ['Toll Bay'], deck: ['Scout', 'Cannon', 'Walker', 'Invader'] }, B: {}, C: {} },
        bases: [
          at('Meadow', 'B Walker', 'C Filler', 'A Scout', '- Web Troll'),
          at('Moor', 'A Filler', 'B Scout'),
          at('Marsh', 'A Filler'),
        ],
        steps: [
          A.plays('Toll Bay'),
          offered('A', ['Meadow', 'Moor', 'Marsh'], ['no']),
          A.answers(base),
          now({ asked: null, hand: { A: [...hand] } }),
        ],
      });
  });
});

describe('Ultimate Song: Choose a base where you have a minion. Each other player must play there, as an extra minion, a minion with power 3 or less, or reveal a hand without any such minion. The abilities of the minions so played are cancelled this turn. You may play an extra minion there and/or an extra action.', () => {
  it('each other player plays a weak one there without its abilities, or shows the hand', () =>
    play({
      seats: {
        A: { hand: ['Ultimate Song', 'Filler', 'Filler', 'Filler', 'Overrun'] },
        B: { hand: ['Gobbo', 'Invader', 'Merlin', 'Cannon'] },
        C: { hand: ['Merlin', 'Cannon'] },
      },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Filler'), at('Marsh', 'A Scout')],
      steps: [
        A.plays('Ultimate Song'),
        offered('A', ['Meadow', 'Marsh'], ['Moor', 'no']),
        A.answers('Marsh'),
        offered('B', ['Gobbo', 'Invader'], ['Merlin', 'Cannon', 'no']),
        B.answers('Gobbo'),
        now(at('Marsh', 'A Scout', 'B Gobbo'), { asked: null, can: [overrun], cards: { Gobbo: { counters: 0 } } }),
        ({ events }) => {
          if (events.some((e) => e.type === 'coin')) throw new Error('its ability was not cancelled');
          const seats = events.filter((e) => e.type === 'reveal').map((e) => e.seat);
          if (seats.join() !== '2') throw new Error(`hands shown by ${seats.join()}, expected C alone`);
        },
        A.plays('Filler', 'Meadow'),
        now({ cannot: [A.plays('Filler', 'Meadow')] }),
        A.plays('Filler', 'Marsh'),
      ],
    }));
  it('their abilities are back in the next turn', () =>
    play({
      seats: { A: { hand: ['Ultimate Song'] }, B: { hand: ['Siren'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Ultimate Song'),
        now({ bases: { Meadow: { power: { A: 2, B: 2 } } } }),
        A.ends(),
        now({ bases: { Meadow: { power: { A: 1, B: 2 } } } }),
      ],
    }));
  it('nobody plays a minion that cannot be played there (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Ultimate Song'] }, B: { hand: ['Walker', 'Invader'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Bear Picnic')],
      steps: [
        A.plays('Ultimate Song'),
        now(at('Meadow', 'A Walker', 'B Invader'), { asked: null, hand: { B: ['Walker'] } }),
      ],
    }));
  it('without a minion of yours only the extra action', () =>
    play({
      seats: { A: { hand: ['Ultimate Song', 'Overrun'] }, B: { hand: ['Walker'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [A.plays('Ultimate Song'), now({ asked: null, can: [overrun], hand: { B: ['Walker'] } })],
    }));
});
