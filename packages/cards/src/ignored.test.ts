import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { loner } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const IGNORE = ['yes', 'no'];

describe('What one player may ignore, by what the base does (TERM-13)', () => {
  it("Nightmare Realm: it destroys the weakest minion, unless that one's player ignores it; then no other", () =>
    play({
      bases: [at('Nightmare Realm', 'A Walker', 'A Filler +22', 'B Archmage', 'A Infiltrate'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', IGNORE),
        A.answers('yes'),
        now({
          asked: null,
          turn: 'B',
          discard: { A: { has: ['Walker', 'Filler'] }, B: ['Archmage'] },
          vp: { A: 5, B: 3 },
        }),
      ],
    }));

  it('Ninja Dojo: a minion its winner chooses stays if its player ignores the base; an own one is not asked about', () => {
    const bases = [at('Ninja Dojo', 'B Filler +18', 'A Infiltrate'), at('Moor', 'A Walker', 'B Archmage')];
    const chosen = (minion: string, ...answers: string[]) =>
      play({
        turn: 'B',
        bases,
        steps: [
          B.ends(),
          B.answers('Ninja Dojo', minion),
          ...(answers.length > 0 ? [offered('A', IGNORE), A.answers(...answers)] : []),
          now(
            at(
              'Moor',
              ...(answers[0] === 'yes'
                ? ['A Walker', 'B Archmage']
                : minion === 'Walker'
                  ? ['B Archmage']
                  : ['A Walker']),
            ),
          ),
        ],
      });
    chosen('Walker', 'yes');
    chosen('Walker', 'no');
    chosen('Archmage');
  });

  it('Nightmare Realm: a player whose minions it leaves alone is not asked', () =>
    play({
      bases: [at('Nightmare Realm', 'A Filler +22', 'B Walker', 'A Infiltrate'), at('Moor')],
      steps: [A.ends(), now({ asked: null, turn: 'B', vp: { A: 5, B: 0 } })],
    }));

  it("Ritual Site: the ignoring player's minions are discarded, the others shuffled away", () =>
    play({
      bases: [at('Ritual Site', 'A Filler +24', 'A Walker', 'B Archmage', 'A Infiltrate'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('yes'),
        now({ asked: null, turn: 'B', discard: { A: ['Filler', 'Walker', 'Infiltrate'], B: [] } }),
      ],
    }));

  it('Out in the Woods: a player with several minions is asked once', () =>
    play({
      bases: [at('Out in the Woods', 'A Filler +24', 'A Walker', 'B Archmage', 'A Infiltrate'), at('Moor')],
      steps: [A.ends(), offered('A', IGNORE), A.answers('no'), now({ asked: null, turn: 'B' })],
    }));

  it('Mermaid Reef: it takes nothing from the total of a player who may ignore it', () =>
    play({
      bases: [at('Mermaid Reef', 'B Archmage', 'B Infiltrate'), at('Moor')],
      steps: [now({ bases: { 'Mermaid Reef': { power: { B: 4 } } } })],
    }));

  it('The Greasy Spoon: the owner of an action may have it discarded after all', () =>
    play({
      turn: 'B',
      seats: { A: { deck: ['Scout', 'Scout', 'Scout'] } },
      bases: [at('The Greasy Spoon', 'A Infiltrate'), at('Moor')],
      steps: [
        B.ends(),
        offered('A', IGNORE),
        A.answers('yes'),
        now({ asked: null, turn: 'A', discard: { A: ['Infiltrate'] } }),
      ],
    }));

  it('Treehouse: its mandatory gift to another player can be kept back each time', () =>
    play({
      cards: [loner],
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Treehouse', 'A Loner'), at('Moor')],
      steps: [A.plays('Filler', 'Treehouse'), offered('A', IGNORE), A.answers('yes'), now({ asked: null, turn: 'A' })],
    }));

  it('Machu Picchu: an action that makes everybody ignore it draws no card', () =>
    play({
      seats: { A: { hand: ['Jammed Signal'], deck: ['Scout'] } },
      bases: [at('Machu Picchu'), at('Moor')],
      steps: [A.plays('Jammed Signal', 'Machu Picchu'), now({ asked: null, hand: { A: [] } })],
    }));

  it('Cuzcu: nobody follows what an ignored base says about its breakpoint; one player cannot change it', () =>
    play({
      bases: [at('Cuzcu', 'A Infiltrate'), at('Giant Turnip', 'A Walker', 'B Jammed Signal')],
      steps: [now({ bases: { Cuzcu: { breakpoint: 27 }, 'Giant Turnip': { breakpoint: 30 } } })],
    }));
});
