import { seededRandom } from '@smash/bots';
import { type State, type Viewer, viewEvents } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { buildStart } from '../position.ts';
import { parseScenario } from '../scenario/schema.ts';
import { conserved } from './conserved.ts';
import { eventKnowsTooMuch, viewKnowsTooMuch } from './knowledge.ts';
import { answerable, toldApart } from './questions.ts';
import { blindTo } from './redeal.ts';

/** A valid state, to be corrupted: every check must detect its violation. */
const table = (): State =>
  buildStart(
    parseScenario({
      name: 'table',
      seats: {
        A: { hand: ['Scout', 'Invader'] },
        B: { hand: ['Walker', 'Cannon'], deck: ['Dinghy', 'Shinobi', 'Probe'] },
      },
      bases: [
        { name: 'Tortuga', cards: [{ seat: 'A', card: 'Collector', on: [{ seat: 'B', card: 'Poison' }] }] },
        { name: 'The Mothership' },
      ],
      steps: [],
    }),
  ).state;
const ixOf = (s: State, name: string): number => s.cards.findIndex((card) => s.names[card.def] === name);
const blind = (s: State, viewer: Viewer): string | null =>
  [1, 2, 3].map((n) => blindTo(s, viewer, seededRandom(String(n)))).find((wrong) => wrong !== null) ?? null;

describe('every invariant detects its violation', () => {
  it('a valid state passes', () => {
    const s = table();
    expect([
      conserved(s),
      answerable(s),
      toldApart(s),
      viewKnowsTooMuch(s, 0),
      viewKnowsTooMuch(s, 'spectator'),
      blind(s, 0),
    ]).toEqual([null, null, null, null, null, null]);
  });
  it('a card that exists twice, nowhere, or in the wrong place', () => {
    const twice = table();
    twice.seats[0]!.discard.push(twice.seats[0]!.hand[0]!);
    expect(conserved(twice)).toContain('Scout');
    const lost = table();
    lost.seats[1]!.hand.pop();
    expect(conserved(lost)).toContain('Cannon (');
    const astray = table();
    const inHand = astray.seats[1]!.hand[0]!;
    astray.cards[inHand] = { ...astray.cards[inHand]!, zone: 'discard' };
    expect(conserved(astray)).toContain('its zone is discard');
    const adrift = table();
    const collector = ixOf(adrift, 'Collector');
    adrift.cards[collector] = { ...adrift.cards[collector]!, at: ixOf(adrift, 'Scout') };
    expect(conserved(adrift)).toContain('at no base');
  });
  it('INFO-2 a hidden card in the view, by its id or in any text', () => {
    const shown = table();
    shown.limbo.push(shown.seats[1]!.hand[0]!);
    expect(viewKnowsTooMuch(shown, 0)).toContain('Walker');
    expect(blind(shown, 0)).toContain('tells what is hidden');
    const said = table();
    said.asks = [{ ...said.asks[0]!, seat: 1, kind: 'react', hidden: true, title: 'Discard or return Shinobi' }];
    expect(viewKnowsTooMuch(said, 0)).toContain('speaks of Shinobi');
    expect(viewKnowsTooMuch(table(), 0)).toBeNull();
  });
  it('INFO-2 a hidden card in an event', () => {
    const s = table();
    const ix = s.seats[1]!.hand[0]!;
    const event = { n: 1, turn: 1, type: 'draw' as const, seat: 1 };
    const cards = [{ id: s.cards[ix]!.id, name: 'Walker' }];
    const open = [{ ...event, cards }];
    const secret = [{ ...event, secret: { seats: [1], fields: { cards } } }];
    expect(eventKnowsTooMuch(s, s, open, 0)).toContain('Walker');
    expect(eventKnowsTooMuch(s, s, secret, 0)).toBeNull();
    expect(eventKnowsTooMuch(s, s, secret, 1)).toBeNull();
    expect(viewEvents(secret, 1)[0]).toHaveProperty('cards');
  });
  it('a question that is unnecessary or unanswerable', () => {
    const s = table();
    const ask = { ...s.asks[0]!, kind: 'cards' as const, options: s.asks[0]!.options.slice(0, 1) };
    expect(answerable({ ...s, asks: [ask] })).toContain('leaves no choice');
    expect(answerable({ ...s, asks: [{ ...ask, options: [] }] })).toContain('no possible number');
    expect(answerable({ ...s, asks: [s.asks[0]!, s.asks[0]!] })).toContain('two things at once');
  });
  it('two abilities of a card that look alike', () => {
    const s = table();
    const card = ixOf(s, 'Collector');
    const use = { ...s.asks[0]!.options[0]!, verb: 'use' as const, card, at: -1, def: s.cards[card]!.def };
    const options = [0, 1].map((ix) => ({ ...use, ix }));
    expect(toldApart({ ...s, asks: [{ ...s.asks[0]!, options }] })).toContain('offers “Use Collector” twice');
  });
});
