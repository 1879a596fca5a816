import { describe, expect, it } from 'vitest';
import { namedIn } from '../../packages/testkit/src/plays/named.ts';
import { findCoverage } from './find.ts';
import { namedByScenario, rulingsOf, sectionsOf } from './ids.ts';
import type { Proof, Tree } from './proofs.ts';
import { reportOf } from './report.ts';
import { titlesIn } from './titles.ts';

describe('titles', () => {
  it('are read from every kind of test, even across lines', () => {
    const source = `
      it('one', () => {});
      test("it's two", () => {});
      it.each([['a (', 1], [')', 2]])('three %s', () => {});
      it.each(rows.map(([a]) => [a, 1] as const))(
        \`four \${name} of \${rows[0]}\`, () => {});
      it(
        'five ' +
          "and six",
        () => {},
      );
      it.only('seven \\'quoted\\'', () => {});
    `;
    expect(titlesIn(source)).toEqual(['one', "it's two", 'three %s', 'four   of  ', 'five and six', "seven 'quoted'"]);
  });

  it('are not taken from anything that is not a test or never runs', () => {
    const source = `
      // it('commented out')
      /* it('commented out') */
      const text = "it('in a text')";
      it.skip('skipped'); it.todo('later'); test.step('a step'); test.describe('a group'); describe('a group');
      /it\\('/.test(pattern); title.test('no'); submit('no'); it(nameOf(x), () => {});
    `;
    expect(titlesIn(source)).toEqual([]);
  });

  it('are found where tests take turns, not where they may never run', () => {
    const source =
      "it.runIf(isDue(3, 0))('in turn', () => {}); sometimes(3, place + 1)(`by turns`, () => {}); it.runIf(x)('no', f);";
    expect(titlesIn(source)).toEqual(['in turn', 'by turns']);
  });

  it('are found after a regular expression with quotes in it', () => {
    const source = "const a = x.split(/['\"`]/); it('found', () => {}); const b = 4 / 2; it('too', () => {});";
    expect(titlesIn(source)).toEqual(['found', 'too']);
  });
});

describe('ids', () => {
  it('of rules are bold, with or without a heading, several to a line', () => {
    const markdown =
      'Words: **A-1**\n## ONE: first\n- **ONE-1 Name** x ONE-9 **[choice]**\n## TWO\n- **TWO-1** x. **TWO-2** y';
    expect(sectionsOf(markdown)).toEqual([
      { heading: 'ONE: first', ids: ['ONE-1'] },
      { heading: 'TWO', ids: ['TWO-1', 'TWO-2'] },
    ]);
  });

  it('of rulings come from cards, titans and bases', () => {
    const facts = {
      cards: [{ name: 'X', rulings: [{ id: 'x/1' }] }],
      titans: [{ rulings: [{ id: 't/1', conflict: 'ONE-1' }] }],
      bases: [{ rulings: [] }, { rulings: [{ id: 'b/2' }] }],
    };
    expect(rulingsOf(facts)).toEqual([{ id: 'x/1' }, { id: 't/1', conflict: 'ONE-1' }, { id: 'b/2' }]);
  });

  it('are found anywhere in a title', () => {
    expect(namedIn('cub-scout/2 factory-436-1337/1: pays 3/2/1 of 1/2 (RES-13, CALC-1)')).toEqual({
      rules: ['RES-13', 'CALC-1'],
      rulings: ['cub-scout/2', 'factory-436-1337/1'],
    });
    expect(namedIn('packages/12/x.ts ./a/1.json http/2-like')).toEqual({ rules: [], rulings: [] });
  });

  it('of a scenario are its list without cards', () => {
    expect(namedByScenario(['ONE-1', 'ruling:x/1', 'card:X'])).toEqual({ rules: ['ONE-1'], rulings: ['x/1'] });
  });
});

describe('coverage', () => {
  const proof = (title: string): Proof => ({ file: 'a/b.test.ts', title, ...namedIn(title) });
  const tree = (...titles: string[]): Tree => ({
    sections: [
      { heading: 'ONE', ids: ['ONE-1', 'ONE-2'] },
      { heading: 'TWO', ids: ['TWO-1', 'TWO-2'] },
    ],
    factions: [{ set: 'S', name: 'F', rulings: [{ id: 'x/1' }, { id: 'x/2', conflict: 'ONE-1' }] }],
    proofs: titles.map(proof),
    waiting: [],
  });
  const all = ['x/1 and x/2 are so (ONE-1, ONE-2)', 'this too (TWO-1, TWO-2)'];

  it('has no gaps when everything is named', () => {
    expect(findCoverage(tree(...all), {})).toMatchObject({ gaps: [], notes: [] });
  });

  it('reports each gap: unnamed, not marked as overriding its rule, misspelt', () => {
    expect(findCoverage(tree('x/2 y/1', 'z (ONE-2, TWO-1, ONE-3)'), {}).gaps).toEqual([
      'x/1: no test names this ruling',
      'x/2: it goes against ONE-1, and none of its tests names that rule',
      'ONE-1: no test names this rule',
      'TWO-2: no test names this rule',
      'y/1: there is no such id (a/b.test.ts: x/2 y/1)',
      'ONE-3: there is no such id (a/b.test.ts: z (ONE-2, TWO-1, ONE-3))',
    ]);
  });

  it('accepts no proof from a waiting scenario, but reads its rules', () => {
    const waiting = [proof('z/1 (TWO-2, TWO-3)')];
    expect(findCoverage({ ...tree('x/1 and x/2 are so (ONE-1, ONE-2, TWO-1)'), waiting }, {}).gaps).toEqual([
      'TWO-2: no test names this rule',
      'TWO-3: there is no such id (a/b.test.ts: z/1 (TWO-2, TWO-3))',
    ]);
  });

  it('lets a section or a rule wait, and reports when it no longer needs to', () => {
    const named = tree('x/1 x/2 (ONE-1)', 'half (TWO-1)');
    expect(findCoverage(named, { 'ONE-2': 'a', TWO: 'b' })).toMatchObject({ gaps: [], notes: [] });
    expect(findCoverage(tree(...all), { 'ONE-2': 'a', TWO: 'b', SIX: 'c' }).notes).toEqual([
      'ONE-2 waits for a, but tests name it',
      'TWO waits for b, but tests name it',
      'SIX waits for c, but there is no such rule',
    ]);
  });

  it('lists the number of tests and where they are', () => {
    const report = reportOf(findCoverage(tree('x/1 (ONE-1)', 'again (ONE-1)'), { TWO: 'more' }), { TWO: 'more' });
    expect(report).toContain('| ONE-1 | 2 | b.test.ts |');
    expect(report).toContain('| ONE-2 | 0 |  |');
    expect(report).toContain('| TWO-1 | 0 | waits for more |');
    expect(report).toContain('| x/2 | 0 |  |');
  });
});
