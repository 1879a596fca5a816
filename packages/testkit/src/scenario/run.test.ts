import { describe, expect, it } from 'vitest';
import { runScenario } from './run.ts';

const scenario = (more: object): object => ({
  name: 'test',
  seats: { A: { hand: ['Dinghy', 'Scout'] }, B: {} },
  bases: [
    {
      name: 'Tortuga',
      cards: [
        { seat: 'A', card: 'Invader' },
        { seat: 'A', card: 'Collector' },
      ],
    },
    { name: 'The Mothership' },
    { name: 'Ninja Dojo' },
  ],
  steps: [],
  ...more,
});
const result = (json: object): string => {
  const outcome = runScenario(json);
  if (outcome.result === 'failed') return outcome.reason;
  return outcome.result === 'ok' ? 'ok' : `unsupported: ${outcome.what}`;
};
const steps = (...list: object[]): string => result(scenario({ steps: list }));

describe('reading a scenario', () => {
  it('names an unknown key and its place', () => {
    expect(result(scenario({ colour: 1 }))).toContain('unknown key "colour"');
    expect(steps({ by: 'A', play: 'Scout', to: 'Tortuga' })).toMatch(/unknown key "to" in steps\[0\]/);
    expect(steps({ expect: { bases: { Tortuga: { totl: 3 } } } })).toMatch(/unknown key "totl" in .*Tortuga/);
  });
  it('names an unknown seat and its place', () => {
    expect(result(scenario({ seats: { A: {}, B: {}, E: {} } }))).toMatch(/seat "E" in seats/);
    expect(steps({ by: 'X', end: true })).toContain('steps[0].by');
    expect(steps({ by: 'C', end: true })).toContain('no seat C');
  });
  it('names a card that does not exist and its place', () => {
    expect(result(scenario({ baseDeck: ['Tortugga'] }))).toBe('unknown card, base or faction "Tortugga" at baseDeck');
    expect(result(scenario({ bases: [{ name: 'Tortugga' }] }))).toContain('"Tortugga" at bases[0].name');
    expect(steps({ expect: { cards: { 'Scuot@Tortuga': {} } } })).toContain('"Scuot" at steps[0].expect.cards');
  });
  it('reports unimplemented things as unsupported, by the first card or base', () => {
    expect(result(scenario({ baseDeck: ['Castle Zemo'] }))).toBe('unsupported: Castle Zemo');
    expect(steps({ by: 'A', play: 'Black Mamba', at: 'Castle Zemo' })).toBe('unsupported: Black Mamba');
  });
  it('refuses a card in the wrong kind of place', () => {
    expect(result(scenario({ bases: [{ name: 'Scout' }] }))).toContain('"Scout" at bases[0].name is not a base');
  });
});

describe('answers are matched loosely', () => {
  const end = {
    expect: {
      bases: { 'The Mothership': { minions: { A: ['Invader'] } }, 'Ninja Dojo': { minions: { A: ['Collector'] } } },
    },
  };
  const play = { by: 'A', play: 'Dinghy' };
  it.each([
    [['Invader', 'Collector', 'The Mothership', 'Ninja Dojo']],
    [['Collector', 'Invader', 'Ninja Dojo', 'The Mothership']],
    [['Invader', 'The Mothership', 'Collector', 'Ninja Dojo']],
    [['Collector', 'Ninja Dojo', 'Invader', 'The Mothership']],
    [['Invader>The Mothership', 'Collector>Ninja Dojo']],
    [['Collector>Ninja Dojo', 'Invader>The Mothership']],
    [['yes', 'Invader', 'Collector', 'done', 'The Mothership', 'Ninja Dojo']],
    [['?no', '?Scout', 'Invader@Tortuga', 'Collector/A', '?done', 'The Mothership', 'Ninja Dojo', '?B']].map((l) =>
      l.slice(1),
    ),
  ])('%j', (answer) => {
    expect(steps(play, { by: 'A', answer }, end)).toBe('ok');
  });
  it('done and no pick nothing', () => {
    const none = { expect: { asked: null, bases: { Tortuga: { minions: { A: ['Invader', 'Collector'] } } } } };
    for (const word of ['done', 'no', '?no']) expect(steps(play, { by: 'A', answer: [word] }, none)).toBe('ok');
  });
  it('an answer that matches nothing is an error; written ?X it is dropped', () => {
    expect(steps(play, { by: 'A', answer: ['Walker'] })).toContain('"Walker" does not fit');
    expect(steps({ by: 'A', answer: ['Walker'] })).toContain('"Walker" answers no question');
    expect(steps({ by: 'A', answer: ['?Walker'] }, { expect: { asked: null } })).toBe('ok');
  });
  it('the card that asks may be named before the answer, not instead of it', () => {
    const after = { expect: { asked: { seat: 'A', has: ['The Mothership'] } } };
    expect(steps(play, { by: 'A', answer: ['Dinghy', 'Invader', 'done'] }, after)).toBe('ok');
    expect(steps(play, { by: 'A', answer: ['Dinghy'] })).toContain('"Dinghy" does not fit');
    expect(steps(play, { by: 'A', answer: ['yes'] })).toContain('"yes" does not fit');
    expect(steps(play, { by: 'A', answer: ['?yes'] }, { expect: { asked: { seat: 'A' } } })).toBe('ok');
  });
  it('an open question is an error for the next command, and is printed', () => {
    expect(steps(play, { by: 'A', play: 'Scout', at: 'Tortuga' })).toContain(
      'Choose up to two of your minions to move',
    );
  });
});

describe('commands and expectations', () => {
  it('a place may come from the answer after the play', () => {
    const there = { expect: { bases: { 'Ninja Dojo': { minions: { A: ['Scout'] } } } } };
    expect(steps({ by: 'A', play: 'Scout' }, { by: 'A', answer: ['Ninja Dojo'] }, there)).toBe('ok');
    expect(steps({ by: 'A', play: 'Scout' })).toContain('is not possible');
  });
  it('a "refused" step fails if the command is possible', () => {
    expect(steps({ refused: { by: 'A', play: 'Scout', at: 'Tortuga' } })).toContain('should have been refused');
    expect(steps({ refused: { by: 'B', end: true } })).toBe('ok');
  });
  it('reports differences', () => {
    expect(steps({ expect: { vp: { A: 1 } } })).toContain('vp of A is 0, expected 1');
    expect(steps({ expect: { hand: { A: ['Scout'] } } })).toContain('hand of A is [Dinghy, Scout], expected [Scout]');
    expect(steps({ expect: { bases: { Tortuga: 'gone' } } })).toContain('Tortuga should be gone');
    expect(steps({ expect: { sees: { A: { lacks: ['Scout'] }, B: { has: ['Scout'] } } } })).toMatch(
      /A should not see Scout.*B should see Scout/,
    );
    expect(
      steps({ expect: { can: [{ by: 'A', play: 'Walker' }], cannot: [{ by: 'A', play: 'Scout', at: 'Tortuga' }] } }),
    ).toMatch(/cannot, but should: A plays Walker.*can, but should not: A plays Scout at Tortuga/);
  });
  it('a deck is written top first', () => {
    const seats = { A: { deck: ['Scout', 'Invader', 'Walker'] }, B: {} };
    const wanted = { deck: { A: { top: ['Scout', 'Invader'], bottom: ['Walker'] } } };
    expect(result(scenario({ seats, steps: [{ expect: wanted }] }))).toBe('ok');
    expect(
      result(scenario({ seats, steps: [{ by: 'A', end: true }, { expect: { hand: { A: ['Scout', 'Invader'] } } }] })),
    ).toBe('ok');
  });
});
