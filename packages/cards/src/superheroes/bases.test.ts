import { act, carriedOutBy, ignoresThisBase, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const scoffs = minionCard(
  'Scoffer',
  3,
  'Ongoing: You ignore the ability of this base.',
  ignoresThisBase('must', (_q, me, seat) => seat === me.seat),
);
const wary = minionCard(
  'Wary One',
  3,
  'Ongoing: You may ignore the ability of this base.',
  ignoresThisBase('may', (_q, me, seat) => seat === me.seat),
);

describe('Converted Cave: Minions here with power 2 or less can be destroyed only by their controllers.', () => {
  const smites = ['Smite', 'Smite', 'Smite'];
  it('protects minions of power 2 or less from other players: none of power 3, none elsewhere (CAN-1)', () =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { B: { hand: smites } },
      bases: [at('Converted Cave', 'A Walker', 'A Walker +1', 'B Archmage', 'B Archmage'), at('Moor', 'A Filler')],
      steps: [
        ...['Walker#1', 'Walker#2', 'Filler'].flatMap((name) => [B.plays('Smite'), B.answers(name)]),
        now(at('Converted Cave', 'A Walker', 'B Archmage', 'B Archmage'), at('Moor'), {
          discard: { A: ['Walker', 'Filler'] },
        }),
      ],
    }));

  it('lets their controllers destroy them (TERM-5)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('Converted Cave', 'A Walker', 'A Archmage'), at('Moor')],
      steps: [A.plays('Smite'), A.answers('Walker'), now(at('Converted Cave', 'A Archmage'))],
    }));

  it('protects from bases, too, which are nobody (TERM-15)', () =>
    play({
      cards: [
        actionCard(
          'Cave In',
          'base',
          'Put this on a base.',
          onPlay(function* (me) {
            const here = yield* look((q) => q.minionsAt(q.base(me.self)).slice());
            yield* act(...carriedOutBy(-1, ...here.map(ops.destroy)));
          }),
        ),
      ],
      seats: { A: { hand: ['Cave In'] } },
      bases: [at('Converted Cave', 'A Walker', 'B Filler', 'A Invader', '- Web Troll'), at('Moor')],
      steps: [
        A.plays('Cave In', 'Converted Cave'),
        now(at('Converted Cave', 'A Walker', 'B Filler', '- Web Troll', 'A Cave In')),
      ],
    }));

  it("converted-cave/1 a player made by another's card to destroy one of their own does it (TERM-2)", () =>
    play({
      cards: [
        actionCard(
          'Sacrifice',
          'standard',
          'Another player destroys one of their minions.',
          onPlay(function* (me) {
            const [other, minion] = yield* look((q) => {
              const seat = q.otherPlayers(me.seat)[0]!;
              return [seat, q.minionsOf(seat)[0]!];
            });
            yield* act(...carriedOutBy(other!, ops.destroy(minion!)));
          }),
        ),
      ],
      turn: 'B',
      seats: { B: { hand: ['Sacrifice'] } },
      bases: [at('Converted Cave', 'A Walker'), at('Moor')],
      steps: [B.plays('Sacrifice'), now(at('Converted Cave'), { discard: { A: ['Walker'] } })],
    }));

  it('converted-cave/2 a player who ignores it loses the protection for their own minions alone (TERM-13)', () =>
    play({
      cards: [smite, scoffs],
      seats: { A: { hand: ['Smite'] }, B: { hand: ['Smite'] } },
      bases: [at('Converted Cave', 'A Walker', 'B Walker', 'A Scoffer'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Walker#2'),
        now(at('Converted Cave', 'A Walker', 'B Walker', 'A Scoffer')),
        A.ends(),
        B.plays('Smite'),
        B.answers('Walker#1'),
        now(at('Converted Cave', 'B Walker', 'A Scoffer')),
      ],
    }));
  it('another player may return one (TERM-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Beam Up'] } },
      bases: [at('Converted Cave', 'A Walker'), at('Moor')],
      steps: [B.plays('Beam Up'), now(at('Converted Cave'), { hand: { A: ['Walker'] } })],
    }));
});

describe('Crystal Fortress: After each minion you play here, you may choose a minion in your discard pile and place it on the bottom of your deck.', () => {
  it('offers a player who played a minion here the minions of their own pile, and puts one under the deck (ABL-8)', () =>
    play({
      turn: 'B',
      seats: {
        A: { discard: ['Walker'] },
        B: { hand: ['Filler'], deck: ['Howl'], discard: ['Invader', 'Upgrade', 'Archmage'] },
      },
      bases: [at('Crystal Fortress', 'A Archmage'), at('Moor')],
      steps: [
        B.plays('Filler', 'Crystal Fortress'),
        B.answers('Crystal Fortress'),
        offered('B', ['Invader', 'Archmage'], ['Upgrade', 'Walker', 'no']),
        B.answers('Archmage'),
        now({ asked: null, discard: { A: ['Walker'], B: ['Invader', 'Upgrade'] }, deck: { B: 2 } }),
        B.ends(),
        now({ hand: { B: ['Howl', 'Archmage'] } }),
      ],
    }));

  it('may be declined, and asks nobody elsewhere, about an action, or without a minion in the pile (TERM-14)', () =>
    play({
      seats: {
        A: { hand: ['Filler', 'Overrun'], discard: ['Walker'] },
        B: { hand: ['Filler'], discard: ['Upgrade'] },
      },
      bases: [at('Crystal Fortress'), at('Moor')],
      steps: [
        A.plays('Overrun', 'Moor'),
        now({ asked: null }),
        A.plays('Filler', 'Crystal Fortress'),
        A.answers('pass'),
        now({ asked: null, discard: { A: ['Walker'] } }),
        A.ends(),
        B.plays('Filler', 'Crystal Fortress'),
        now({ asked: null, discard: { B: ['Upgrade'] } }),
      ],
    }));

  it('also offers cards that the minion’s own ability has sent to the pile (RES-1)', () =>
    play({
      seats: { A: { hand: ['Tiger Assassin'] } },
      bases: [at('Crystal Fortress', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Tiger Assassin', 'Crystal Fortress'),
        A.answers('Walker'),
        A.answers('Crystal Fortress'),
        now(at('Crystal Fortress', 'A Tiger Assassin'), { asked: null, discard: { A: [] }, deck: { A: 11 } }),
      ],
    }));

  it('crystal-fortress/1 asks after every minion, not only the first of a turn', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Sidekick'], discard: ['Walker', 'Invader'] } },
      bases: [at('Crystal Fortress', 'A Awesome Guy'), at('Moor')],
      steps: [
        A.plays('Sidekick'),
        A.plays('Filler', 'Crystal Fortress'),
        A.answers('Crystal Fortress', 'Walker'),
        A.plays('Filler', 'Crystal Fortress'),
        A.answers('Crystal Fortress'),
        now({ asked: null, discard: { A: ['Sidekick'] } }),
      ],
    }));

  it('gives nothing to a player who ignores it; one who may ignore it need not use it (TERM-13)', () =>
    play({
      cards: [scoffs, wary],
      seats: { A: { hand: ['Filler'], discard: ['Walker'] }, B: { hand: ['Filler'], discard: ['Walker'] } },
      bases: [at('Crystal Fortress', 'A Scoffer', 'B Wary One'), at('Moor')],
      steps: [
        A.plays('Filler', 'Crystal Fortress'),
        now({ asked: null, discard: { A: ['Walker'] } }),
        A.ends(),
        B.plays('Filler', 'Crystal Fortress'),
        offered('B', ['Crystal Fortress', 'pass']),
      ],
    }));
});
