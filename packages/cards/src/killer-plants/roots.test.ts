import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play, titanCard } from '@smash/testkit/play';
import { rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

/** Every minion in play is shuffled into its owner's deck. */
const compost = actionCard(
  'Compost',
  'standard',
  'Shuffle all minions into the decks of their owners.',
  onPlay(function* () {
    const all = yield* look((q) => q.minions());
    yield* act(...all.map((ix) => ops.place(ix, 'deck')));
  }),
);

describe('Choking Vines: Put this on a minion. Ongoing: Destroy the minion at the start of your turn.', () => {
  it('on any minion; it is destroyed at the start of your next turn, and no other (PLAY-3, TURN-2)', () =>
    play({
      seats: { A: { hand: ['Choking Vines'] } },
      bases: [at('Meadow', 'B King Rex', 'A Walker'), at('Moor', 'B Scout')],
      steps: [
        now({ can: ['King Rex', 'Walker', 'Scout'].map((minion) => A.plays('Choking Vines', minion)) }),
        A.plays('Choking Vines', 'King Rex'),
        now(at('Meadow', 'B King Rex with A Choking Vines', 'A Walker'), { asked: null }),
        A.ends(),
        now(at('Meadow', 'B King Rex with A Choking Vines', 'A Walker'), { turn: 'B', phase: 'play' }),
        B.ends(),
        now(at('Meadow', 'A Walker'), at('Moor', 'B Scout'), {
          turn: 'A',
          phase: 'play',
          asked: null,
          discard: { A: ['Choking Vines'], B: ['King Rex'] },
        }),
      ],
    }));

  it("choking-vines/1 'your turn' is that of its own controller, whoever controls the minion by then (ABL-8, ATT-4)", () =>
    play({
      bases: [at('Meadow', 'B Walker of A with A Choking Vines', 'A Scout of B with C Choking Vines'), at('Moor')],
      steps: [
        A.ends(),
        now(at('Meadow', 'B Walker with A Choking Vines', 'A Scout with C Choking Vines'), { turn: 'B' }),
        B.ends(),
        now(at('Meadow', 'B Walker with A Choking Vines'), {
          turn: 'C',
          discard: { B: ['Scout'], C: ['Choking Vines'] },
        }),
        C.ends(),
        now(at('Meadow'), { turn: 'A', discard: { A: ['Walker', 'Choking Vines'] } }),
      ],
    }));

  it('goes along when the minion is moved; destroyed itself it destroys nothing (ATT-2, RES-4)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Way of Deception', 'Disenchant'] } },
      bases: [at('Meadow', 'B Archmage with A Choking Vines', 'B Scout with A Choking Vines'), at('Moor')],
      steps: [
        B.plays('Way of Deception'),
        B.answers('Scout'),
        B.plays('Disenchant'),
        B.answers('Choking Vines@Meadow'),
        B.ends(),
        now(at('Meadow', 'B Archmage'), at('Moor'), { turn: 'A', phase: 'play', asked: null }),
      ],
    }));

  it('a card that cannot be destroyed stays, with the vines, and so does one that moves away instead (CAN-1, RES-7)', () =>
    play({
      cards: [rock],
      turn: 'B',
      bases: [at('Meadow', 'B Rock with A Choking Vines', 'B Buccaneer with A Choking Vines'), at('Moor')],
      steps: [
        B.ends(),
        now(at('Meadow', 'B Rock with A Choking Vines'), at('Moor', 'B Buccaneer with A Choking Vines'), {
          turn: 'A',
          phase: 'play',
          asked: null,
        }),
      ],
    }));

  it('a guarded minion can be chosen, and the vines are discarded (ATT-3, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Choking Vines'] } },
      bases: [at('Meadow', 'B Walker with B Smoke Bomb', 'A Walker')],
      steps: [
        A.plays('Choking Vines', 'Walker/B'),
        now(at('Meadow', 'B Walker with B Smoke Bomb', 'A Walker'), {
          asked: null,
          discard: { A: ['Choking Vines'], B: [] },
        }),
      ],
    }));

  it('two on one minion destroy it once (ATT-5)', () =>
    play({
      turn: 'B',
      bases: [at('Cave of Shinies', 'B Scout with A Choking Vines, A Choking Vines')],
      steps: [B.ends(), now(at('Cave of Shinies'), { turn: 'A', phase: 'play', asked: null, vp: { A: 0, B: 1 } })],
    }));
});

describe("Deep Roots: Put this on a base. Ongoing: Other players' abilities cannot move your minions here or return them to your hand.", () => {
  const rooted = [at('Meadow', 'A Walker', 'B Scout', 'A Deep Roots'), at('Moor', 'A Invader')];

  it('another player may choose such a minion, and it stays (RES-13, CAN-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Shanghai', 'Beam Up'] } },
      bases: [...rooted, at('Marsh', 'B Archmage')],
      steps: [
        B.plays('Shanghai'),
        offered('B', ['Walker', 'Invader'], ['Scout', 'no']),
        B.answers('Walker'),
        B.answers('?Moor'),
        now(...rooted, { asked: null, discard: { B: ['Shanghai'] } }),
        B.plays('Beam Up'),
        B.answers('Walker'),
        now(...rooted, at('Marsh', 'B Archmage'), { asked: null, hand: { A: [], B: [] } }),
      ],
    }));

  it('yours elsewhere and other players’ minions here are not protected; those in a group are checked separately (RES-10, CAN-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Crop Circles', 'Shanghai'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout', 'C Filler', 'A Deep Roots'), at('Moor', 'A Invader', 'B Archmage')],
      steps: [
        B.plays('Crop Circles'),
        B.answers('Meadow'),
        now(at('Meadow', 'A Walker', 'A Deep Roots'), { asked: null, hand: { A: [], B: ['Shanghai', 'Scout'] } }),
        B.plays('Shanghai'),
        B.answers('Invader'),
        now(at('Meadow', 'A Walker', 'A Invader', 'A Deep Roots'), at('Moor', 'B Archmage'), { asked: null }),
      ],
    }));

  it("including abilities of other players' minions, in your own turn too; not once it is gone (TERM-15)", () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Collector', 'Supreme Overlord', 'Disenchant'] } },
      bases: [...rooted, at('Marsh', 'B Enshrouding Mist')],
      steps: [
        B.plays('Supreme Overlord', 'Marsh'),
        B.answers('Walker'),
        now(...rooted, { asked: null }),
        B.plays('Disenchant'),
        B.answers('Deep Roots'),
        B.plays('Collector', 'Meadow'),
        B.answers('Walker'),
        now(at('Meadow', 'B Scout', 'B Collector'), { asked: null, hand: { A: ['Walker'] } }),
      ],
    }));

  it('deep-roots/1 it does not keep a minion from being placed, shuffled or destroyed (TERM-1)', () =>
    play({
      cards: [compost],
      turn: 'B',
      seats: { A: { deck: ['Cannon'] }, B: { hand: ['Disintegrator', 'Seeing Stars', 'Compost'], deck: [] } },
      bases: [
        at('Meadow', 'A Walker', 'A Filler', 'A Invader', 'A Deep Roots'),
        at('Moor', 'B Archmage'),
        at('Marsh', 'B Archmage'),
      ],
      steps: [
        B.plays('Disintegrator'),
        B.answers('Walker'),
        now({ deck: { A: { bottom: ['Walker'] } } }),
        B.plays('Seeing Stars'),
        B.answers('Filler'),
        now(at('Meadow', 'A Invader', 'A Deep Roots'), { discard: { A: ['Filler'] } }),
        B.plays('Compost'),
        now(at('Meadow', 'A Deep Roots'), { asked: null, deck: { A: 3, B: 2 } }),
      ],
    }));

  it('deep-roots/2 your own abilities and those of bases still move and return them (TERM-15)', () =>
    play({
      seats: { A: { hand: ['Dinghy', 'Beam Up'] } },
      bases: [
        at('Meadow', 'A Walker', 'A Invader', 'A Scout', 'A Deep Roots'),
        at('Mushroom Kingdom', 'A Archmage', 'A Deep Roots'),
      ],
      steps: [
        A.plays('Dinghy'),
        A.answers('Walker', 'done'),
        now(at('Mushroom Kingdom', 'A Archmage', 'A Walker', 'A Deep Roots')),
        A.plays('Beam Up'),
        A.answers('Scout'),
        now({ hand: { A: ['Scout'] } }),
        A.ends(),
        B.answers('Mushroom Kingdom', '?Invader'),
        now(
          at('Meadow', 'A Deep Roots'),
          at('Mushroom Kingdom', 'A Archmage', 'A Walker', 'A Invader', 'A Deep Roots'),
          {
            turn: 'B',
            phase: 'play',
          },
        ),
      ],
    }));

  it('a minion of yours that would be destroyed sails away anyway: its own ability moves it (RES-7)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Natural Selection'] } },
      bases: [at('Meadow', 'A Buccaneer', 'B King Rex', 'A Deep Roots'), at('Moor')],
      steps: [
        B.plays('Natural Selection'),
        now(at('Meadow', 'B King Rex', 'A Deep Roots'), at('Moor', 'A Buccaneer'), { asked: null }),
      ],
    }));
});

describe('Entangled: Put this on a base. Ongoing: On every base where you have a minion, minions cannot be moved or returned to hands. At the start of your turn, destroy this card.', () => {
  it('on every base where you have a minion nobody moves or returns any minion, you neither (CONF-1, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Entangled', 'Dinghy', 'Crop Circles'] }, B: { hand: ['Shanghai', 'Beam Up'] } },
      bases: [
        at('Meadow', 'A Archmage', 'B Walker'),
        at('Moor', 'A Archmage', 'B Archmage', 'A Filler'),
        at('Marsh', 'B Scout'),
      ],
      steps: [
        A.plays('Entangled', 'Marsh'),
        A.plays('Dinghy'),
        A.answers('Filler', 'done', 'Meadow'),
        A.plays('Crop Circles'),
        A.answers('Meadow'),
        now(at('Meadow', 'A Archmage', 'B Walker'), at('Moor', 'A Archmage', 'B Archmage', 'A Filler'), {
          asked: null,
        }),
        A.ends(),
        B.plays('Shanghai'),
        B.answers('Filler', 'Marsh'),
        B.plays('Beam Up'),
        B.answers('Walker'),
        now(at('Meadow', 'A Archmage', 'B Walker'), at('Marsh', 'B Scout', 'A Entangled'), {
          asked: null,
          hand: { B: 0 },
          discard: { B: ['Shanghai', 'Beam Up'] },
        }),
      ],
    }));

  it('not where you have none: neither its own base nor one with only others’ minions is an exception', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Way of Deception', 'Beam Up'] } },
      bases: [at('Meadow', 'B Archmage', 'B Walker', 'A Entangled'), at('Moor', 'C Scout')],
      steps: [
        B.plays('Way of Deception'),
        B.answers('Walker'),
        B.plays('Beam Up'),
        B.answers('Scout'),
        now(at('Meadow', 'B Archmage', 'A Entangled'), at('Moor', 'B Walker'), { asked: null, hand: { C: ['Scout'] } }),
      ],
    }));

  it('a minion moves to a base where you have one, and then is held there; with your last one gone it is free', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Way of Deception', 'Dinghy', 'Seeing Stars', 'Full Sail'] } },
      bases: [
        at('Meadow', 'B Walker', 'A Entangled'),
        at('Moor', 'A Filler'),
        at('Marsh', 'B Archmage', 'B Archmage', 'B Archmage'),
      ],
      steps: [
        B.plays('Way of Deception'),
        B.answers('Walker', 'Moor'),
        B.plays('Dinghy'),
        B.answers('Walker', 'done', 'Meadow'),
        now(at('Moor', 'A Filler', 'B Walker')),
        B.plays('Seeing Stars'),
        B.answers('Filler'),
        B.plays('Full Sail'),
        B.answers('Walker', 'done', 'Meadow'),
        now(at('Meadow', 'B Walker', 'A Entangled'), at('Moor'), { asked: null }),
      ],
    }));

  it('bases move and return nothing either; a minion to be saved goes to the discard pile (SCORE-9, CONF-1)', () =>
    play({
      bases: [
        at('The Grey Opal', 'A Filler +16', 'B Walker'),
        at('The Mothership', 'A Scout'),
        at('Moor', 'A Entangled'),
      ],
      steps: [
        A.ends(),
        B.answers('Walker', 'Moor'),
        now(at('Moor', 'A Entangled'), { turn: 'B', asked: null, discard: { A: ['Filler'], B: ['Walker'] } }),
      ],
    }));

  it('is destroyed at the start of your turn, not of another; then all can move again (TURN-2)', () =>
    play({
      seats: { A: { hand: ['Entangled', 'Way of Deception'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Entangled', 'Meadow'),
        A.ends(),
        now(at('Meadow', 'A Walker', 'A Entangled'), { turn: 'B', phase: 'play' }),
        B.ends(),
        now(at('Meadow', 'A Walker'), { turn: 'A', phase: 'play', asked: null, discard: { A: ['Entangled'] } }),
        A.plays('Way of Deception'),
        now(at('Moor', 'A Walker')),
      ],
    }));

  it('entangled/1 it does not keep minions from being placed, shuffled or destroyed (TERM-1)', () =>
    play({
      cards: [compost],
      seats: { A: { hand: ['Disintegrator', 'Seeing Stars', 'Compost'], deck: ['Cannon'] }, B: { deck: [] } },
      bases: [at('Meadow', 'A Archmage', 'B Walker', 'B Filler', 'A Entangled'), at('Moor', 'A Archmage')],
      steps: [
        A.plays('Disintegrator'),
        A.answers('Walker'),
        now({ deck: { B: ['Walker'] } }),
        A.plays('Seeing Stars'),
        now(at('Meadow', 'A Archmage', 'A Entangled'), { discard: { B: ['Filler'] } }),
        A.plays('Compost'),
        now(at('Meadow', 'A Entangled'), at('Moor'), { asked: null, deck: { A: 3 } }),
      ],
    }));

  it('entangled/1 a Scout goes home from a scored base (SCORE-8)', () =>
    play({
      bases: [at('Meadow', 'A Scout', 'B Filler +9', 'A Entangled'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Scout'),
        now({ turn: 'B', asked: null, hand: { A: { has: ['Scout'] } }, discard: { A: ['Entangled'] } }),
      ],
    }));

  it('minions alone are held: a titan still moves (TIT-4)', () =>
    play({
      cards: [
        titanCard('Colossus', 'No text.'),
        actionCard(
          'Lever',
          'standard',
          'Move a titan to the first base.',
          onPlay(function* () {
            const [to, from] = yield* look((q) => q.bases().slice());
            yield* act(ops.move((yield* look((q) => q.titansAt(from!)[0]!))!, to!));
          }),
        ),
      ],
      seats: { A: { hand: ['Lever'] } },
      bases: [at('Meadow'), at('Moor', 'A Colossus', 'A Walker', 'A Entangled')],
      steps: [
        A.plays('Lever'),
        now(at('Meadow', 'A Colossus'), at('Moor', 'A Walker', 'A Entangled'), { asked: null }),
      ],
    }));

  it('entangled/2 a Buccaneer that would be destroyed and cannot move stays, and is not destroyed (RES-7)', () =>
    play({
      seats: { A: { hand: ['Natural Selection', 'Natural Selection'] } },
      bases: [at('Meadow', 'A King Rex', 'B Buccaneer', 'A Entangled'), at('Moor', 'A Archmage'), at('Marsh')],
      steps: [
        A.plays('Natural Selection'),
        A.answers('King Rex'),
        B.answers('Moor'),
        now(at('Meadow', 'A King Rex', 'B Buccaneer', 'A Entangled'), at('Moor', 'A Archmage'), at('Marsh'), {
          asked: null,
          discard: { B: [] },
        }),
      ],
    }));
});
