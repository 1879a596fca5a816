import {
  type CardIx,
  type Cause,
  type ExtraPlay,
  isFaceDown,
  type Limit,
  type Modifier,
  NOBODY,
  type Op,
  type Seat,
  type Spot,
  STOPPED,
  type State,
  type Until,
} from '../model/index.ts';
import { empty } from '../model/shape.ts';
import type { Ability, Def, Happening, Triggered, Usable } from '../script/definition.ts';
import { type Active, ActiveIndex, followsAlone } from './active.ts';
import { extraPlays } from './extra-plays.ts';
import { ignoring } from './ignored.ts';
import { BY_ALL, BY_CARDS, beginsWith, Layout, NONE } from './layout.ts';
import { discardsKey, flipsKey, killedKey, movedToKey, placedKey, Uses } from './limit.ts';
import { fits } from './limits.ts';
import { isAlsoNamed, mentions, namesOf } from './names.ts';
import { borrowedBy, openBase } from './open-base.ts';
import {
  asActionOf,
  canPay,
  canPlayAt,
  hasPlaceFor,
  insteadOfActions,
  insteadOfMinionsNow,
  type Lent,
  lentActionsNow,
  lentMinionsNow,
  placesFor,
  placesWith,
  playableInstead,
  playableRevealed,
} from './plays.ts';
import {
  addOtherPower,
  addWithheld,
  breakpointOf,
  hasOtherPower,
  mayWithhold,
  type OtherPowerSink,
  type PowerSink,
  printedBreakpoint,
  printedPower,
} from './power.ts';
import { Powers } from './powers.ts';
import { protectionFrom } from './protection.ts';
import { type Rank, ranks } from './rank.ts';
import { forbiddenBy, specialsStopped } from './restrictions.ts';
import { resetOf } from './starting.ts';
import { paidScoring, playUnderWay } from './under-way.ts';
import { countsFor, isControlledBy, isHeldBy, isKeptBy, isOwnedBy } from './whose.ts';

/**
 * Pure derived facts about one state. Nothing here is stored: results are cached only until `touch` reports a change.
 * Cards are internal indices throughout. Long because it lists every query; the longer ones have files of their own.
 */
export class Query extends Layout {
  private index: ActiveIndex;
  /** Another query reads the same index. */
  private sharesIndex = false;
  /** Cards that have entered, left or become active since the index was up to date. */
  private behind: CardIx[] = [];
  private readonly powers: Powers;

  readonly uses: Uses;

  constructor(s: State, defs: readonly Def[], remembers = true, like: Query | null = null) {
    super(s, defs, remembers, like);
    this.uses = new Uses(s, like?.uses ?? null);
    this.powers = new Powers(this, like?.powers ?? null);
    if (!like) {
      this.index = new ActiveIndex(this, null);
      return;
    }
    this.index = like.index;
    this.sharesIndex = true;
    like.sharesIndex = true;
    if (like.behind.length > 0) this.behind = like.behind.slice();
  }
  /** For a copy of the state: shares what has been derived so far, and copies it only on change. */
  forCopy(s: State): Query {
    return new Query(s, this.defs, this.remembers, this.remembers ? this : null);
  }

  /** The same game in a hypothetical state. It never changes, so what is derived from it is cached as usual. */
  imagined(s: State, { unguarded = this.isUnguarded } = {}): Query {
    const query = new Query(s, this.defs, this.remembers);
    query.isUnguarded = unguarded;
    return query;
  }
  /** Here no protection keeps an action from cancelling the abilities of the card it is on. */
  isUnguarded = false;

  /** Control is derived: the player who played the card, unless a control ability says otherwise (TERM-5). */
  controller(ix: CardIx): Seat {
    const { zone, controller } = this.card(ix);
    return this.s.modifiers.length > 0 || this.catalogue.controls || zone === 'under'
      ? this.controllerNow(ix)
      : controller;
  }
  private controllerNow(ix: CardIx): Seat {
    const { zone, at, controller } = this.card(ix);
    // STO-1: control follows the host.
    if (zone === 'under') return this.controller(at);
    // STA-1: it is in front of that player.
    if (zone === 'stasis') return controller;
    const modifiers = this.s.modifiers;
    const lasting = this.catalogue.controls ? this.active().controls.get(ix) : undefined;
    for (let i = modifiers.length - 1; i >= 0; i--) {
      const mod = modifiers[i]!;
      // If several abilities gain control, the last counts.
      if (mod.kind === 'control' && mod.card === ix) return lasting && lasting.stamp > mod.n ? lasting.seat : mod.seat;
    }
    return lasting ? lasting.seat : controller;
  }

  /** The owner of its deck; for Madness its controller (MAD-2), even where control is derived. */
  override owner(ix: CardIx): Seat {
    return this.def(ix).deck === 'madness' ? this.controller(ix) : super.owner(ix);
  }
  /** Who controls the card once all temporary control has ended (IO-2). */
  keeper(ix: CardIx): Seat {
    const kept = this.s.modifiers.findLast(
      (mod) => mod.kind === 'control' && mod.card === ix && mod.until.t === 'ever',
    );
    return kept ? kept.seat : this.card(ix).controller;
  }
  /** Would control of the card change, now or at a deadline (TERM-5)? */
  changesHands(ix: CardIx, seat: Seat, until: Until = { t: 'ever' }): boolean {
    if (this.s.seats[seat]?.out) return false;
    return !isControlledBy(this, ix, seat) || (until.t === 'ever' && !isKeptBy(this, ix, seat));
  }

  /** The titan this player controls in play, or NOBODY (TIT-3). */
  titanOf(seat: Seat): CardIx {
    for (const ix of this.s.inPlay) if (this.isTitan(ix) && isControlledBy(this, ix, seat)) return ix;
    return NOBODY;
  }
  /** Are the abilities of the card cancelled (TERM-4)? */
  isCancelled(ix: CardIx): boolean {
    for (const mod of this.s.modifiers) {
      if (mod.kind === 'cancel' && mod.card === ix && mod.label === undefined) return true;
      if (mod.kind === 'silence' && mod.card !== ix && mod.card === this.base(ix)) return true;
    }
    return this.catalogue.cancels && this.active().cancelled.has(ix);
  }
  /** A minion's talents: its own, and those given by cards on it (ABL-9). */
  talents(ix: CardIx): Active<Usable>[] {
    return this.active().usable.filter((u) => u.me.self === ix && u.ability.label === 'talent');
  }
  /** The minions a player controls, anywhere or at one base. */
  minionsOf(seat: Seat, base?: CardIx): CardIx[] {
    const which = (ix: CardIx): boolean => isControlledBy(this, ix, seat);
    return base === undefined ? this.minions(which) : this.minionsAt(base).filter(which);
  }
  /** A player's Madness cards, anywhere except in the Madness deck (WIN-2). */
  madnessOf(seat: Seat): number {
    let n = 0;
    for (let ix = 0; ix < this.s.cards.length; ix++)
      if (this.isMadness(ix) && this.card(ix).zone !== 'box' && isOwnedBy(this, ix, seat)) n++;
    return n;
  }
  /** Every minion in play, including those in stasis, which are at no base (STA-1). */
  minionsInPlay(): CardIx[] {
    return this.s.inPlay.filter((ix) => this.isMinionInPlay(ix));
  }
  /** At a base or in stasis (TERM-7, STA-1). */
  isMinionInPlay(ix: CardIx): boolean {
    const { zone } = this.card(ix);
    return (zone === 'base' || zone === 'stasis') && this.isMinionCard(ix);
  }
  hasMinion(base: CardIx, seat: Seat): boolean {
    for (const ix of this.minionsAt(base)) if (isControlledBy(this, ix, seat)) return true;
    return false;
  }
  /** Minions for a play open to any minion: those in hand, and replacements (PLAY-7). */
  minionsToPlay(seat: Seat): CardIx[] {
    const list: CardIx[] = [];
    for (const ix of this.hand(seat)) if (this.isMinionCard(ix)) list.push(ix);
    if (this.catalogue.playedFrom)
      for (const ix of this.discard(seat)) if (playableInstead(this, seat, ix)) list.push(ix);
    return list;
  }
  /** How many actions the player has played this turn. */
  actionsPlayed(seat: Seat): number {
    return this.s.actionPlays.filter((play) => play.seat === seat).length;
  }
  /** Has the player played an action on this base itself this turn, before any that is being played now? */
  hasPlayedActionOn(seat: Seat, base: CardIx): boolean {
    return this.s.actionPlays.some((play) => play.seat === seat && play.at === base);
  }
  /** How many minions the player has moved this turn, each counted once. */
  minionsMoved(seat: Seat): number {
    return this.s.seats[seat]!.moved.length;
  }
  /**
   * Has a minion of that player moved to the base this turn, even if it has left since? Temporary control does not count
   * (IO-2). Noted only in games with a card that `notesMoves`.
   */
  hasMovedTo(seat: Seat, base: CardIx): boolean {
    return this.isUsed(movedToKey(this, seat, base));
  }
  /** How many coins the player has flipped this turn; one that was flipped again counts once (COIN-1). */
  flips(seat: Seat): number {
    return this.timesUsed(flipsKey(seat));
  }
  /** Has the player placed a +1 power counter on that card this turn? Transferring one is not placing it (TERM-1). */
  hasPlacedCounterOn(seat: Seat, ix: CardIx): boolean {
    return this.isUsed(placedKey(this, seat, ix));
  }
  /** Has an ability of this minion, still the same card (IO-1), destroyed a minion this turn? */
  hasDestroyedMinion(ix: CardIx): boolean {
    return this.isUsed(killedKey(this, ix));
  }
  /** How many cards the player has discarded from the hand this turn. */
  discards(seat: Seat): number {
    return this.timesUsed(discardsKey(seat));
  }
  /** How many extra cards the player has played this turn (EXT-1). */
  extrasPlayed(seat: Seat): number {
    return this.s.seats[seat]!.extras;
  }
  /** May this player play this card of the hand, a minion, whenever an action could be played? */
  isPlayableAsAction(seat: Seat, card: CardIx): boolean {
    return asActionOf(this, seat, card) !== NOBODY;
  }
  /** May the player play this card, which has just been revealed off the top of that player's deck? */
  isPlayableRevealed(seat: Seat, card: CardIx): boolean {
    return playableRevealed(this, seat, card);
  }
  /** What the player may do instead of playing an action, whenever one could be played. */
  insteadOfActions(seat: Seat): Active<Usable>[] {
    return insteadOfActions(this, seat);
  }
  /** What the player may use at once instead of playing an extra minion. */
  insteadOfMinions(seat: Seat, limit: Limit): Active<Usable>[] {
    return insteadOfMinionsNow(this, seat, limit);
  }
  /** Cards of the discard pile that another card lets be played at once, as extra ones, and where. */
  lentMinions(seat: Seat, limit: Limit): Lent[] {
    return lentMinionsNow(this, seat, limit);
  }
  lentActions(seat: Seat, limit: Limit): Lent[] {
    return lentActionsNow(this, seat, limit);
  }
  /** Is it a minion with that word in its name, or does a card in play make it count as such? */
  counts(ix: CardIx, word: string): boolean {
    if (this.isMinionCard(ix) && this.isNamed(ix, word)) return true;
    return this.countsMore() && this.countsToo(ix, word);
  }
  /** Can anything but a minion with the word in its own name count as such now? */
  countsMore(): boolean {
    return this.catalogue.names || (this.catalogue.countsAs && this.active().countsAs.length > 0);
  }
  private countsToo(ix: CardIx, word: string): boolean {
    for (const c of this.active().countsAs) if (c.ability.word === word && c.ability.who(this, c.me, ix)) return true;
    return this.catalogue.names && isAlsoNamed(this, ix, (name) => beginsWith(name, word));
  }
  /** Does the card have this name, its own or one it is treated as also having (TERM-10)? */
  hasName(ix: CardIx, name: string): boolean {
    return this.name(ix) === name || (this.catalogue.names && isAlsoNamed(this, ix, (other) => other === name));
  }
  /** Do the two cards share a name (TERM-10)? */
  sharesName(ix: CardIx, other: CardIx): boolean {
    if (this.name(ix) === this.name(other)) return true;
    return this.catalogue.names && namesOf(this, ix).some((name) => this.hasName(other, name));
  }
  /** Every card in play that has this name, whatever its type; face-down cards have none. */
  named(name: string, which?: (ix: CardIx) => boolean): CardIx[] {
    const list: CardIx[] = [];
    for (const ix of this.s.inPlay)
      if (!isFaceDown(this.card(ix).zone) && this.hasName(ix, name) && (!which || which(ix))) list.push(ix);
    return list;
  }
  /** Every such card in play that counts as one with that word in its name. */
  counting(word: string, which: (ix: CardIx) => boolean): CardIx[] {
    const list: CardIx[] = [];
    for (const ix of this.s.inPlay)
      if (!isFaceDown(this.card(ix).zone) && which(ix) && this.counts(ix, word)) list.push(ix);
    return list;
  }
  /** Do the card's current abilities mention this name? */
  mentions(ix: CardIx, name: string): boolean {
    return mentions(this, ix, name);
  }
  /** Seats in the game, clockwise from the current player (ME-6). */
  clockwise(from: Seat = this.s.current): Seat[] {
    const list: Seat[] = [];
    const n = this.s.seats.length;
    for (let i = 0; i < n; i++) {
      const seat = (from + i) % n;
      if (!this.s.seats[seat]!.out) list.push(seat);
    }
    return list;
  }
  otherPlayers(seat: Seat): Seat[] {
    return this.clockwise().filter((s) => s !== seat);
  }
  /** The base a card left with its latest move this turn, or NOBODY. */
  leftThisTurn(ix: CardIx): CardIx {
    return this.card(ix).moved === this.s.turn ? this.card(ix).left : NOBODY;
  }

  /** Power of a minion in play; the printed number elsewhere (CALC-1, TERM-9). Never below zero (CONF-1). */
  power(ix: CardIx): number {
    return this.powers.of(ix);
  }
  /** Minions whose printed power counts as unchanged while we check whether a change of it is blocked. */
  unchanged: Set<CardIx> | null = null;
  /** The number on the card, unless a card in play changes it (TERM-9). */
  printedPower(ix: CardIx): number {
    return printedPower(this, ix);
  }
  /**
   * The power a minion in play starts from (CALC-1); the printed number elsewhere (TERM-9). In a cycle (a minion's
   * starting power depends on another's that depends on it) the printed number: each effect applies once (CALC-5).
   */
  startingPower(ix: CardIx): number {
    const printed = this.printedPower(ix);
    if (!this.isMinion(ix) || this.starting.has(ix)) return printed;
    this.starting.add(ix);
    const reset = resetOf(this, ix);
    this.starting.delete(ix);
    return reset ? reset.n : printed;
  }
  private readonly starting = new Set<CardIx>();
  /** The parts of the power of a minion in play. */
  powerParts(ix: CardIx, sink: PowerSink): void {
    this.powers.workOut(ix, sink);
  }
  /**
   * The power a minion adds to the base or, without a controller, to the breakpoint; given a seat, to that player's
   * total.
   */
  addedPower(ix: CardIx, seat: Seat = NOBODY): number {
    return mayWithhold(this) ? this.powerLeft(ix, seat) : this.power(ix);
  }
  /** The same where some may be withheld. */
  private powerLeft(ix: CardIx, seat: Seat): number {
    let added = this.power(ix);
    addWithheld(this, ix, seat, (delta) => {
      added += delta;
    });
    return added;
  }
  /** Total power on a base, of everybody or of one seat: of minions, and from other sources (NPW-1, TIT-5). */
  total(base: CardIx, seat: Seat = NOBODY): number {
    let sum = 0;
    const withheld = mayWithhold(this);
    for (const ix of this.minionsAt(base)) {
      // MON-4: uncontrolled power adds to the breakpoint instead.
      if (countsFor(seat, this.controller(ix))) sum += withheld ? this.powerLeft(ix, seat) : this.power(ix);
    }
    return hasOtherPower(this, base) ? sum + this.otherTotal(base, seat) : sum;
  }
  private otherTotal(base: CardIx, seat: Seat): number {
    let sum = 0;
    addOtherPower(this, base, (delta, _kind, _source, whose) => {
      if (countsFor(seat, whose)) sum += delta;
    });
    return sum;
  }
  /** The parts of the total power on a base that come from no minion. */
  otherPower(base: CardIx, sink: OtherPowerSink): void {
    addOtherPower(this, base, sink);
  }
  breakpoint(base: CardIx): number {
    return breakpointOf(this, base);
  }
  /** The number on the base, unless an ability has changed it (TERM-9). */
  printedBreakpoint(base: CardIx): number {
    return printedBreakpoint(this, base);
  }
  /** Is it certain by now that this card does not go to the discard pile with the scored base (RES-7)? */
  isSaved(ix: CardIx): boolean {
    return this.s.modifiers.some((mod) => mod.kind === 'fate' && mod.card === ix);
  }
  /** The starting breakpoint set by an ability, or null (TERM-9). */
  startingBreakpoint(base: CardIx): number | null {
    return resetOf(this, base)?.n ?? null;
  }
  /** Has this base been chosen to score, with VP still to be awarded (SCORE-3)? */
  isAboutToScore(base: CardIx): boolean {
    return this.s.stack.some((frame) =>
      frame.f === 'board' ? !frame.awarded : frame.f === 'score' && frame.base === base && frame.step === 'award',
    );
  }
  /** This player's slot at a side of the Big Base board, or NOBODY. */
  slotOf(side: CardIx, seat: Seat): CardIx {
    return this.s.big?.slots.find((ix) => this.card(ix).at === side && isHeldBy(this, ix, seat)) ?? NOBODY;
  }
  /** The slots at a side of the Big Base board, taken or free. */
  slotsAt(side: CardIx): CardIx[] {
    return this.s.big!.slots.filter((ix) => this.card(ix).at === side);
  }
  /** Power over all bases, on the Big Base board over the four sides (BIG-4). */
  boardTotal(seat: Seat): number {
    return this.s.table.reduce((sum, base) => sum + this.total(base, seat), 0);
  }
  /** Can abilities add no card to this player's hand now? */
  isHandClosed(seat: Seat): boolean {
    if (!this.catalogue.closesHands) return false;
    for (const { ability, me } of this.active().closesHands) if (ability.who(this, me, seat)) return true;
    return false;
  }
  /** Can the base score, that is, does no card prevent it? */
  canScore(base: CardIx): boolean {
    for (const n of this.active().noScore) if (n.ability.at(this, n.me, base)) return false;
    return true;
  }
  /**
   * Does another base take the place of this one once it has scored (SCORE-10)? A side of the board stays a side
   * (BIG-3).
   */
  isReplaced(base: CardIx): boolean {
    return this.s.big !== null || !this.s.modifiers.some((mod) => mod.kind === 'closeGap' && mod.card === base);
  }
  ready(base: CardIx): boolean {
    return this.total(base) >= this.breakpoint(base) && this.canScore(base);
  }
  ranks(base: CardIx): Rank[] {
    return ranks(this, base);
  }

  /** The texts it has copied, in order: indices into State.names. */
  copied(ix: CardIx): number[] {
    const texts: number[] = [];
    for (const mod of this.s.modifiers) if (mod.kind === 'copy' && mod.card === ix) texts.push(mod.text!);
    return texts;
  }
  /** The top card of the base deck, if it lies face up (BIG-2); otherwise NOBODY. */
  openBase(): CardIx {
    return openBase(this);
  }
  /** The face-up card of the base deck whose abilities this base has in addition to its own, or NOBODY. */
  borrowed(base: CardIx): CardIx {
    return borrowedBy(this, base)?.card ?? NOBODY;
  }
  /** Its current abilities: printed, copied, borrowed by a base; none while cancelled (TERM-4) or ignored by all (TERM-13). */
  eachAbility(ix: CardIx, visit: (ability: Ability, def: number, n: number) => void): void {
    const own = this.card(ix).def;
    const abilities = this.defs[own]!.abilities;
    for (let n = 0; n < abilities.length; n++) if (!this.hasLost(ix, abilities[n]!, 0)) visit(abilities[n]!, own, n);
    for (const mod of this.s.modifiers) {
      if (mod.kind !== 'copy' || mod.card !== ix) continue;
      const def = mod.text!;
      const { type, abilities: copied } = this.defs[def]!;
      // From an action on the copied minion, only what it gives that minion is the minion's (ABL-9).
      const isGift = type === 'action' && this.isMinion(ix);
      for (let n = 0; n < copied.length; n++)
        if ((!isGift || copied[n]!.kind === 'gives') && !this.hasLost(ix, copied[n]!, mod.n)) visit(copied[n]!, def, n);
    }
    const lent = this.card(ix).zone === 'table' ? borrowedBy(this, ix) : null;
    if (!lent) return;
    const { def } = this.card(lent.card);
    const borrowed = this.defs[def]!.abilities;
    for (let n = 0; n < borrowed.length; n++)
      if (!this.hasLost(ix, borrowed[n]!, lent.since)) visit(borrowed[n]!, def, n);
  }
  /**
   * Is an ability that the card has had since then, from this action or on its own, cancelled (TERM-4)? An ability of a
   * base that every player ignores counts as cancelled (TERM-13). An "until …" cancels the abilities present at that
   * moment, an Ongoing all current ones (CALC-2).
   */
  hasLost(ix: CardIx, { label }: Ability, since: number, given: CardIx = NOBODY): boolean {
    for (const mod of this.s.modifiers) {
      if (mod.kind === 'silence' && mod.card !== ix && mod.card === this.base(ix)) return true;
      if (mod.kind !== 'cancel' || mod.card !== ix || mod.n < since) continue;
      if ((given === NOBODY || mod.from !== given) && (mod.label === undefined || mod.label === label)) return true;
    }
    return (this.catalogue.cancels && this.active().cancelled.has(ix)) || this.isIgnored(ix);
  }
  /** Active abilities in play, by kind. */
  active(): ActiveIndex {
    if (this.lag !== 0) this.renewIndex();
    return this.index;
  }
  private renewIndex(): void {
    const catchesUp = this.lag === BY_CARDS && this.remembers;
    // Set first: building the index queries control.
    this.lag = NONE;
    // Without a cache, somebody may still be reading the old lists.
    if (this.sharesIndex || !this.remembers) this.index = new ActiveIndex(this, catchesUp ? this.index : null);
    this.sharesIndex = false;
    if (catchesUp) this.index.catchUp(this.behind);
    else this.index.build();
    empty(this.behind);
    this.hangsOnAll = this.index.hangsOnAll;
    if (!this.remembers) this.lag = BY_ALL;
  }
  /** This card has moved: one without abilities changes no active ones. */
  touchCard(ix: CardIx): void {
    if (this.index.isPlain && (this.catalogue.of[this.card(ix).def]!.isBare || this.changesAlone(ix)))
      this.touchPlaces();
    else this.touchTable();
  }
  /** The card's on-play ability begins or ends: its continuous abilities start only when it ends (RES-1). */
  touchFresh(ix: CardIx): void {
    if (this.index.isPlain && (!this.catalogue.of[this.card(ix).def]!.waits || this.changesAlone(ix))) this.touch();
    else this.touchTable();
  }
  /** Can the index be updated by looking at this card alone? If so, the card is queued. */
  private changesAlone(ix: CardIx): boolean {
    if (this.lag === BY_ALL || !followsAlone(this, ix)) return false;
    if (!this.behind.includes(ix)) this.behind.push(ix);
    this.lag = BY_CARDS;
    return true;
  }
  triggers(on: Happening): readonly Active<Triggered>[] {
    return this.active().triggers(on);
  }

  /** The protection that prevents an op's effect on its subject, if any (used only by the gate: RES-13). */
  protection(op: Op, cause: Cause): CardIx {
    return protectionFrom(this, op, cause);
  }

  /** Is anything temporarily protected from one particular card? */
  hasShields(): boolean {
    return this.s.modifiers.length > 0 && this.hasModifier('shield');
  }
  /** Has an effect set a starting breakpoint, or somebody picked one of several starting powers or breakpoints (CALC-1)? */
  hasStarts(): boolean {
    return this.s.modifiers.length > 0 && this.hasModifier('starting');
  }
  private hasModifier(kind: Modifier['kind']): boolean {
    for (const mod of this.s.modifiers) if (mod.kind === kind) return true;
    return false;
  }

  /** Does every player ignore the ability of this base (TERM-13)? */
  isIgnored(base: CardIx): boolean {
    return this.catalogue.ignores && this.active().ignored.has(base);
  }
  /** TERM-13: must, or may, the player ignore this base's ability? */
  ignoring(base: CardIx, seat: Seat): '' | 'may' | 'must' {
    return ignoring(this, base, seat);
  }

  /** May this seat put this card there (conditions and restrictions)? */
  canPlay(seat: Seat, card: CardIx, at: CardIx): boolean {
    return canPlayAt(this, seat, card, at);
  }
  /** The same, with the card's own conditions cancelled. */
  canPlayCancelled(seat: Seat, card: CardIx, at: CardIx): boolean {
    return forbiddenBy(this, seat, card, at) === NOBODY && canPay(this, seat, card, at);
  }
  /** May this player play Specials? */
  canPlaySpecials(seat: Seat): boolean {
    return !specialsStopped(this, seat);
  }
  /** Where this seat could put this action if it had that text (an index into State.names). */
  placesWith(seat: Seat, card: CardIx, text: number): CardIx[] {
    return placesWith(this, seat, card, text);
  }
  /** Where this seat could put this card, among the places `allows` accepts; `isExtra`: not as the regular play. */
  places(
    seat: Seat,
    card: CardIx,
    as?: 'minion' | 'action',
    allows?: (at: CardIx) => boolean,
    isExtra = true,
  ): CardIx[] {
    return placesFor(this, seat, card, as, isExtra, allows);
  }
  /** Is there any such place? */
  hasPlace(seat: Seat, card: CardIx, as?: 'minion' | 'action', allows?: (at: CardIx) => boolean): boolean {
    return hasPlaceFor(this, seat, card, as, allows);
  }
  /** The extra plays this player may make now, granted or permitted (EXT-1, EXT-5). */
  extraPlays(seat: Seat): readonly ExtraPlay[] {
    return extraPlays(this, seat);
  }
  fits(limit: Limit, seat: Seat, card: CardIx, at: CardIx): boolean {
    return fits(this, limit, seat, card, at);
  }
  /** Has the turn given by the deadline begun ("during their next turn")? */
  isTurnOf(seat: Seat, until: Until): boolean {
    return until.t === 'turnOf' && this.s.current === seat && this.s.turn > until.after;
  }
  /** Is it this player's Play Cards phase? */
  isPlaying(seat: Seat): boolean {
    return this.s.phase === 'play' && this.s.current === seat;
  }

  /** The current duel: its two minions, if they are still the same cards, and where it began. */
  duel(): { challenger: CardIx; challenged: CardIx; base: CardIx } | null {
    const frame = this.s.stack.findLast((f) => f.f === 'duel');
    if (!frame) return null;
    const [challenger, challenged] = frame.sides.map(({ minion, stamp }) =>
      this.isMinion(minion) && this.card(minion).stamp === stamp ? minion : NOBODY,
    );
    return { challenger: challenger!, challenged: challenged!, base: frame.base };
  }
  /** The coin that has landed and whose result is not final yet (COIN-1). */
  coin(): { seat: Seat; heads: boolean } | null {
    const frame = this.s.stack.findLast((f) => f.f === 'coin');
    return frame ? { seat: frame.seat, heads: frame.heads } : null;
  }
  isInDuel(ix: CardIx): boolean {
    const duel = this.duel();
    return duel !== null && (duel.challenger === ix || duel.challenged === ix);
  }

  /** Is this card being played, and nobody has stopped it yet (RES-6)? */
  isBeingPlayed(ix: CardIx): boolean {
    return this.s.stack.some((frame) => frame.f === 'play' && frame.card === ix && frame.stamp !== STOPPED);
  }

  /** Has this base scored, and is it still to be replaced? */
  hasScored(base: CardIx): boolean {
    return paidScoring(this.s)?.base === base;
  }

  /** Where a standard action being played goes once it has resolved (PLAY-2); null: it is not being played. */
  resolvesTo(ix: CardIx): Spot | null {
    if (this.card(ix).zone !== 'limbo') return null;
    const play = playUnderWay(this.s, ix);
    return play ? play.goes : null;
  }

  /** Has a limit with this key been used? */
  isUsed(key: string): boolean {
    return this.timesUsed(key) > 0;
  }
  /** How often a limit with this key has been used. */
  timesUsed(key: string): number {
    return this.s.used[key] ?? 0;
  }
}
