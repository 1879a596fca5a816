import { viewEvents } from '@smash/engine';
import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Form a Posse: Each of your minions gets +1 power and cannot be destroyed, moved or returned to the hand this turn.', () => {
  const bases = [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Walker')];
  it('each of yours anywhere, nobody else’s, and until the end of the turn', () =>
    play({
      seats: { A: { hand: ['Form a Posse'] } },
      bases,
      steps: [
        A.plays('Form a Posse'),
        now({ asked: null, cards: { 'Filler/A': { power: 2 }, Walker: { power: 3 }, 'Filler/B': { power: 1 } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'Filler/A': { power: 1 }, Walker: { power: 2 } } }),
      ],
    }));
  it('they can be neither destroyed, moved nor returned, by your own cards either; others can (RES-13, TERM-1)', () =>
    play({
      seats: { A: { hand: ['Form a Posse', 'Time Loop', 'Cannon'] } },
      bases,
      steps: [
        A.plays('Time Loop'),
        A.plays('Form a Posse'),
        A.plays('Cannon'),
        A.answers('Filler/A', 'Filler/B'),
        now(at('Meadow', 'A Filler'), at('Moor', 'A Walker'), { asked: null, discard: { B: ['Filler'] } }),
      ],
    }));
  it('not moved', () =>
    play({
      seats: { A: { hand: ['Form a Posse', 'Time Loop', 'Way of Deception'] } },
      bases,
      steps: [
        A.plays('Time Loop'),
        A.plays('Form a Posse'),
        A.plays('Way of Deception'),
        A.answers('Filler'),
        now(at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Walker'), { asked: null }),
      ],
    }));
  it('not returned to the hand', () =>
    play({
      seats: { A: { hand: ['Form a Posse', 'Time Loop', 'Beam Up', 'Beam Up'] } },
      bases,
      steps: [
        A.plays('Time Loop'),
        A.plays('Form a Posse'),
        A.plays('Beam Up'),
        A.answers('Walker'),
        now(at('Moor', 'A Walker'), { asked: null, hand: { A: ['Beam Up'] } }),
      ],
    }));
  it('one that is played later has none of it; it ends with the turn (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Form a Posse', 'Scout'] }, B: { hand: ['Cannon'] } },
      bases,
      steps: [
        A.plays('Form a Posse'),
        A.plays('Scout', 'Moor'),
        now({ cards: { Scout: { power: 3 } } }),
        A.ends(),
        B.plays('Cannon'),
        B.answers('Filler/A', 'Walker'),
        now(at('Meadow', 'B Filler'), at('Moor', 'A Scout')),
      ],
    }));
  it('a base that scores discards them anyway (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Form a Posse'] } },
      bases: [at('Meadow', 'A Filler +8', 'B Filler'), at('Moor')],
      steps: [A.plays('Form a Posse'), A.ends(), now({ vp: { A: 3, B: 2 }, discard: { A: { has: ['Filler'] } } })],
    }));
});

describe('Gold in Them Thar Hills: Look at the top three cards of your deck. Reveal one of them and draw it; you may play it as an extra card. Return the others in any order.', () => {
  const seats = { A: { hand: ['Gold in Them Thar Hills'], deck: ['Filler', 'Time Loop', 'Hidden Ninja', 'Scout'] } };
  const bases = [at('Meadow'), at('Moor')];
  it('a minion: played as an extra minion, the others in the order you like (EXT-1, EXT-3)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Gold in Them Thar Hills'),
        offered('A', ['Filler', 'Time Loop', 'Hidden Ninja'], ['Scout']),
        now({ sees: { B: { lacks: ['Filler', 'Time Loop', 'Hidden Ninja'] } } }),
        A.answers('Filler'),
        now({ sees: { B: { has: ['Filler'], lacks: ['Time Loop', 'Hidden Ninja'] } } }),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        A.answers('Hidden Ninja', 'Time Loop'),
        now(at('Moor', 'A Filler'), {
          asked: null,
          deck: { A: ['Hidden Ninja', 'Time Loop', 'Scout'] },
          plays: { A: { minions: 1, actions: 0 } },
          sees: { B: { lacks: ['Time Loop', 'Hidden Ninja'] } },
        }),
      ],
    }));
  it('an action: played immediately', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Gold in Them Thar Hills'),
        A.answers('Time Loop', 'yes', 'Filler', 'Hidden Ninja'),
        now({ asked: null, discard: { A: { has: ['Time Loop'] } }, deck: { A: ['Filler', 'Hidden Ninja', 'Scout'] } }),
      ],
    }));
  it('kept in the hand if you like; a Special stays there, not asked about (PLAY-6)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Gold in Them Thar Hills'),
        A.answers('Hidden Ninja'),
        A.answers('Filler', 'Time Loop'),
        now({ asked: null, hand: { A: ['Hidden Ninja'] }, deck: { A: ['Filler', 'Time Loop', 'Scout'] } }),
      ],
    }));
  it('kept although it could be played', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Gold in Them Thar Hills'),
        A.answers('Filler', 'no', 'Time Loop', 'Hidden Ninja'),
        now(at('Meadow'), at('Moor'), { asked: null, hand: { A: ['Filler'] } }),
      ],
    }));
  it('with fewer cards those there are; a deck that has run out is rebuilt first (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Gold in Them Thar Hills'], deck: ['Walker'], discard: ['Scout'] } },
      bases,
      steps: [
        A.plays('Gold in Them Thar Hills'),
        offered('A', ['Walker', 'Scout']),
        A.answers('Scout', 'no'),
        now({ asked: null, hand: { A: ['Scout'] }, deck: { A: ['Walker'] } }),
      ],
    }));
  it('without any card nothing happens', () =>
    play({
      seats: { A: { hand: ['Gold in Them Thar Hills'], deck: [] } },
      bases,
      steps: [A.plays('Gold in Them Thar Hills'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Gold Strike: Put this on a base. Ongoing: After you play a minion here, draw a card.', () => {
  it('you draw for your minions here, not elsewhere, and for nobody else’s', () =>
    play({
      seats: {
        A: { hand: ['Gold Strike', 'Filler', 'Filler', 'Summon', 'Time Loop'], deck: ['Scout', 'Walker', 'Walker'] },
        B: { hand: ['Filler'], deck: ['Scout', 'Scout', 'Scout'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Gold Strike', 'Meadow'),
        A.plays('Summon'),
        A.plays('Filler', 'Moor'),
        now({ hand: { A: ['Filler'] } }),
        A.plays('Filler', 'Meadow'),
        now(at('Meadow', 'A Filler', 'A Gold Strike'), { hand: { A: ['Scout'] }, asked: null }),
        A.ends(),
        B.plays('Filler', 'Meadow'),
        now({ hand: { A: ['Scout', 'Walker', 'Walker'], B: [] } }),
      ],
    }));
});

describe('Stagecoach: Choose up to two of your cards at one base; move or transfer them to another base.', () => {
  it('two minions of one base go together; only your own are offered (RES-10)', () =>
    play({
      seats: { A: { hand: ['Stagecoach'] } },
      bases: [at('Meadow', 'A Filler', 'A Walker', 'B Filler'), at('Moor', 'A Scout'), at('Marsh')],
      steps: [
        A.plays('Stagecoach'),
        offered('A', ['Filler/A', 'Walker', 'Scout', 'done'], ['Filler/B']),
        refused(A.answers('Walker', 'Scout')),
        A.answers('Filler/A', 'Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'B Filler'), at('Moor', 'A Scout'), at('Marsh', 'A Filler', 'A Walker'), { asked: null }),
      ],
    }));
  it('one card, or none at all', () =>
    play({
      seats: { A: { hand: ['Stagecoach', 'Stagecoach', 'Time Loop'] } },
      bases: [at('Meadow', 'A Filler', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Stagecoach'),
        A.answers('done'),
        now(at('Meadow', 'A Filler', 'A Walker')),
        A.plays('Stagecoach'),
        A.answers('Walker', 'done'),
        now(at('Meadow', 'A Filler'), at('Moor', 'A Walker'), { asked: null }),
      ],
    }));
  it('actions are transferred, to the base or to a minion there; a titan moves (TERM-6, TIT-4)', () =>
    play({
      seats: { A: { hand: ['Stagecoach', 'Stagecoach', 'Time Loop'] } },
      bases: [
        at('Meadow', 'A Gold Strike', 'B Filler with A Poison', 'A Pecos Bill'),
        at('Moor', 'B Scout', 'C Walker'),
      ],
      steps: [
        A.plays('Time Loop'),
        A.plays('Stagecoach'),
        offered('A', ['Gold Strike', 'Poison', 'Pecos Bill', 'done']),
        A.answers('Gold Strike', 'Poison'),
        offered('A', ['Scout', 'Walker'], ['Filler']),
        A.answers('Walker'),
        now(at('Meadow', 'B Filler', 'A Pecos Bill'), at('Moor', 'B Scout', 'C Walker with A Poison', 'A Gold Strike')),
        A.plays('Stagecoach'),
        A.answers('Pecos Bill', 'done'),
        now(
          at('Meadow', 'B Filler'),
          at('Moor', 'B Scout', 'C Walker with A Poison', 'A Gold Strike', 'A Pecos Bill'),
          {
            asked: null,
          },
        ),
      ],
    }));
  it('an action for minions cannot be played if there are none; without cards of yours nobody is asked', () =>
    play({
      seats: { A: { hand: ['Stagecoach', 'Stagecoach', 'Time Loop'] } },
      bases: [at('Meadow', 'B Filler with A Poison', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Stagecoach'),
        A.answers('Poison', 'Walker'),
        now(at('Meadow', 'B Filler with A Poison'), at('Moor', 'A Walker'), { asked: null }),
      ],
    }));
  it('offers your buried cards, and nobody else learns which one moved (BURY-1, BURY-2, INFO-2)', () =>
    play({
      seats: { A: { hand: ['Stagecoach'] } },
      bases: [at('Meadow', 'A Filler', 'A buried Howl', 'B buried Invader'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Stagecoach'),
        offered('A', ['Filler', 'Howl', 'done'], ['Invader']),
        A.answers('Howl', 'Filler'),
        now(at('Meadow', 'B buried Invader'), at('Moor', 'B Scout', 'A Filler', 'A buried Howl'), {
          asked: null,
          sees: { A: { has: ['Howl'] }, B: { lacks: ['Howl'] }, spectator: { lacks: ['Howl'] } },
        }),
      ],
    }));
  it('names the buried card in the log of its controller alone (BURY-2, INFO-2)', () =>
    play({
      seats: { A: { hand: ['Stagecoach'] } },
      bases: [at('Meadow', 'A buried Howl'), at('Moor')],
      steps: [
        A.plays('Stagecoach'),
        A.answers('Howl', 'done'),
        ({ events }) => {
          const named = ([0, 1, 'spectator'] as const).map((viewer) =>
            viewEvents(events, viewer).flatMap((e) => (e.type === 'move' ? [e.card?.name] : [])),
          );
          expect(named).toEqual([['Howl'], [undefined], [undefined]]);
        },
      ],
    }));
  it('keeps the card buried: it counts, and is uncovered, at its new base (BURY-3)', () =>
    play({
      seats: { A: { hand: ['Stagecoach', 'Seal the Tomb', 'Time Loop'] } },
      bases: [at('Meadow', 'A buried Filler', 'A Priest of Anubis'), at('Moor', 'A Priest of Anubis')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Stagecoach'),
        A.answers('Filler', 'done'),
        now({ cards: { 'Priest of Anubis#1': { power: 4 }, 'Priest of Anubis#2': { power: 6 } } }),
        A.plays('Seal the Tomb'),
        A.answers('Filler', 'done'),
        now(at('Meadow', 'A Priest of Anubis'), at('Moor', 'A Priest of Anubis', 'A Filler'), { asked: null }),
      ],
    }));
  it('triggers nothing that watches for minions moving (BURY-2)', () =>
    play({
      seats: { A: { hand: ['Stagecoach'] } },
      bases: [at('Meadow', 'A buried Filler'), at('Moor', 'B Cub Scout', 'B High Ground')],
      steps: [
        A.plays('Stagecoach'),
        A.answers('Filler', 'done'),
        now(at('Meadow'), at('Moor', 'B Cub Scout', 'B High Ground', 'A buried Filler'), { asked: null }),
      ],
    }));
  it('does not offer cards in stasis (STA-1)', () =>
    play({
      seats: { A: { hand: ['Stagecoach', '99 MPH', 'Walker', 'Time Loop'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('99 MPH'),
        A.answers('Walker'),
        now({ stasis: { A: { Walker: 2 } } }),
        A.plays('Stagecoach'),
        offered('A', ['Filler', 'done'], ['Walker']),
      ],
    }));
});
