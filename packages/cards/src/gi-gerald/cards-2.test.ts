import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

/** Played as an action. */
const act = (card: string) => ({ by: 'A' as const, play: card, as: 'action' as const });

describe('M.O.W.A.T.: Minion: You may give another minion +1 power this turn. Action: Choose a minion; it gains +3 power this turn.', () => {
  it('as a minion: any other minion, or none', () =>
    play({
      seats: { A: { hand: ['M.O.W.A.T.'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor', 'A Walker')],
      steps: [
        A.plays('M.O.W.A.T.', 'Meadow'),
        offered('A', ['Scout', 'Walker', 'no'], ['M.O.W.A.T.']),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 3 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('as an action: +3 for one minion, which must be chosen (RES-13)', () =>
    play({
      seats: { A: { hand: ['M.O.W.A.T.'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [act('M.O.W.A.T.'), now({ asked: null, cards: { Scout: { power: 6 } } })],
    }));

  it('as an action: of several any one', () =>
    play({
      seats: { A: { hand: ['M.O.W.A.T.'] } },
      bases: [at('Meadow', 'B Scout', 'A Walker'), at('Moor')],
      steps: [
        act('M.O.W.A.T.'),
        offered('A', ['Scout', 'Walker'], ['no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: 5 }, Scout: { power: 3 } } }),
      ],
    }));
});

describe("Obstruction: Minion: Your minions here each gain +1 power this turn. Action: Choose a minion with power 3 or less and place it on the bottom of its owner's deck.", () => {
  it('as a minion: all of yours here, itself too', () =>
    play({
      seats: { A: { hand: ['Obstruction'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Obstruction', 'Meadow'),
        now({
          cards: { Obstruction: { power: 3 }, Walker: { power: 3 }, Scout: { power: 3 }, Invader: { power: 3 } },
        }),
      ],
    }));

  it('as an action: power 3 is low enough, 4 is not; it goes under its owner’s deck (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Obstruction'] }, B: { deck: ['Probe'] } },
      bases: [at('Meadow', 'B Invader', 'A Walker', 'B Walker +2')],
      steps: [
        act('Obstruction'),
        offered('A', ['Invader', 'Walker/A'], ['Walker/B']),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'B Walker'), { deck: { B: { bottom: ['Invader'] } } }),
      ],
    }));

  it('obstruction/1 the power of the moment counts for the limit (TERM-9)', () =>
    play({
      seats: { A: { hand: ['Obstruction'] }, B: { deck: [] } },
      bases: [at('The Central Brain', 'B Invader', 'B Walker')],
      steps: [act('Obstruction'), now(at('The Central Brain', 'B Invader'), { asked: null })],
    }));
});

describe('Sawbones: Minion: Choose an action in your discard pile and shuffle it into your deck. Action: Choose a minion in your discard pile and shuffle it into your deck.', () => {
  it('sawbones/1 fusions in the discard pile are both: either side can take one (FUS-1)', () =>
    play({
      seats: { A: { hand: ['Sawbones', 'Sawbones'], discard: ['Rosie', 'Howl', 'Walker'], deck: [] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Sawbones', 'Meadow'),
        offered('A', ['Rosie', 'Howl'], ['Walker']),
        A.answers('Howl'),
        act('Sawbones'),
        offered('A', ['Rosie', 'Walker'], ['Sawbones']),
        A.answers('Rosie'),
        now({ asked: null, deck: { A: ['Howl', 'Rosie'] }, discard: { A: ['Walker', 'Sawbones'] } }),
      ],
    }));
});

describe('Shellback: Minion: You may return one of your fusions that is not a Shellback to your hand. Action: Copy the Action ability of another of your fusions in play.', () => {
  it('as a minion: one of your fusions anywhere, no Shellback, or none', () =>
    play({
      seats: { A: { hand: ['Shellback'] } },
      bases: [at('Meadow', 'A Rosie', 'A Shellback', 'B Rosie'), at('Moor', 'A Can-Do', 'A Viscount')],
      steps: [
        A.plays('Shellback', 'Meadow'),
        offered('A', ['Rosie/A', 'Can-Do', 'no'], ['Shellback', 'Viscount', 'Rosie/B']),
        A.answers('Can-Do'),
        now({ hand: { A: ['Can-Do'] } }),
      ],
    }));

  it('shellback/1 as an action it does what the chosen fusion would do as an action, and only now', () =>
    play({
      seats: { A: { hand: ['Shellback'], deck: ['Probe', 'Howl', 'Scout'] } },
      bases: [at('Meadow', 'A Dice Ninja', 'B Rosie'), at('Moor')],
      steps: [
        act('Shellback'),
        now(at('Meadow', 'A Dice Ninja', 'B Rosie'), {
          asked: null,
          hand: { A: ['Probe', 'Howl'] },
          discard: { A: ['Shellback'] },
        }),
      ],
    }));

  it('as an action without another fusion in play it does nothing (RES-13)', () =>
    play({
      seats: { A: { hand: ['Shellback'] } },
      bases: [at('Meadow', 'A Shellback', 'B Rosie')],
      steps: [act('Shellback'), now({ asked: null, discard: { A: ['Shellback'] } })],
    }));
});

describe('Ski Lift: Minion: You may move to here one of your minions at another base. Action: Choose a minion and move it.', () => {
  it('as a minion: one of yours from elsewhere, or none', () =>
    play({
      seats: { A: { hand: ['Ski Lift'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Scout', 'B Invader')],
      steps: [
        A.plays('Ski Lift', 'Meadow'),
        offered('A', ['Scout', 'no'], ['Invader', 'Walker']),
        A.answers('Scout'),
        now(at('Meadow', 'A Walker', 'A Scout', 'A Ski Lift'), at('Moor', 'B Invader'), { asked: null }),
      ],
    }));

  it('as an action: any minion to any other base', () =>
    play({
      seats: { A: { hand: ['Ski Lift'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor'), at('Marsh')],
      steps: [act('Ski Lift'), offered('A', ['Moor', 'Marsh']), A.answers('Marsh'), now(at('Marsh', 'B Walker'))],
    }));
});

describe('Now You Know: Home Safety: Play an extra minion with power 2 or less. If it is a fusion, you may use its Action ability too. Special: Before a base scores, you may play this card to copy the Action ability of one of your fusions there instead.', () => {
  it('now-you-know-home-safety/1 the minion is played immediately, and a fusion may use both of its sides (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Now You Know: Home Safety', 'Dice Ninja', 'Invader'], deck: ['Probe', 'Howl', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Now You Know: Home Safety'),
        offered('A', ['Dice Ninja', 'no'], ['Invader']),
        A.answers('Dice Ninja', 'Moor', 'yes'),
        now(at('Moor', 'A Dice Ninja'), {
          asked: null,
          hand: { A: ['Invader', 'Probe', 'Howl', 'Scout'] },
          plays: { A: { minions: 1 } },
        }),
      ],
    }));

  it('with an ordinary minion nothing more is asked', () =>
    play({
      seats: { A: { hand: ['Now You Know: Home Safety', 'Filler'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Now You Know: Home Safety'),
        A.answers('Filler'),
        now(at('Meadow', 'A Filler'), { asked: null, hand: { A: [] } }),
      ],
    }));

  it('now-you-know-home-safety/2 of several fusions there it copies one, no ordinary minion', () =>
    play({
      seats: { A: { hand: ['Now You Know: Home Safety'], deck: ['Probe', 'Howl', 'Scout', 'Scout', 'Scout'] } },
      bases: [at('Meadow', 'A Dice Ninja +9', 'A Can-Do', 'A Walker', 'B Rosie'), at('Moor')],
      steps: [
        A.ends(),
        A.plays('Now You Know: Home Safety'),
        offered('A', ['Dice Ninja', 'Can-Do'], ['Walker', 'Rosie', 'no']),
        A.answers('Dice Ninja'),
        now({ turn: 'B', hand: { A: { has: ['Probe', 'Howl'] } } }),
      ],
    }));

  it('nothing need be played', () =>
    play({
      seats: { A: { hand: ['Now You Know: Home Safety', 'Walker'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Now You Know: Home Safety'),
        A.answers('no'),
        now(at('Meadow'), { asked: null, hand: { A: ['Walker'] } }),
      ],
    }));

  it('now-you-know-home-safety/2 now-you-know-home-safety/3 before a base scores it copies a fusion there, and plays nothing', () =>
    play({
      seats: {
        A: { hand: ['Now You Know: Home Safety', 'Walker'], deck: ['Probe', 'Howl', 'Scout', 'Scout', 'Scout'] },
      },
      bases: [at('Meadow', 'A Dice Ninja +9', 'B Rosie'), at('Moor', 'A Can-Do')],
      steps: [
        A.ends(),
        A.plays('Now You Know: Home Safety'),
        now({ turn: 'B', hand: { A: ['Walker', 'Probe', 'Howl', 'Scout', 'Scout'] }, vp: { A: 3, B: 2 } }),
      ],
    }));

  it('a copy that can only copy itself again and again is cut (LOOP-1)', () =>
    play({
      seats: { A: { hand: ['Now You Know: Home Safety'], deck: ['Probe', 'Howl', 'Scout'] } },
      bases: [at('Meadow', 'A Shellback +9', 'B Rosie'), at('Moor')],
      steps: [A.ends(), A.plays('Now You Know: Home Safety'), now({ turn: 'B', vp: { A: 3, B: 2 } })],
    }));
});

describe('Go, Gerald!: Choose a base. Each of your minions that was played there this turn gains +2 power this turn.', () => {
  it('not those that stood there, came by moving, or are of others', () =>
    play({
      seats: { A: { hand: ['Ski Lift', 'Go, Gerald!', 'Filler', 'Summon'] } },
      bases: [at('Meadow', 'A Invader', 'A Archmage', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Summon'),
        A.plays('Ski Lift', 'Meadow'),
        A.answers('Filler'),
        A.plays('Go, Gerald!'),
        A.answers('Meadow'),
        now({
          cards: {
            'Ski Lift': { power: 4 },
            Filler: { power: 1 },
            Invader: { power: 3 },
            Archmage: { power: 4 },
            Scout: { power: 3 },
          },
        }),
      ],
    }));
});

describe("G.I. Gerald's Base: Once per turn, after you have played a minion here, you may draw a card and place any one card of your hand on the bottom of your deck.", () => {
  it('once a turn: a card drawn, one of the hand placed under the deck', () =>
    play({
      seats: { A: { hand: ['Filler', 'Hoverbot', 'Howl'], deck: ['Probe', 'Scout'] } },
      bases: [at("G.I. Gerald's Base"), at('Moor')],
      steps: [
        A.plays('Filler', "G.I. Gerald's Base"),
        A.answers("G.I. Gerald's Base"),
        offered('A', ['Hoverbot', 'Howl', 'Probe']),
        A.answers('Howl'),
        now({ asked: null, hand: { A: ['Hoverbot', 'Probe'] }, deck: { A: ['Scout', 'Howl'] } }),
      ],
    }));

  it("each player has it once per turn, even in another player's (ABL-8, ME-6)", () =>
    play({
      seats: {
        A: { hand: ['Filler', 'Bacta the Future', 'Hoverbot'], deck: ['Probe', 'Scout'] },
        B: { hand: ['War Raptor', 'Howl'], deck: ['Walker', 'Invader'] },
      },
      bases: [at("G.I. Gerald's Base"), at('Moor', 'B Filler')],
      steps: [
        A.plays('Filler', "G.I. Gerald's Base"),
        A.answers("G.I. Gerald's Base", 'Hoverbot'),
        A.plays('Bacta the Future'),
        A.answers('Filler/B'),
        B.answers('War Raptor', "G.I. Gerald's Base"),
        offered('B', ["G.I. Gerald's Base", 'pass']),
        B.answers("G.I. Gerald's Base"),
        offered('B', ['Howl', 'Walker']),
        B.answers('Howl'),
        now({ asked: { seat: 'A' }, hand: { B: ['Walker'] }, deck: { B: ['Invader', 'Howl'] } }),
      ],
    }));

  it('declined, and not for a minion moved here or played elsewhere', () =>
    play({
      seats: { A: { hand: ['Filler', 'Way of Deception'] } },
      bases: [at("G.I. Gerald's Base"), at('Moor', 'A Scout')],
      steps: [
        A.plays('Way of Deception'),
        now({ asked: null }),
        A.plays('Filler', "G.I. Gerald's Base"),
        A.answers('pass'),
        now({ asked: null, hand: { A: [] } }),
      ],
    }));
});

describe('USS Banner: On your turn, you may play an extra minion with power 2 or less here. At the end of the turn, if you control that minion, place it on top of your deck.', () => {
  it('that minion goes on top of the deck; the regular play remains', () =>
    play({
      seats: { A: { hand: ['Filler', 'Scout', 'Invader'] } },
      bases: [at('USS Banner'), at('Moor')],
      steps: [
        now({ can: [A.plays('Filler', 'USS Banner')], cannot: [] }),
        A.plays('Invader', 'USS Banner'),
        A.plays('Filler', 'USS Banner'),
        refused(A.plays('Scout', 'USS Banner')),
        A.ends(),
        now(at('USS Banner', 'A Invader'), { turn: 'B', deck: { A: { top: ['Filler'] } } }),
      ],
    }));

  it('power 2 is allowed, 3 is not, and only here (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Walker', 'Filler', 'Invader'] } },
      bases: [at('USS Banner'), at('Moor')],
      steps: [
        A.plays('Invader', 'Moor'),
        now({
          can: [A.plays('Walker', 'USS Banner')],
          cannot: [A.plays('Walker', 'Moor'), A.plays('Filler', 'Moor'), A.plays('Invader', 'USS Banner')],
        }),
      ],
    }));

  it('one that another player controls by then stays (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: ['Invader', 'Invader', 'Invader'] }, B: { hand: ['Control Minion'] } },
      bases: [at('USS Banner'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Filler', 'USS Banner'),
        B.answers('Control Minion'),
        A.ends(),
        now({ turn: 'B', hand: { A: ['Invader', 'Invader'] }, deck: { A: ['Invader'] } }),
      ],
    }));

  it('one that has left play meanwhile stays where it is, though it is yours (RES-4)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Seeing Stars'], deck: ['Invader', 'Invader', 'Invader'] } },
      bases: [at('USS Banner'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Filler', 'USS Banner'),
        A.plays('Seeing Stars'),
        A.answers('Filler'),
        A.ends(),
        now({ turn: 'B', deck: { A: ['Invader'] }, discard: { A: ['Seeing Stars', 'Filler'] } }),
      ],
    }));

  it('only while you control it, and only here', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('USS Banner'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
        A.plays('Filler', 'USS Banner'),
        A.ends(),
        now(at('USS Banner'), { turn: 'B', deck: { A: { top: ['Filler'] } } }),
        B.ends(),
      ],
    }));
});
