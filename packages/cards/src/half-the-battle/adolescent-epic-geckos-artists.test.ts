import { act, chooseCard, look, NOBODY_ELSE, onPlay, ops, playCard } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const idle = actionCard('Idle', 'standard', '');
const onOneBase = actionCard(
  'Narrow Way',
  'standard',
  'Play an extra action on the first base.',
  onPlay(function* (me) {
    const base = yield* look((q) => q.bases()[0]!);
    yield* act(ops.allow(me.seat, { base }, 'action'));
  }),
);
const recall = actionCard(
  'Recall',
  'standard',
  'Play an action from your discard pile as an extra action.',
  onPlay(function* (me) {
    const cards = yield* look((q) => q.discard(me.seat).filter((ix) => q.isActionCard(ix)));
    const action = yield* chooseCard(me.seat, 'Choose an action of your discard pile', cards);
    if (action !== null) yield* playCard(me.seat, action);
  }),
);
