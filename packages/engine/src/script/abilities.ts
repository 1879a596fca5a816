import { type Cause, type Happened, type Moment, NOBODY, type Op, type Seat, type Verb } from '../model/index.ts';
import { AFFECTING, subjectOf } from '../query/affect.ts';
import type { Query } from '../query/query.ts';
import { chooseCard } from './choose.ts';
import type {
  AddsNothing,
  Cancels,
  Controls,
  CountsAs,
  DutyAbility,
  Gives,
  Grants,
  Happening,
  IgnoresBase,
  Instead,
  Lends,
  Me,
  NoClash,
  NoScore,
  OnAction,
  OnPlay,
  PlayableFrom,
  PowerAbility,
  PrintedPower,
  Protect,
  Rescues,
  Restrict,
  StartingPower,
  Toll,
  TotalAbility,
  Triggered,
  Usable,
  UseLimit,
} from './definition.ts';
import { act, look, ops, playNow, type Script } from './language.ts';

type Run = (me: Me) => Script<unknown>;

/** Unlabelled text: resolves right after the card is played (ABL-2). */
export const onPlay = (run: Run): OnPlay => ({ kind: 'onPlay', run });

/** Action: resolves when a fusion is played as an action (FUS-1). */
export const onAction = (run: Run): OnAction => ({ kind: 'onAction', run });

/** Used in the controller's Play Cards phase, once a turn (ABL-5, ABL-6). */
export const onYourTurn = (
  options: {
    label?: '' | 'special' | 'talent';
    from?: 'play' | 'hand' | 'stasis';
    takes?: Usable['takes'];
    when: (q: Query, me: Me) => boolean;
  },
  run: Run,
): Usable => ({
  kind: 'use',
  label: options.label ?? 'special',
  from: options.from ?? 'play',
  limit: 'turn',
  takes: options.takes,
  when: options.when,
  run,
});

/** Talent: used once in each of the controller's Play Cards phases (ABL-5). */
export const talent = (run: Run, when: (q: Query, me: Me) => boolean = () => true): Usable =>
  onYourTurn({ label: 'talent', when }, run);

/** Ongoing: whenever you could play an action, you may do this instead. It does not count as one by itself. */
export const insteadOfAction = (run: Run): Usable => ({
  kind: 'use',
  label: 'ongoing',
  from: 'play',
  replaces: 'action',
  when: () => true,
  run,
});

interface TitanOptions {
  when?: (q: Query, me: Me) => boolean;
  where?: (q: Query, me: Me, base: number) => boolean;
  spends?: 'minion' | 'action';
}
/** Special: this titan may be played in your Play Cards phase (TIT-2). The base is me.args.at. */
export const playsTitan = (options: TitanOptions, run: Run = playHere): Usable => ({
  kind: 'use',
  label: 'special',
  from: 'aside',
  spends: options.spends,
  where: options.where ?? (() => true),
  when: options.when ?? (() => true),
  run,
});
/** Put the titan on the base that was chosen for it. */
export function* playHere(me: Me): Script<boolean> {
  return yield* playNow({ card: me.self, at: me.args.at as number, seat: me.seat });
}

/** "Any time you can play a minion … you can play this card from your discard pile instead." */
export const playableInstead = (when: (q: Query, me: Me) => boolean): PlayableFrom => ({
  kind: 'playFrom',
  label: 'special',
  from: 'discard',
  needsPlay: true,
  when,
});

/** "You may play this card as an extra minion from your discard pile" on your turn. */
export const playableFromDiscard = (limit: UseLimit): PlayableFrom => ({
  kind: 'playFrom',
  label: 'special',
  from: 'discard',
  limit,
});

/** "You may play a minion here from your discard pile rather than from your hand" (once a turn: ABL-6). */
export const lendsDiscard = (): Lends => ({
  kind: 'lends',
  label: 'ongoing',
  from: 'discard',
  type: 'minion',
  limit: 'turn',
});

interface TriggerOptions {
  /** "may": used in the rounds of ME-2; else it has to happen. */
  may?: boolean;
  from?: Triggered['from'];
  /** "One or more": once for all that one effect does. */
  together?: boolean;
  /** "After the first time each turn". */
  first?: boolean;
  limit?: UseLimit;
  when?: (q: Query, me: Me, happened: Happened) => boolean;
  possible?: Triggered['possible'];
  still?: Triggered['still'];
  seats?: Triggered['seats'];
  waits?: Triggered['waits'];
}
const trigger = (on: Triggered['on'], label: Triggered['label'], options: TriggerOptions, run: Run): Triggered => ({
  kind: 'trigger',
  label,
  on,
  from: options.from ?? 'play',
  together: options.together,
  first: options.first,
  optional: options.may ?? false,
  limit: options.limit,
  when: options.when ?? (() => true),
  possible: options.possible,
  seats: options.seats,
  still: options.still,
  waits: options.waits,
  run,
});

/** Each time something has happened. */
export const after = (
  verb: Verb | 'affect' | 'affectByStandard' | readonly Verb[],
  options: TriggerOptions,
  run: Run,
): Triggered => trigger(verb, 'ongoing', options, run);
/** Bases: at the start of each player's turn, that player may move one of these minions from elsewhere to this base. */
export const mayMoveHere = (title: string, which: (q: Query, me: Me, ix: number) => boolean): Triggered => {
  const movable = (q: Query, me: Me): number[] => q.minions((ix) => q.base(ix) !== me.self && which(q, me, ix));
  return at(
    'turnStart',
    { may: true, seats: (q) => [q.s.current], when: (q, me) => movable(q, me).length > 0 },
    function* (me) {
      const minion = yield* chooseCard(me.seat, title, yield* look((q) => movable(q, me)));
      if (minion !== null) yield* act(ops.move(minion, me.self));
    },
  );
};
/**
 * Each time a minion has gone from play to the discard pile: destroyed, discarded with its base (SCORE-9), or placed there.
 */
export const afterDiscarded = (
  options: TriggerOptions & { when: NonNullable<TriggerOptions['when']> },
  run: Run,
): Triggered => {
  const when = (q: Query, me: Me, gone: Happened): boolean =>
    q.isMinion(gone.card) && (gone.verb !== 'place' || gone.spot === 'discard') && options.when(q, me, gone);
  return after(['destroy', 'leave', 'place'], { ...options, when }, run);
};
/** At a moment of the turn or of scoring. */
export const at = (moment: Moment, options: TriggerOptions, run: Run): Triggered =>
  trigger(moment, 'ongoing', options, run);
/** Special: at a moment, or when something has happened, from play, from hand or set aside. */
export const special = (moment: Happening, options: TriggerOptions, run: Run): Triggered =>
  trigger(moment, 'special', options, run);
/** Special: this action may be played at that moment. */
export const playedAt = (moment: Moment, run: Run, when?: TriggerOptions['when']): Triggered => ({
  ...trigger(moment, 'special', { may: true, from: 'hand', when }, run),
  plays: true,
});

export const atStartOfYourTurn = (run: Run, options: { limit?: UseLimit } = {}): Triggered =>
  at('turnStart', { ...options, when: (q, me) => q.s.current === me.seat }, run);
/** At the start of your turn, destroy this card. */
export const burnsOut = (): Triggered =>
  atStartOfYourTurn(function* (me) {
    yield* act(ops.destroy(me.self));
  });
export const atEndOfTurn = (run: Run): Triggered => at('turnEnd', {}, run);

export const instead = (
  options: {
    of: Verb | 'affect';
    label?: 'special';
    limit?: UseLimit;
    when: (q: Query, me: Me, op: Op, cause: Cause) => boolean;
  },
  run: (me: Me) => Script<boolean>,
): Instead => ({
  kind: 'instead',
  label: options.label ?? 'ongoing',
  limit: options.limit,
  of: options.of,
  when: options.when,
  run,
});

/** "Before X happens, …": X happens all the same. */
export const before = (
  options: { of: readonly Verb[]; when: (q: Query, me: Me, op: Op, cause: Cause) => boolean },
  run: Run,
): Instead => ({
  kind: 'instead',
  label: 'ongoing',
  before: true,
  of: options.of,
  when: options.when,
  run: function* (me) {
    yield* run(me);
    return false;
  },
});
/** Ongoing: when the minion this is on would go to the discard pile from play, this happens instead. */
export const insteadOfDiscardPile = (run: (me: Me, minion: number) => Script<boolean>): Instead[] =>
  (['destroy', 'leave'] as const).map((of) => ({
    kind: 'instead',
    label: 'ongoing',
    of,
    when: (q, me, op) => op.card === host(q, me),
    run: (me) => run(me, me.args.card as number),
  }));

/** Ongoing: the minion this is on has n more (or less) power. */
export const hostPower = (n: number): PowerAbility => ({
  kind: 'power',
  label: 'ongoing',
  of: (q, me, target) => (host(q, me) === target ? n : 0),
});

/** Ongoing: the minion this is on adds none of its power to its base. */
export const hostAddsNothing = (): AddsNothing => ({
  kind: 'addsNothing',
  label: 'ongoing',
  who: (q, me, target) => host(q, me) === target,
});

/** Ongoing: this minion has that much more power. */
export const ownPower = (n: (q: Query, me: Me) => number): PowerAbility => ({
  kind: 'power',
  label: 'ongoing',
  of: (q, me, target) => (target === me.self ? n(q, me) : 0),
});

/** Ongoing: you have that much power at the base of this card, without a minion that has it (NPW-1). */
export const powerHere = (n: (q: Query, me: Me) => number): TotalAbility => ({
  kind: 'total',
  label: 'ongoing',
  of: (q, me, base, seat) => (seat === me.seat && base === q.base(me.self) ? n(q, me) : 0),
});
/** Ongoing: you control the minion this is on (TERM-5). */
export const controlsHost = (): Controls => ({ kind: 'controls', label: 'ongoing', when: () => true });
/** Ongoing: the abilities of the minion this is on are cancelled (TERM-4). */
export const cancelsHost = (): Cancels => ({
  kind: 'cancels',
  label: 'ongoing',
  who: (q, me, target) => host(q, me) === target,
});
/** Ongoing: the minion this is on has this talent (ABL-9): whoever controls the minion uses it. */
export const givesHost = (ability: Usable): Gives => ({ kind: 'gives', label: 'ongoing', ability });
/** Ongoing: the printed power of the minion this is on counts as n (TERM-9). */
export const hostPrinted = (n: number): PrintedPower => ({
  kind: 'printed',
  label: 'ongoing',
  of: (q, me, target) => (host(q, me) === target ? n : null),
});
/** Ongoing: this minion's starting power is that (CALC-1). */
export const ownStarting = (n: (q: Query, me: Me) => number): StartingPower => ({
  kind: 'starting',
  label: 'ongoing',
  of: (q, me, target) => (target === me.self ? n(q, me) : null),
});
/** "Other players must … to play … here." */
export const toll = (asks: Toll['asks'], run: Run): Toll => ({ kind: 'toll', label: 'ongoing', asks, run });

/** The card this action is on. */
export const host = (q: Query, me: Me): number => q.card(me.self).at;
/** Is it a minion of yours at the base of this card? */
export const yourMinionHere = (q: Query, me: Me, ix: number): boolean =>
  ix >= 0 && q.isMinion(ix) && q.base(ix) === q.base(me.self) && q.controller(ix) === me.seat;

export const protect = (blocks: Protect['blocks'], options: { discards?: boolean } = {}): Protect => ({
  kind: 'protect',
  label: 'ongoing',
  blocks,
  ...options,
});
/** Ongoing: other players cannot destroy such a minion. A base is no player (TERM-15). */
export const othersCannotDestroy = (which: (q: Query, me: Me, minion: number) => boolean): Protect =>
  protect(
    (q, me, op, cause) =>
      op.verb === 'destroy' && cause.seat !== me.seat && cause.seat !== NOBODY && which(q, me, op.card),
  );
/** Ongoing: such a card cannot be destroyed. */
export const cannotBeDestroyed = (which: (q: Query, me: Me, card: number) => boolean): Protect =>
  protect((q, me, op) => op.verb === 'destroy' && which(q, me, op.card));
export const cannotPlay = (forbids: Restrict['forbids']): Restrict => ({ kind: 'restrict', label: 'ongoing', forbids });
export const ignoresThisBase = (mode: 'must' | 'may', who: IgnoresBase['who']): IgnoresBase => ({
  kind: 'ignoresBase',
  label: 'ongoing',
  mode,
  who,
});
/** "All your minions count as …". */
export const countAs = (word: string, who: CountsAs['who']): CountsAs => ({
  kind: 'countsAs',
  label: 'ongoing',
  word,
  who,
});
/** "On each of your turns you may play an extra …". */
export const grants = (plays: 'minion' | 'action', limit: Grants['limit'] = () => ({})): Grants => ({
  kind: 'grants',
  label: 'ongoing',
  plays,
  limit,
});
/** Ongoing: the base this is on cannot score. */
export const baseCannotScore = (): NoScore => ({
  kind: 'noScore',
  label: 'ongoing',
  at: (q, me, base) => base === here(q, me),
});
/** Ongoing: if such a card in play would go to the discard pile, you place it into your hand instead (RES-7). */
export const placesInHandInstead = (which: Rescues['which']): Rescues => ({ kind: 'rescues', label: 'ongoing', which });
/** "Titans here do not force other titans to leave." */
export const titansAgree = (): NoClash => ({ kind: 'noClash', at: (q, me, base) => base === here(q, me) });
/** Special: this action may be played when that has happened, from the hand or from where it is itself revealed. */
export const playedAfter = (
  verb: Verb | readonly Verb[],
  options: Pick<TriggerOptions, 'possible'> & { from: 'hand' | 'deck'; when: NonNullable<TriggerOptions['when']> },
  run: Run,
): Triggered => ({ ...trigger(verb, 'special', { may: true, ...options }, run), plays: true });

/** This ability works for a card it has been given to (ops.give), which is me.args.given. */
export const given = <A extends Triggered | Protect>(ability: A): A => ({ ...ability, given: true });

/** What an ability of this card left for later. */
export const later = (run: Run): DutyAbility => ({ kind: 'duty', run });

/** TERM-2: does the op affect this card in play? */
export const affects = (op: Op, card: number): boolean =>
  (op.card === card && AFFECTING.has(op.verb)) || (op.verb === 'transfer' && op.to === card);

/** Is it a card of another player that does it? Not a base, whoever it names to carry it out (TERM-15). */
export const byAnother = (me: Me, cause: Cause): boolean =>
  cause.type !== 'base' && cause.seat !== NOBODY && cause.seat !== me.seat;

export { subjectOf };

/** The base that is being scored, for abilities at a moment of scoring. */
export const scoringBase = (me: Me): number => me.args.base as number;
/** "This base": the scoring one is where this card is (SCORE-13). */
export const thisBaseScores = (q: Query, me: Me): boolean => q.base(me.self) === me.args.base;
export const winners = (_q: Query, me: Me): Seat[] => me.args.winners as Seat[];
/** Another player has played a minion here: not a base (MON-7). */
export const minionPlayedHereByAnother = (q: Query, me: Me, played: Happened): boolean =>
  played.to === here(q, me) && q.isMinionCard(played.card) && played.seat !== me.seat && played.seat !== NOBODY;
/** A minion has been destroyed here. */
export const destroyedHere = (q: Query, me: Me, destroyed: Happened): boolean =>
  destroyed.from === 'base' && destroyed.base === here(q, me) && q.isMinionCard(destroyed.card);
/** You have played a minion here. */
export const youPlayedHere = (q: Query, me: Me, played: Happened): boolean =>
  played.seat === me.seat && played.to === here(q, me) && q.isMinionCard(played.card);
/** A monster has been destroyed here. */
export const monsterDestroyedHere = (q: Query, me: Me, destroyed: Happened): boolean =>
  destroyed.base === here(q, me) && q.def(destroyed.card).deck === 'monsters';
/** Is the minion that set this ability off here, now that what brought it has resolved? */
export const stillHere = (q: Query, me: Me): boolean =>
  q.isMinion(me.args.card as number) && q.base(me.args.card as number) === here(q, me);
/** The base this card is at. */
export const here = (q: Query, me: Me): number => q.base(me.self);
/** Does another player have more power at the base than this one? */
export const isOutmatched = (q: Query, base: number, seat: Seat): boolean =>
  q.otherPlayers(seat).some((other) => q.total(base, other) > q.total(base, seat));
