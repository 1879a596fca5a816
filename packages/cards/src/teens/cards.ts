import {
  type AbilityContext,
  act,
  after,
  byYou,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseMinions,
  chooseOne,
  chooseToSearch,
  type EventOf,
  eachGets,
  extraAction,
  extraMinion,
  faction,
  fromAnothersCard,
  given,
  hasOtherBase,
  here,
  host,
  isNamedHere,
  isYou,
  isYours,
  look,
  moveEach,
  namedLikeYourMinions,
  namesOf,
  onPlay,
  onYourMinion,
  ops,
  playCard,
  playExtraMinion,
  type Query,
  type Script,
  searchDeck,
  shuffleIntoDecks,
  type Triggered,
  talent,
  unaffected,
  untilYourTurn,
  wasMinion,
  youCanDraw,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { teensBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const [BRAIN, SLACKER, REBEL, JOCK, PREP] = ['Brain', 'Slacker', 'Rebel', 'Jock', 'Prep'] as const;

const isTeen = (q: Query, ix: CardIx): boolean => q.isMinionCard(ix) && q.power(ix) === 3;

/** Ongoing: After you play another minion with power 3, you may, once per turn, do this. */
const afterAnotherTeen = (
  run: (me: AbilityContext) => Script<unknown>,
  possible: (q: Query, me: AbilityContext) => boolean = () => true,
): Triggered =>
  after(
    'play',
    {
      may: true,
      limit: 'turn',
      when: (_q, me, played) => played.as === 'minion' && isYou(me, played.seat) && played.card !== me.self,
      ofPower: (power) => power === 3,
      possible,
    },
    run,
  );

function* moveOneOfYours(me: AbilityContext): Script {
  const minion = yield* chooseMinion(me, 'Choose one of your minions to move', isYours(me));
  if (minion !== null) yield* moveEach(me, [minion]);
}
function* putOneUnder(me: AbilityContext): Script {
  const discard = yield* look((q) => q.discard(me.seat));
  const chosen = yield* chooseCard(me.seat, 'Place a card on the bottom of your deck', discard);
  if (chosen !== null) yield* act(ops.place(chosen, 'bottom'));
}

/** You play to this base, or move to it, a minion with printed power 3. */
const teenCameHere = (q: Query, me: AbilityContext, came: EventOf<'play' | 'move'>): boolean =>
  came.to === here(q, me) &&
  q.printedPower(came.card) === 3 &&
  (came.verb === 'play' ? came.as === 'minion' && isYou(me, came.seat) : wasMinion(q, came) && byYou(me, came));

/** The different names among these minions. */
const namesAmong = (q: Query, minions: CardIx[]): string[] => [...new Set(minions.flatMap((ix) => namesOf(q, ix)))];

/** The brunch's options, each usable once. */
const BRUNCH: Record<string, string> = {
  move: 'Move one of your minions there',
  draw: 'Draw a card',
  play: 'Play an extra minion of power 3 there',
  power: 'Give a minion there +2 power this turn',
  place: 'Place a discarded card under your deck',
};
function* brunch(me: AbilityContext, base: CardIx, course: string): Script {
  if (course === 'draw') yield* act(ops.draw(me.seat, 1));
  else if (course === 'play') yield* extraMinion(me.seat, { exactly: 3, base });
  else if (course === 'place') yield* putOneUnder(me);
  else if (course === 'move') {
    const minion = yield* chooseMinion(
      me,
      'Move one of your minions there',
      (q, ix) => isYours(me)(q, ix) && q.base(ix) !== base,
    );
    if (minion !== null) yield* act(ops.move(minion, base));
  } else {
    const minion = yield* chooseMinion(me, 'Choose the minion that gets +2 power', (q, ix) => q.base(ix) === base);
    if (minion !== null) yield* eachGets([minion], 2);
  }
}

export const teens = faction(asFacts(facts), [
  /** You may play an extra action if a Slacker is here. Ongoing: After you play another minion with power 3, you may, once per turn, draw a card. */
  card(
    'Brain',
    onPlay(function* (me) {
      if (yield* look((q) => isNamedHere(SLACKER)(q, me))) yield* extraAction(me.seat);
    }),
    afterAnotherTeen(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }, youCanDraw),
  ),

  /** Move up to two of your minions to other bases if a Rebel is here. Ongoing: After you play another minion with power 3, you may, once per turn, choose a card in your discard pile and place it on the bottom of your deck. */
  card(
    'Slacker',
    onPlay(function* (me) {
      if (!(yield* look((q) => isNamedHere(REBEL)(q, me) && hasOtherBase(q)))) return;
      const minions = yield* chooseMinions(me, 'Move up to two of your minions', isYours(me), { may: true, max: 2 });
      yield* moveEach(me, minions);
    }),
    afterAnotherTeen(putOneUnder, (q, me) => q.discard(me.seat).length > 0),
  ),

  /** If a Jock is here, you may play here an extra minion with power 3 that is not a Rebel. Ongoing: After you play another minion with power 3, you may, once per turn, move one of your minions to another base. */
  card(
    'Rebel',
    onPlay(function* (me) {
      if (!(yield* look((q) => isNamedHere(JOCK)(q, me)))) return;
      const [base, notNamed] = yield* look((q) => [here(q, me), q.defs.findIndex(({ name }) => name === REBEL)]);
      yield* extraMinion(me.seat, { exactly: 3, notNamed, base });
    }),
    afterAnotherTeen(moveOneOfYours, hasOtherBase),
  ),

  /** Place two +1 power counters on this minion if a Prep is here. Ongoing: After you play another minion with power 3, you may, once per turn, place a +1 power counter on this one. */
  card(
    'Jock',
    onPlay(function* (me) {
      if (yield* look((q) => isNamedHere(PREP)(q, me))) yield* act(ops.counters(me.self, 2));
    }),
    afterAnotherTeen(function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** You may search your deck for a minion with power 3 and draw that card if a Brain is here. Ongoing: After you play another minion with power 3, you may, once per turn, give one of your minions +2 power this turn. */
  card(
    'Prep',
    onPlay(function* (me) {
      if (!(yield* look((q) => isNamedHere(BRAIN)(q, me)))) return;
      if (!(yield* chooseToSearch(me.seat, 'Search your deck for a minion of power 3'))) return;
      const minion = yield* searchDeck(me.seat, 'Choose the card to draw', isTeen);
      if (minion !== null) yield* act(ops.drawCard(me.seat, minion));
      yield* act(ops.shuffle(me.seat));
    }),
    afterAnotherTeen(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions to get +2 power', isYours(me));
      if (minion !== null) yield* eachGets([minion], 2);
    }),
  ),

  /** Put this on one of your minions. Talent: Until the start of your next turn, this minion also has the name of each other minion you own. Use of this minion's abilities does not count as use of another minion's abilities. */
  card(
    'Abe Frohman',
    onYourMinion,
    talent(function* (me) {
      const until = yield* untilYourTurn(me.seat);
      yield* act(ops.give(yield* look((q) => host(q, me)), me.seat, until));
    }),
    given(namedLikeYourMinions(() => true)),
  ),

  /** Put this on one of your minions. Ongoing: Other players' abilities cannot affect your minions here. */
  card('Babysitter', onYourMinion, unaffected(fromAnothersCard, yourMinionHere)),

  /** Put this on a base. Ongoing: Draw a card after you play to this base, or move to it, a minion with printed power 3. */
  card(
    'Booty Trap',
    after(['play', 'move'], { when: teenCameHere }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Choose a base. For each different name among your minions there with printed power 3, you may choose one of the following effects, none twice: move one of your minions to there; draw a card; play an extra minion with power 3 there; give a minion there +2 power this turn; place a card from your discard pile on the bottom of your deck. */
  card(
    'Brunch Bunch',
    onPlay(function* (me) {
      const base = (yield* chooseBase(me.seat, 'Choose the base', yield* look((q) => q.bases())))!;
      const guests = yield* look((q) =>
        namesAmong(
          q,
          q.minionsAt(base).filter((ix) => isYours(me)(q, ix) && q.printedPower(ix) === 3),
        ),
      );
      let left = BRUNCH;
      for (let n = Math.min(guests.length, Object.keys(BRUNCH).length); n > 0; n--) {
        const course = yield* chooseOne(me.seat, 'Choose one of the effects', { ...left, none: 'None' });
        if (course === 'none') return;
        left = Object.fromEntries(Object.entries(left).filter(([key]) => key !== course));
        yield* brunch(me, base, course);
      }
    }),
  ),

  /** Choose any number of minions with power 3 and different names in your discard pile. Shuffle them into your deck and draw a card. */
  card(
    'Explosion at School',
    onPlay(function* (me) {
      const chosen: CardIx[] = [];
      for (;;) {
        const others = yield* look((q) =>
          q.discard(me.seat).filter((ix) => isTeen(q, ix) && chosen.every((one) => !q.sharesName(one, ix))),
        );
        const next = yield* chooseCard(me.seat, 'Choose minions of different names', others, {
          may: true,
          skip: 'Done',
        });
        if (next === null) break;
        chosen.push(next);
      }
      yield* shuffleIntoDecks(chosen);
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** As an extra minion, play a minion with power 3 for which you search your deck. */
  card(
    'New Kid',
    onPlay(function* (me) {
      const minion = yield* searchDeck(
        me.seat,
        'Choose the minion to play',
        (q, ix) => isTeen(q, ix) && q.hasPlace(me.seat, ix, 'minion'),
      );
      yield* act(ops.shuffle(me.seat));
      if (minion !== null) yield* playCard(me.seat, minion, { as: 'minion' });
    }),
  ),

  /** Choose one of your minions and return it to your hand. As an extra minion, you may play a minion with printed power 3. */
  card(
    "Principal's Office",
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Return one of your minions to your hand', isYours(me));
      if (minion !== null) yield* act(ops.returnToHand(minion));
      yield* extraMinion(me.seat, { exactly: 3 });
    }),
  ),

  /** As an extra minion, play a minion with power 3 from your discard pile. */
  card(
    'Strange Science',
    onPlay(function* (me) {
      yield* playExtraMinion(me.seat, { exactly: 3, from: 'discard' });
    }),
  ),

  ...teensBases,
]);
