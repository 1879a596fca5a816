import { A, at, now, offered, play } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const treasures = ['Wishing Ring', 'Tiger Steed', 'Cross Bow', 'Magic Missile', 'Wand of Dowsing'];

describe('Bastion: Each time you destroy a monster here, draw a treasure card afterwards.', () => {
  it('bastion/1 gives one more for every monster you destroy here (MON-5)', () =>
    play({
      seats: { A: { hand: ['Cleave', 'Berserker'] } },
      bases: [at('Bastion', '- Hippogriff', '- Web Troll'), at('Moor')],
      monsterDeck: [],
      treasureDeck: treasures,
      steps: [
        A.plays('Berserker', 'Bastion'),
        A.answers('Hippogriff'),
        now({ hand: { A: ['Cleave', 'Wishing Ring', 'Tiger Steed'] } }),
        A.plays('Cleave'),
        // Not one of the treasures got for it: it cannot be played with Cleave.
        now(at('Bastion', 'A Berserker'), {
          asked: null,
          hand: { A: ['Wishing Ring', 'Tiger Steed', 'Cross Bow'], B: [] },
        }),
      ],
    }));

  it('gives it to the player who destroyed it, even in another player’s turn (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Dungeon Bait'] } },
      bases: [at('Bastion', 'B Leprechaun +1'), at('Moor')],
      monsterDeck: ['Hippogriff'],
      treasureDeck: treasures,
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'Bastion'),
        now(at('Bastion', 'B Leprechaun'), { hand: { A: [], B: ['Wishing Ring', 'Tiger Steed'] } }),
      ],
    }));

  it('gives nothing for other bases, for minions, nor for what nobody destroyed (MON-5, TERM-15)', () =>
    play({
      seats: { A: { hand: ['Cleave', 'Berserker'] } },
      bases: [at('Bastion', 'A Invader', '- Plutonium Dragon', '- Web Troll', 'B Walker'), at('Moor', '- Web Troll')],
      monsterDeck: [],
      treasureDeck: treasures,
      steps: [
        A.plays('Cleave'),
        A.answers('Web Troll@Moor'),
        A.ends(),
        now(at('Bastion', 'A Invader', '- Plutonium Dragon'), {
          hand: { A: ['Berserker', 'Filler', 'Filler'], B: [] },
          treasureDeck: treasures,
        }),
      ],
    }));

  it('bastion/2 Ruckus gives no treasure at all, not even the one of this base (MON-5)', () =>
    play({
      seats: { A: { hand: ['Ruckus'] } },
      bases: [at('Bastion', '- Hippogriff', '- King Tut'), at('Moor')],
      monsterDeck: [],
      treasureDeck: treasures,
      steps: [
        A.plays('Ruckus'),
        A.answers('Bastion', 'destroy'),
        now(at('Bastion'), { hand: { A: [], B: [] }, treasureDeck: treasures }),
      ],
    }));
});

describe('The Gauntlet: After a monster here is destroyed, play a monster here.', () => {
  it('plays another one once what destroyed it has resolved, and none for other bases or minions (RES-4)', () =>
    play({
      seats: { A: { hand: ['Cleave'] } },
      bases: [at('The Gauntlet', 'B Walker', '- Bigfoot'), at('Moor', '- Bigfoot')],
      monsterDeck: ['Hippogriff', 'King Tut'],
      treasureDeck: [],
      steps: [
        A.plays('Cleave'),
        A.answers('Bigfoot@The Gauntlet'),
        now(at('The Gauntlet', 'B Walker', '- Hippogriff'), at('Moor', '- Bigfoot'), {
          asked: null,
          monsterDeck: ['King Tut'],
        }),
      ],
    }));

  it('plays one for each of two destroyed together; a Ghoul placed on top first comes back (RES-9, CONF-2)', () =>
    play({
      seats: { A: { hand: ['Ruckus'] } },
      bases: [at('The Gauntlet', '- Hippogriff', '- Ghoul'), at('Moor')],
      monsterDeck: ['Bigfoot', 'King Tut'],
      treasureDeck: [],
      steps: [
        A.plays('Ruckus'),
        A.answers('The Gauntlet', 'destroy'),
        offered('A', ['The Gauntlet', 'Ghoul']),
        A.answers('Ghoul'),
        now(at('The Gauntlet', '- Ghoul', '- Bigfoot'), { asked: null, monsterDeck: ['King Tut'] }),
      ],
    }));

  it('the-gauntlet/1 the base plays it, not a player: nothing that reacts to a player is triggered (MON-7)', () =>
    play({
      seats: { A: { hand: ['Cleave'] } },
      bases: [at('The Gauntlet', 'B Leprechaun +3', '- Bigfoot', 'B Overrun'), at('Moor')],
      monsterDeck: ['Hippogriff'],
      treasureDeck: [],
      steps: [
        A.plays('Cleave'),
        // Overrun speaks of players: it does not keep a base from playing a monster (MON-3).
        now(at('The Gauntlet', 'B Leprechaun', 'B Overrun', '- Hippogriff'), { asked: null }),
      ],
    }));

  it('the-gauntlet/2 a Web Troll already here does nothing; one that comes so does (MON-3)', () =>
    play({
      seats: { A: { hand: ['Cleave'] } },
      bases: [at('The Gauntlet', '- Bigfoot', '- Web Troll'), at('Moor')],
      monsterDeck: ['Web Troll', 'King Tut', 'Hippogriff'],
      treasureDeck: [],
      steps: [
        A.plays('Cleave'),
        A.answers('Bigfoot'),
        now(at('The Gauntlet', '- Web Troll', '- Web Troll', '- King Tut'), { monsterDeck: ['Hippogriff'] }),
      ],
    }));

  it('three monsters come with it (MON-3)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      baseDeck: ['The Gauntlet'],
      monsterDeck: ['Bigfoot', 'Ghoul', 'King Tut', 'Hippogriff'],
      treasureDeck: [],
      steps: [
        A.ends(),
        now(at('The Gauntlet', '- Bigfoot', '- Ghoul', '- King Tut'), {
          bases: { 'The Gauntlet': { breakpoint: 25 } },
        }),
      ],
    }));
  it('not after another minion here is destroyed', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('The Gauntlet', 'B Walker', '- Bigfoot'), at('Moor')],
      monsterDeck: ['Hippogriff', 'King Tut'],
      treasureDeck: [],
      steps: [
        A.plays('Smite'),
        A.answers('Walker'),
        now(at('The Gauntlet', '- Bigfoot'), { asked: null, monsterDeck: ['Hippogriff', 'King Tut'] }),
      ],
    }));
});

describe('a base that a card brings into play', () => {
  it('comes with its monsters once the card has resolved (MON-3, SWAP-2)', () =>
    play({
      seats: { A: { hand: ['Terraforming'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      baseDeck: ['Bastion'],
      monsterDeck: ['Web Troll', 'Ghoul', 'King Tut', 'Hippogriff', 'Bigfoot'],
      treasureDeck: [],
      steps: [
        A.plays('Terraforming'),
        A.answers('Meadow', '?Bastion', '?no'),
        now(at('Bastion', 'A Filler', '- Web Troll', '- Ghoul', '- King Tut', '- Hippogriff'), {
          monsterDeck: ['Bigfoot'],
        }),
      ],
    }));
});
