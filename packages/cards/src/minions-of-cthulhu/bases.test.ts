import { look, onPlay, playMonsters } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe("R'lyeh: Each player, at the start of their turn, may destroy one of their minions here to gain 1 VP.", () => {
  const rlyeh = "R'lyeh";

  it('one of your own minions here, in your own turn (ME-2)', () =>
    play({
      phase: 'start',
      seats: { A: { deck }, B: { deck } },
      bases: [at(rlyeh, 'A Walker', 'A Pirate King', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        offered('A', [rlyeh, 'pass']),
        A.answers(rlyeh),
        offered('A', ['Walker', 'Pirate King'], ['Scout', 'Invader']),
        A.answers('Pirate King'),
        now(at(rlyeh, 'A Walker', 'B Scout'), { asked: null, phase: 'play', vp: { A: 1, B: 0 } }),
        A.ends(),
        B.answers(rlyeh),
        now(at(rlyeh, 'A Walker'), { turn: 'B', asked: null, vp: { A: 1, B: 1 }, discard: { B: ['Scout'] } }),
      ],
    }));

  it('it may be declined, and without one’s own minion here nobody is asked', () => {
    play({
      phase: 'start',
      bases: [at(rlyeh, 'A Walker'), at('Moor')],
      steps: [A.answers('pass'), now(at(rlyeh, 'A Walker'), { phase: 'play', asked: null, vp: { A: 0 } })],
    });
    play({
      phase: 'start',
      bases: [at(rlyeh, 'B Walker'), at('Moor', 'A Walker')],
      steps: [now(at(rlyeh, 'B Walker'), { phase: 'play', asked: null })],
    });
  });

  it('rlyeh/1 one that is protected may be chosen; it stays, and there is no VP (RES-3, RES-13)', () =>
    play({
      phase: 'start',
      bases: [at(rlyeh, 'A Warbot', 'A Walker'), at('Moor')],
      steps: [
        A.answers(rlyeh),
        offered('A', ['Warbot', 'Walker']),
        A.answers('Warbot'),
        now(at(rlyeh, 'A Warbot', 'A Walker'), { asked: null, phase: 'play', vp: { A: 0 } }),
      ],
    }));

  it('rlyeh/1 nor for one that moves away instead (RES-7)', () =>
    play({
      phase: 'start',
      bases: [at(rlyeh, 'A Buccaneer'), at('Moor')],
      steps: [A.answers(rlyeh), now(at(rlyeh), at('Moor', 'A Buccaneer'), { vp: { A: 0 } })],
    }));

  it('rlyeh/2 a Servitor used by its talent gives no VP, only its action (ABL-5)', () =>
    play({
      seats: { A: { discard: ['Howl'], deck } },
      bases: [at(rlyeh, 'A Servitor of Cthulhu'), at('Moor')],
      steps: [A.uses('Servitor of Cthulhu'), now(at(rlyeh), { vp: { A: 0 }, deck: { A: { top: ['Howl'] } } })],
    }));

  it('does nothing under a Jammed Signal (TERM-13)', () =>
    play({
      phase: 'start',
      bases: [at(rlyeh, 'A Walker', 'B Jammed Signal'), at('Moor')],
      steps: [now(at(rlyeh, 'A Walker', 'B Jammed Signal'), { phase: 'play', asked: null })],
    }));
});

describe("Mountains of Madness: Each time a minion has been played here, that minion's owner draws a Madness card.", () => {
  const mountains = 'Mountains of Madness';

  it('any player who plays one here, each time, after the minion’s own effect (RES-1)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Filler', 'Summon'], deck: ['Scout', ...deck] }, B: { hand: ['Scout'], deck } },
      madness: 9,
      bases: [at(mountains), at('Moor')],
      steps: [
        A.plays('Summon'),
        A.plays('Walker', mountains),
        now({ hand: { A: ['Filler'] } }),
        A.answers('return'),
        now({ asked: null, hand: { A: ['Filler', 'Madness'], B: ['Scout'] } }),
        A.plays('Filler', mountains),
        A.ends(),
        B.plays('Scout', mountains),
        now({ asked: null, madness: 6, hand: { B: ['Madness'] } }),
      ],
    }));

  it('mountains-of-madness/1 one that moves here was not played here (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Bear Rides You'] } },
      madness: 9,
      bases: [at(mountains), at('Moor', 'A Walker')],
      steps: [A.plays('Bear Rides You'), now(at(mountains, 'A Walker'), { asked: null, madness: 9, hand: { A: [] } })],
    }));

  it('not for actions, nor for minions at another base, nor with an empty Madness deck (MAD-1)', () =>
    play({
      seats: { A: { hand: ['Overrun', 'Walker', 'Filler'] } },
      madness: 0,
      bases: [at(mountains, 'A Enshrouding Mist'), at('Moor')],
      steps: [
        A.plays('Overrun', mountains),
        A.plays('Filler', 'Moor'),
        A.plays('Walker', mountains),
        A.answers('return'),
        now({ asked: null, hand: { A: [] } }),
      ],
    }));

  it('nobody draws under a Jammed Signal (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      madness: 9,
      bases: [at(mountains, 'B Jammed Signal'), at('Moor')],
      steps: [A.plays('Filler', mountains), now({ asked: null, madness: 9 })],
    }));
  it('a monster has no owner who could draw one (MON-1)', () =>
    play({
      cards: [
        actionCard(
          'Call',
          'standard',
          'Play a monster on the first base.',
          onPlay(function* (me) {
            yield* playMonsters(yield* look((q) => q.bases()[0]!), 1, me.seat);
          }),
        ),
      ],
      seats: { A: { hand: ['Call'] } },
      madness: 9,
      monsterDeck: ['Bigfoot'],
      bases: [at(mountains), at('Moor')],
      steps: [A.plays('Call'), now(at(mountains, '- Bigfoot'), { asked: null, madness: 9, hand: { A: [], B: [] } })],
    }));
});
