import type { Def } from '@smash/engine';
import {
  act,
  chooseBase,
  chooseCard,
  chooseOtherBase,
  look,
  onPlay,
  ops,
  playNow,
  playsTitan,
  talent,
} from '@smash/engine/script';
import { actionCard, titanCard } from '../play.ts';

type Abilities = Def['abilities'];

const roams = talent(function* (me) {
  const to = yield* chooseOtherBase(me.seat, me.self, 'this titan');
  if (to !== null) yield* act(ops.move(me.self, to));
});

/** Titans made for tests: played anywhere on your turn, moved by their talent. */
export const roamer = (name: string, ...more: Abilities): Def =>
  titanCard(
    name,
    'Special: On your turn, you may play this titan. Talent: Move this titan to another base.',
    playsTitan({}),
    roams,
    ...more,
  );
export const golem = roamer('Golem');
export const colossus = roamer('Colossus');
export const behemoth = roamer('Behemoth');

/** Acts on any card in play except a base: "a card", where most texts say "a minion" or "an action". */
const toAnyCard = (name: string, what: (card: number) => ReturnType<typeof ops.destroy>): Def =>
  actionCard(
    name,
    'standard',
    `${name} a card in play.`,
    onPlay(function* (me) {
      const card = yield* chooseCard(me.seat, `${name} a card in play`, yield* look((q) => q.s.inPlay.slice()));
      if (card !== null) yield* act(what(card));
    }),
  );
export const smash = toAnyCard('Smash', ops.destroy);
export const recall = toAnyCard('Recall', ops.returnToHand);
export const sink = toAnyCard('Sink', (card) => ops.place(card, 'bottom'));
export const banish = toAnyCard('Banish', (card) => ops.place(card, 'discard'));

/** "Choose a titan set aside, whoever owns it, and a base. You may play it there." */
export const summonTitan = actionCard(
  'Awaken',
  'standard',
  'You may play a titan on a base.',
  onPlay(function* (me) {
    const titans = yield* look((q) =>
      q.s.seats.flatMap((seat) => seat.aside).filter((ix) => q.places(me.seat, ix).length > 0),
    );
    const titan = yield* chooseCard(me.seat, 'Choose the titan to play', titans, { may: true });
    if (titan === null) return;
    const at = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.places(me.seat, titan)));
    yield* playNow({ card: titan, at: at!, seat: me.seat });
  }),
);

/** "Move any number of titans to one base." */
export const march = actionCard(
  'March',
  'standard',
  'Choose a base. All titans move there.',
  onPlay(function* (me) {
    const to = yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases().slice()));
    const titans = yield* look((q) => q.s.inPlay.filter((ix) => q.isTitan(ix) && q.base(ix) !== to));
    yield* act(...titans.map((ix) => ops.move(ix, to!)));
  }),
);
