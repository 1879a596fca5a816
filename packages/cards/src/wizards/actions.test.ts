import { fromAnothersCard, unaffected } from '@smash/engine/script';
import { A, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const table = [at('Meadow', 'B Walker'), at('Moor')];
const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];

describe("Mass Enchantment: Reveal the top card of each other player's deck. Play one of the revealed actions as an extra action. Return the other cards to the tops of their decks.", () => {
  it('shows the tops to all, offers the actions among them, returns the others (INFO-3)', () =>
    play({
      seats: {
        A: { hand: ['Mass Enchantment'], deck: ['Dinghy'] },
        B: { deck: ['Swashbuckling', 'Scout'] },
        C: { deck: ['Mystic Studies', 'Scout'] },
        D: { deck: ['Invader', 'Scout'] },
      },
      bases: table,
      steps: [
        A.plays('Mass Enchantment'),
        offered('A', ['Swashbuckling', 'Mystic Studies'], ['Invader', 'Dinghy', 'no', 'Scout']),
        now({
          sees: { spectator: { has: ['Swashbuckling', 'Mystic Studies', 'Invader'], lacks: ['Dinghy', 'Scout'] } },
        }),
        A.answers('Swashbuckling'),
        now({
          asked: null,
          deck: { A: ['Dinghy'], B: ['Scout'], C: ['Mystic Studies', 'Scout'], D: ['Invader', 'Scout'] },
          discard: { A: ['Mass Enchantment'], B: ['Swashbuckling'], C: [], D: [] },
        }),
      ],
    }));

  it('a single action must be played, even to your harm (RES-11)', () =>
    play({
      seats: { A: { hand: ['Mass Enchantment'] }, B: { deck: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Mass Enchantment'),
        now(at('Meadow'), { asked: null, discard: { A: ['Walker', 'Mass Enchantment'], B: ['Seeing Stars'] } }),
      ],
    }));

  it('without an action that can be played nothing happens: minions, Specials, none at all (PLAY-6, RES-13)', () =>
    play({
      seats: {
        A: { hand: ['Mass Enchantment'] },
        B: { deck: ['Hidden Ninja'] },
        C: { deck: ['Scout'] },
        D: { deck: [], discard: [] },
      },
      bases: table,
      steps: [
        A.plays('Mass Enchantment'),
        now({
          asked: null,
          deck: { B: ['Hidden Ninja'], C: ['Scout'], D: [] },
          discard: { A: ['Mass Enchantment'], B: [], C: [] },
        }),
      ],
    }));

  it('reshuffles the discard pile into an empty deck first (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Mass Enchantment'] }, B: { deck: [], discard: ['Swashbuckling'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Mass Enchantment'),
        now({ asked: null, cards: { Walker: { power: 3 } }, deck: { B: [] }, discard: { B: ['Swashbuckling'] } }),
        logged('B made a new deck of the discard pile'),
      ],
    }));

  it('mass-enchantment/1 immediately; the regular action was Mass Enchantment itself (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Mass Enchantment', 'Probe'] }, B: { deck: ['Overrun', 'Scout'] } },
      bases: table,
      steps: [
        A.plays('Mass Enchantment'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A Overrun'), {
          asked: null,
          plays: { A: { actions: 0 } },
          cannot: [A.plays('Probe')],
        }),
      ],
    }));

  it('mass-enchantment/2 you decide how it resolves and what "you" means on it (ABL-8)', () =>
    play({
      seats: { A: { hand: ['Mass Enchantment'], deck: ['Dinghy', 'Probe'] }, B: { deck: ['Mystic Studies', 'Scout'] } },
      bases: table,
      steps: [
        A.plays('Mass Enchantment'),
        now({ asked: null, hand: { A: ['Dinghy', 'Probe'], B: [] }, discard: { B: ['Mystic Studies'] } }),
      ],
    }));

  it('mass-enchantment/2 you control it, even if it stays in play; leaving, it goes to its owner (TERM-5)', () =>
    play({
      seats: {
        A: { hand: ['Mass Enchantment', 'Scout', 'Walker', 'Invader'], deck },
        B: { hand: ['Collector', 'Filler'], deck: ['Enshrouding Mist', ...deck] },
      },
      bases: table,
      steps: [
        A.plays('Mass Enchantment'),
        A.answers('Moor'),
        now(at('Moor', 'A Enshrouding Mist'), {
          cards: { 'Enshrouding Mist': { controller: 'A', owner: 'B' } },
        }),
        A.plays('Scout', 'Moor'),
        A.plays('Walker', 'Meadow'),
        A.answers('return'),
        A.ends(),
        now({ turn: 'B', plays: { B: { minions: 1 } } }),
        B.plays('Collector', 'Meadow'),
        now({ asked: { seat: 'B' } }),
        B.answers('no'),
        now({ cannot: [B.plays('Filler', 'Moor')] }),
      ],
    }));

  it("mass-enchantment/2 destroyed it goes to its owner's discard pile (TERM-5)", () =>
    play({
      seats: { A: { hand: ['Mass Enchantment', 'Disenchant'] }, B: { deck: ['Overrun'] } },
      bases: [at('Meadow', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Mass Enchantment'),
        A.answers('Moor'),
        A.plays('Disenchant'),
        now(at('Moor'), { discard: { A: ['Mass Enchantment', 'Disenchant'], B: ['Overrun'] } }),
      ],
    }));

  it("mass-enchantment/3 a protection of its owner's actions does not stop you: playing does not affect it (TERM-2)", () =>
    play({
      cards: [
        minionCard(
          'Steam Lady',
          4,
          "Ongoing: Your actions are not affected by other players' cards.",
          unaffected(fromAnothersCard, (q, me, ix) => q.isActionCard(ix) && q.owner(ix) === me.seat),
        ),
      ],
      seats: { A: { hand: ['Mass Enchantment'] }, B: { deck: ['Swashbuckling'] } },
      bases: [at('Meadow', 'A Walker', 'B Steam Lady'), at('Moor')],
      steps: [
        A.plays('Mass Enchantment'),
        now({ asked: null, cards: { Walker: { power: 3 } }, discard: { B: ['Swashbuckling'] } }),
      ],
    }));

  it('mass-enchantment/4 the extra play is for the revealed card only (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Mass Enchantment', 'Probe', 'Overrun'] }, B: { deck: ['Scout'] } },
      bases: table,
      steps: [
        A.plays('Mass Enchantment'),
        now({ asked: null, cannot: [A.plays('Probe'), A.plays('Overrun', 'Moor')] }),
      ],
    }));

  it('mass-enchantment/4 an extra action of the revealed card is your own to use (EXT-2)', () =>
    play({
      seats: {
        A: { hand: ['Mass Enchantment', 'Swashbuckling', 'Swashbuckling', 'Probe'] },
        B: { deck: ['Time Loop'] },
      },
      bases: table,
      steps: [
        A.plays('Mass Enchantment'),
        A.plays('Swashbuckling'),
        A.plays('Swashbuckling'),
        now({ asked: null, cannot: [A.plays('Probe')] }),
      ],
    }));
});

describe('Mystic Studies: Draw two cards.', () => {
  it('draws two from your own deck', () =>
    play({
      seats: { A: { hand: ['Mystic Studies'], deck: ['Scout', 'Probe', 'Dinghy'] }, B: { deck: ['Walker'] } },
      bases: table,
      steps: [
        A.plays('Mystic Studies'),
        now({
          asked: null,
          hand: { A: ['Scout', 'Probe'], B: [] },
          deck: { A: ['Dinghy'], B: ['Walker'] },
          discard: { A: ['Mystic Studies'] },
        }),
      ],
    }));

  it('continues mid-draw with a new deck, without itself; the hand may exceed ten (DECK-1, PLAY-2, TURN-6)', () =>
    play({
      seats: {
        A: { hand: ['Mystic Studies', ...deck, 'Probe', 'Probe', 'Probe'], deck: ['Scout'], discard: ['Dinghy'] },
      },
      bases: table,
      steps: [
        A.plays('Mystic Studies'),
        now({ asked: null, hand: { A: 11 }, deck: { A: [] }, discard: { A: ['Mystic Studies'] } }),
      ],
    }));

  it('draws as many as there are (RES-11)', () =>
    play({
      seats: { A: { hand: ['Mystic Studies'], deck: ['Scout'] } },
      bases: table,
      steps: [A.plays('Mystic Studies'), now({ asked: null, hand: { A: ['Scout'] }, deck: { A: [] } })],
    }));
});

describe('Portal: Reveal the top five cards of your deck. Place any number of the minions among them in your hand and return the rest to the top of your deck in any order.', () => {
  const five = ['Scout', 'Probe', 'Walker', 'Dinghy', 'Invader'];

  it('shows five to all, takes any number of minions, and puts the rest back in your order (INFO-3)', () =>
    play({
      seats: { A: { hand: ['Portal'], deck: [...five, 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Portal'),
        offered('A', ['Scout', 'Walker', 'Invader', 'done'], ['Probe', 'Dinghy', 'Cannon']),
        now({ sees: { B: { has: five, lacks: ['Cannon'] } } }),
        A.answers('Scout', 'Invader', 'done'),
        offered('A', ['Probe', 'Walker', 'Dinghy'], ['done']),
        A.answers('Dinghy', 'Walker', 'Probe'),
        now({
          asked: null,
          hand: { A: ['Scout', 'Invader'] },
          deck: { A: ['Dinghy', 'Walker', 'Probe', 'Cannon'] },
          discard: { A: ['Portal'] },
        }),
      ],
    }));

  it('may take none, or all; only the player knows the order of the rest (RES-12, INFO-1)', () =>
    play({
      seats: { A: { hand: ['Portal', 'Portal'], deck: ['Scout', 'Probe', 'Walker', 'Dinghy', 'Probe', 'Cannon'] } },
      bases: [at('Meadow', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Portal'),
        A.answers('done'),
        refused(A.answers('Scout', 'done')),
        A.answers('Dinghy', 'Scout', 'Walker', 'Probe', 'Probe'),
        now({
          asked: null,
          hand: { A: ['Portal'] },
          deck: { A: ['Dinghy', 'Scout', 'Walker', 'Probe', 'Probe', 'Cannon'] },
        }),
        A.plays('Portal'),
        A.answers('Scout', 'Walker', 'done'),
        A.answers('Probe', 'Probe', 'Dinghy'),
        now({ asked: null, hand: { A: ['Scout', 'Walker'] }, deck: { A: ['Probe', 'Probe', 'Dinghy', 'Cannon'] } }),
      ],
    }));

  it('identical cards need no order, and without minions none are asked for', () =>
    play({
      seats: { A: { hand: ['Portal'], deck: ['Probe', 'Probe', 'Probe', 'Probe', 'Probe', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Portal'),
        now({ asked: null, deck: { A: ['Probe', 'Probe', 'Probe', 'Probe', 'Probe', 'Scout'] } }),
      ],
    }));

  it('with fewer than five in the deck the discard pile is shuffled and gives the rest (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Portal'], deck: ['Scout', 'Walker'], discard: ['Invader', 'Collector', 'First Mate'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Portal'),
        offered('A', ['Scout', 'Walker', 'Invader', 'Collector', 'First Mate', 'done']),
        A.answers('Scout', 'Walker', 'Invader', 'Collector', 'First Mate'),
        now({ asked: null, hand: { A: 5 }, deck: { A: [] }, discard: { A: ['Portal'] } }),
        logged('A made a new deck of the discard pile'),
      ],
    }));

  it('those five begin with the former top cards; the rest of the new deck is under them (DECK-1)', () =>
    play({
      seats: {
        A: { hand: ['Portal'], deck: ['Probe', 'Probe', 'Probe', 'Probe'], discard: ['Scout', 'Scout', 'Scout'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Portal'),
        offered('A', ['Scout', 'done']),
        A.answers('Scout'),
        now({
          asked: null,
          hand: { A: ['Scout'] },
          deck: { A: ['Probe', 'Probe', 'Probe', 'Probe', 'Scout', 'Scout'] },
        }),
      ],
    }));

  it('shows as many as there are, down to none (RES-11)', () =>
    play({
      seats: { A: { hand: ['Portal'], deck: ['Scout', 'Probe'] }, B: { hand: ['Portal'], deck: [] } },
      turn: 'B',
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Portal'),
        now({ asked: null, deck: { B: [] } }),
        B.ends(),
        A.plays('Portal'),
        A.answers('Scout'),
        now({ asked: null, hand: { A: ['Scout'] }, deck: { A: ['Probe'] } }),
      ],
    }));
});
