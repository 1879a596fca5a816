/** Every kind of question there is, one after the other on one table: each answer brings the next. */
import type { OptionView, PromptView } from '../types.ts';
import { card, option, prompt } from './build.ts';
import { type Fixture, play } from './fixtures.ts';

function kinds(): Fixture {
  const f = play();
  const v = f.view;
  const [opal, homeworld] = v.bases as [(typeof v.bases)[0], (typeof v.bases)[0]];
  const here = opal.lanes.flatMap((lane) => lane.minions);
  const cards = (list: { id: number; name: string }[]): OptionView[] =>
    list.map(({ id, name }, i) => option(i, name, { card: id, name }));
  const words = (...list: string[]): OptionView[] => list.map((key, i) => option(i, key, { key }));
  const shown = [card('Invader', 1), card('Collector', 1)];
  const pile = v.seats[0]!.discard;
  const several: [PromptView['kind'], string, Partial<PromptView>][] = [
    ['play', 'Play cards or end your turn', { options: v.prompt!.options }],
    ['cards', 'Destroy a minion', { options: cards(here.slice(0, 3)) }],
    ['cards', 'Destroy two minions', { options: cards(here.slice(0, 4)), min: 2, max: 2 }],
    [
      'cards',
      'Take a card from your discard pile',
      { options: pile.map(({ id, name }, i) => option(i, name, { card: id, name, from: 'discard' })) },
    ],
    ['base', 'Choose a base', { options: cards([opal, homeworld]) }],
    ['player', 'Choose a player', { options: [1, 2, 3].map((seat, i) => option(i, 'ABCD'[seat]!, { seat })) }],
    ['option', 'Choose one', { options: words('Draw a card', 'Gain 1 VP') }],
    ['number', 'Choose how many', { options: words('0', '1', '2', '3', '4') }],
    [
      'yesno',
      'Draw a card?',
      { options: [option(0, 'Draw a card', { key: 'yes' }), option(1, 'Don’t', { key: 'no' })] },
    ],
    [
      'react',
      'Act before The Grey Opal scores?',
      {
        options: [
          option(0, 'Use Pirate King', {
            card: v.bases[4]!.lanes[0]!.minions[0]!.id,
            name: 'Pirate King',
            verb: 'use',
          }),
        ],
        min: 0,
        optional: true,
        skip: 'Pass',
      },
    ],
    [
      'order',
      'Order what happens now',
      { options: words('First Mate', 'Scout', 'The Grey Opal'), min: 3, max: 3, ordered: true },
    ],
    ['commit', 'Place a card face down', { options: cards(v.hand), min: 0, optional: true, skip: 'Place none' }],
    ['discard', 'Discard two cards: ten is the limit', { options: cards(v.hand), min: 2, max: 2 }],
    ['draft', 'Choose a treasure', { options: ['Whip', 'Crown'].map((name, i) => option(i, name, { name })) }],
    ['reveal', 'Look at what Mina holds', { shown, options: [], min: 0, max: 0 }],
  ];
  const prompts = several.map(([kind, title, extra]) => prompt(kind, title, extra));
  v.prompt = prompts[0]!;
  return { ...f, prompts };
}

export const KIND_FIXTURES: Record<string, () => Fixture> = { kinds };
