import { act, after, base, type EventOf, onYourTurn, ops, playOffTheTop, type Query } from '@smash/engine/script';

/** The card that got an action. */
const receiver = (came: Pick<EventOf<'attach' | 'transfer'>, 'verb' | 'card' | 'to'>): number =>
  came.verb === 'transfer' ? came.to : came.card;
const isPutOnMinions = (q: Query, ix: number): boolean => q.isPlayedOn(ix, 'minion');

export const rulersOfTheCosmosBases = [
  /** Once per turn, after a minion here has had an action played on it or transferred to it, you may place a +1 power counter on that minion. */
  base(
    'Power Castle',
    after(
      ['attach', 'transfer'],
      {
        may: true,
        limit: 'turn',
        seats: (q) => [q.s.current],
        when: (q, me, came) => q.base(receiver(came)) === me.self,
        possible: (q, me) => q.isMinion(receiver(me.args)),
      },
      function* (me) {
        yield* act(ops.counters(receiver(me.args), 1));
      },
    ),
  ),

  /** You may, instead of your regular action play, play a play-on-minion action off the top of your deck on a minion here. */
  base(
    'Slime Pool',
    onYourTurn(
      {
        label: '',
        spends: 'action',
        when: (q, me) => q.deck(me.seat).length + q.discard(me.seat).length > 0,
      },
      function* (me) {
        yield* playOffTheTop(me.seat, isPutOnMinions, { where: (q, at) => q.base(at) === me.self, regular: true });
      },
    ),
  ),
];
