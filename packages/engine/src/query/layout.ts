import { type Card, type CardIx, isFaceDown, NOBODY, type Seat, type State } from '../model/index.ts';
import type { Def } from '../script/definition.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { NO_CARD, NO_DEF } from './nobody.ts';
import { ACTIONS, BURIED, type Kind, kindOf, MINIONS, Places, STORED, TITANS } from './places.ts';
import { isHeldBy } from './whose.ts';

const NO_CARDS: readonly CardIx[] = [];
/** How far the index of active abilities is behind: not at all, by single cards, or by anything. */
export const NONE = 0;
export const BY_CARDS = 1;
export const BY_ALL = 2;

/**
 * Where each card is: plain facts of one state. Lists are cached until the table is touched.
 *
 * V8 inlines a function of up to 27 bytes of bytecode wherever it is called, and longer ones only as far as the caller's
 * budget goes. `card`, `def`, `isMinion`, `active` and `touch` are read everywhere, so they are kept that short.
 */
export class Layout {
  readonly s: State;
  /** Those of the state. */
  private cards: readonly Card[];
  readonly defs: readonly Def[];
  readonly catalogue: Catalogue;
  protected version = 1;
  /** Counts changes of place. */
  private placesVersion = 1;
  protected lag: typeof NONE | typeof BY_CARDS | typeof BY_ALL = BY_ALL;
  /** A card in play controls or cancels others under a condition that may depend on anything. */
  protected hangsOnAll = false;
  private hosted: Places;
  /** Another query reads the same lists. */
  private sharesLists = true;
  private listsAt = 0;
  /** By seat, once asked for. They never change. */
  private minionNames: ReadonlySet<string>[] | null = null;
  /** Bit mask of the seats whose hands have been looked at since it was set to 0. */
  handsRead = 0;

  /** False only to check that caching changes nothing: everything is then recomputed on demand. */
  readonly remembers: boolean;

  /** `like`: a query on a state with the same content, whose derived facts are taken over. */
  constructor(s: State, defs: readonly Def[], remembers: boolean, like: Layout | null) {
    this.remembers = remembers;
    this.s = s;
    this.cards = s.cards;
    this.defs = defs;
    if (!like) {
      this.catalogue = catalogueOf(defs);
      this.hosted = NO_PLACES;
      return;
    }
    this.catalogue = like.catalogue;
    this.version = like.version;
    this.placesVersion = like.placesVersion;
    this.lag = like.lag;
    this.hangsOnAll = like.hangsOnAll;
    this.listsAt = like.listsAt;
    this.waiting = like.waiting;
    this.waitingAt = like.waitingAt;
    this.minionNames = like.minionNames;
    this.hosted = like.hosted;
    like.sharesLists = true;
  }

  /** Continues with a copy of the state: all derived facts remain valid. */
  continueWith(copy: State): void {
    (this as { s: State }).s = copy;
    this.cards = copy.cards;
  }

  /** The state has changed: clears derived facts, except those derived from the layout. */
  touch(): void {
    this.version++;
    if (this.hangsOnAll) this.lag = BY_ALL;
  }
  /** The same after cards have moved without changing the active abilities. */
  touchPlaces(): void {
    this.placesVersion++;
    this.touch();
  }
  /** The layout, control or active abilities have changed. */
  touchTable(): void {
    this.version++;
    this.placesVersion++;
    this.lag = BY_ALL;
  }
  /** The top card of the base deck may have changed, and bases in play may have its abilities. */
  touchBaseDeck(): void {
    if (this.catalogue.turnsUp) this.touchTable();
  }
  /** Changes with every change of the state. */
  get now(): number {
    return this.version;
  }
  /** NOBODY is a card that is nowhere: "this minion" of an action that has left (IO-1). */
  card(ix: CardIx): Card {
    return ix < 0 ? NO_CARD : this.cards[ix]!;
  }
  def(ix: CardIx): Def {
    return ix < 0 ? NO_DEF : this.defOf(ix);
  }
  private defOf(ix: CardIx): Def {
    return this.defs[this.cards[ix]!.def]!;
  }
  /** A side of the Big Base board has its own name, and everything else from the base card. */
  name(ix: CardIx): string {
    return this.s.big === null ? this.def(ix).name : this.sideName(ix);
  }
  private sideName(ix: CardIx): string {
    const { big } = this.s;
    const side = big && this.isBase(ix) ? big.sides[this.s.table.indexOf(ix)] : undefined;
    return side ?? this.def(ix).name;
  }
  owner(ix: CardIx): Seat {
    return this.card(ix).owner;
  }
  /** In play (TERM-7). */
  inPlay(ix: CardIx): boolean {
    const zone = this.card(ix).zone;
    return (
      zone === 'base' ||
      zone === 'baseAction' ||
      zone === 'on' ||
      zone === 'table' ||
      zone === 'under' ||
      zone === 'buried' ||
      zone === 'stasis' ||
      zone === 'slot'
    );
  }
  /** On a card in stasis: it waits with that card (ATT-2). */
  isOnStasis(ix: CardIx): boolean {
    const { zone, at } = this.card(ix);
    return zone === 'on' && this.card(at).zone === 'stasis';
  }
  /** Face down at a base (BURY-1). */
  isBuried(ix: CardIx): boolean {
    return this.card(ix).zone === 'buried';
  }
  /** In play, but without abilities (BURY-2, STO-1, STA-1). */
  isDormant(ix: CardIx): boolean {
    const { zone } = this.card(ix);
    return isFaceDown(zone) || zone === 'stasis' || this.isOnStasis(ix);
  }
  /** A minion at a base. */
  isMinion(ix: CardIx): boolean {
    return this.isAtBase(ix) && this.isMinionCard(ix);
  }
  /** A minion or titan that is at a base itself. */
  private isAtBase(ix: CardIx): boolean {
    return this.card(ix).zone === 'base';
  }
  /** A monster at a base (MON-1). */
  isMonster(ix: CardIx): boolean {
    return this.isMinion(ix) && this.isMonsterCard(ix);
  }
  isMonsterCard(ix: CardIx): boolean {
    return this.def(ix).deck === 'monsters';
  }
  isMadness(ix: CardIx): boolean {
    return this.def(ix).deck === 'madness';
  }
  isTreasure(ix: CardIx): boolean {
    return this.def(ix).deck === 'treasures';
  }
  treasuresOn(host: CardIx): CardIx[] {
    return this.actionsOn(host).filter((ix) => this.isTreasure(ix));
  }
  monstersAt(base: CardIx): CardIx[] {
    return this.minionsAt(base).filter((ix) => this.isMonster(ix));
  }
  /** A titan at a base. */
  isTitan(ix: CardIx): boolean {
    return this.isAtBase(ix) && this.def(ix).type === 'titan';
  }
  /** Every titan of this name, in play or set aside. */
  titansNamed(name: string): CardIx[] {
    const aside = this.s.seats.flatMap((seat) => seat.aside);
    return [...this.s.inPlay.filter((ix) => this.isTitan(ix)), ...aside].filter((ix) => this.name(ix) === name);
  }
  isBase(ix: CardIx): boolean {
    return this.card(ix).zone === 'table';
  }
  /** Is the action one that stays on such a card (PLAY-3)? */
  isPlayedOn(ix: CardIx, host: 'base' | 'minion'): boolean {
    return this.playedText(ix).subtype === host;
  }
  /** The text that says where the card is put: for a card in play that has copied an action, the action's. */
  playedText(ix: CardIx): Def {
    const def = this.def(ix);
    if (def.subtype !== 'special') return def;
    const { zone } = this.card(ix);
    if (zone !== 'on' && zone !== 'baseAction') return def;
    const copy = this.s.modifiers.find(({ kind, card }) => kind === 'copy' && card === ix);
    return copy ? this.defs[copy.text!]! : def;
  }
  /** Could this card in play have an ability of that kind (`bitOf`), printed or copied? Always true without caching. */
  mayHave(ix: CardIx, kind: number): boolean {
    if (!this.remembers || (this.catalogue.of[this.s.cards[ix]!.def]!.can & kind) !== 0) return true;
    for (const mod of this.s.modifiers) if (mod.kind === 'copy' && mod.card === ix) return true;
    return false;
  }
  /** Is it still the same card, and not a new one with its index (IO-1)? */
  isSame(ix: CardIx, stamp: number): boolean {
    return this.card(ix).stamp === stamp;
  }
  /** The base a card in play is at; a base is at itself; NOBODY when out of play. */
  base(ix: CardIx): CardIx {
    const { zone, at } = this.card(ix);
    return zone === 'base' ? at : this.baseElsewhere(ix);
  }
  /** The same for what is neither a minion nor a titan. */
  private baseElsewhere(ix: CardIx): CardIx {
    const card = this.card(ix);
    switch (card.zone) {
      case 'table':
        return ix;
      case 'baseAction':
      case 'buried':
      case 'slot':
        return card.at;
      case 'on':
      case 'under':
        return card.at === NOBODY ? NOBODY : this.base(card.at);
      default:
        return NOBODY;
    }
  }
  /** The bases in play, in their places. */
  bases(): readonly CardIx[] {
    return this.s.table;
  }
  otherBases(base: CardIx): CardIx[] {
    return this.s.table.filter((b) => b !== base);
  }
  /** Minions at the base, in the order they came into play. */
  minionsAt(base: CardIx): readonly CardIx[] {
    return this.placed(MINIONS, base);
  }
  /** Titans at the base, in the order they came there. */
  titansAt(base: CardIx): readonly CardIx[] {
    return this.placed(TITANS, base);
  }
  /** Actions on the base, or on the minion. */
  actionsOn(host: CardIx): readonly CardIx[] {
    return this.placed(ACTIONS, host);
  }
  minions(filter?: (ix: CardIx) => boolean): CardIx[] {
    const list: CardIx[] = [];
    for (const ix of this.s.inPlay) if (this.isMinion(ix) && (!filter || filter(ix))) list.push(ix);
    return list;
  }
  /** Actions on bases and minions. */
  actions(): CardIx[] {
    return this.s.inPlay.filter((ix) => {
      const zone = this.card(ix).zone;
      return zone === 'baseAction' || (zone === 'on' && this.def(ix).type === 'action' && !this.isOnStasis(ix));
    });
  }
  /** Cards buried at the base (BURY-1). */
  buriedAt(base: CardIx): CardIx[] {
    return this.placed(BURIED, base).slice();
  }
  /** Cards stored under this one (STO-1). */
  stored(host: CardIx): CardIx[] {
    return this.placed(STORED, host).slice();
  }
  hasStored(host: CardIx): boolean {
    return this.placed(STORED, host).length > 0;
  }
  /** The cards of a hand, whose faces only its player knows. */
  hand(seat: Seat): readonly CardIx[] {
    this.handsRead |= 1 << seat;
    return this.s.seats[seat]!.hand;
  }
  /** The number of cards in a hand is public. */
  handSize(seat: Seat): number {
    return this.s.seats[seat]!.hand.length;
  }
  isInHand(ix: CardIx, seat: Seat): boolean {
    return this.card(ix).zone === 'hand' && isHeldBy(this, ix, seat);
  }
  discard(seat: Seat): readonly CardIx[] {
    return this.s.seats[seat]!.discard;
  }
  deck(seat: Seat): readonly CardIx[] {
    return this.s.seats[seat]!.deck;
  }
  /** Top card of a deck, or NOBODY. */
  topOf(seat: Seat): CardIx {
    const deck = this.deck(seat);
    return deck[deck.length - 1] ?? NOBODY;
  }
  /** The cards of a deck in an order that reveals nothing about their positions (INFO-2). */
  searchable(seat: Seat): CardIx[] {
    return this.sorted(this.deck(seat));
  }
  sorted(cards: readonly CardIx[]): CardIx[] {
    return cards.slice().sort((a, b) => (this.name(a) < this.name(b) ? -1 : this.name(a) > this.name(b) ? 1 : a - b));
  }
  /** Does the card's name begin with this word ("a Microbot")? */
  isNamed(ix: CardIx, word: string): boolean {
    return beginsWith(this.name(ix), word);
  }
  faction(ix: CardIx): string {
    return this.def(ix).faction;
  }
  /** The names of all cards of this game that a hand can hold: public, because the factions are. */
  namesInHands(): string[] {
    return this.defs
      .filter(({ type, deck }) => (type === 'minion' || type === 'action') && deck !== 'monsters')
      .map((def) => def.name)
      .sort();
  }
  /** The names of all minions a player owns: public, because the factions are. */
  minionNamesOf(seat: Seat): ReadonlySet<string> {
    if (!this.minionNames) {
      const sets = this.s.seats.map(() => new Set<string>());
      for (const { owner, def } of this.s.cards)
        if (this.defs[def]!.type === 'minion') sets[owner]?.add(this.defs[def]!.name);
      this.minionNames = sets;
    }
    return this.minionNames[seat]!;
  }
  /** Takes over the names of minions from `open`, for a copy of its state that hides the faces of cards. */
  knowsNamesOf(open: Layout): void {
    if (this.catalogue.names) open.minionNamesOf(0);
    this.minionNames = open.minionNames;
  }
  /** Every faction of the cards in this game. */
  factions(): string[] {
    this.allFactions ??= [
      ...new Set(this.defs.filter((d) => d.type !== 'base' && d.faction !== '').map((d) => d.faction)),
    ].sort();
    return this.allFactions.slice();
  }
  private allFactions: string[] | undefined;
  /** An action; a fusion is one, too, except while it is a minion at a base (FUS-1). */
  isActionCard(ix: CardIx): boolean {
    const { type, fusion } = this.def(ix);
    return type === 'action' || (fusion && this.card(ix).zone !== 'base');
  }
  isMinionCard(ix: CardIx): boolean {
    return this.def(ix).type === 'minion';
  }
  /** Buried or in stasis: such a card has abilities given by the rules (BURY-3, STA-2). */
  isWaiting(ix: CardIx): boolean {
    const { zone } = this.card(ix);
    return zone === 'buried' || zone === 'stasis';
  }
  anyWaiting(): boolean {
    if (!this.remembers || this.waitingAt !== this.placesVersion) this.findWaiting();
    return this.waiting;
  }
  private findWaiting(): void {
    this.waitingAt = this.placesVersion;
    this.waiting = false;
    for (const ix of this.s.inPlay) if (this.isWaiting(ix)) this.waiting = true;
  }
  private waiting = false;
  private waitingAt = 0;
  private placed(kind: Kind, host: CardIx): readonly CardIx[] {
    if (host === NOBODY) return NO_CARDS;
    if (!this.remembers) return this.findPlaced(kind, host);
    if (this.listsAt !== this.placesVersion) this.list();
    return this.hosted.at(kind, host);
  }
  private findPlaced(kind: Kind, host: CardIx): readonly CardIx[] {
    return this.s.inPlay.filter((ix) => this.card(ix).at === host && kindOf(this.card(ix), this.defs) === kind);
  }
  private list(): void {
    this.listsAt = this.placesVersion;
    if (this.sharesLists) this.hosted = new Places();
    this.sharesLists = false;
    this.hosted.fill(this.s, this.defs);
  }
  /** The card is about to leave its place: takes it out of the lists. False if those have to be made anew anyway. */
  leavePlace(ix: CardIx): boolean {
    if (this.sharesLists || this.listsAt !== this.placesVersion) return false;
    this.hosted.leave(this.cards[ix]!, ix, this.defs);
    return true;
  }
  /** It has come last into its new place, and nothing else has moved: adds it to the lists, which are up to date again. */
  enterPlace(ix: CardIx): void {
    this.hosted.enter(this.cards[ix]!, ix, this.defs);
    this.listsAt = this.placesVersion;
  }
}

/** Is this its first word, and not the only one? */
export const beginsWith = (name: string, word: string): boolean =>
  name.charAt(word.length) === ' ' && name.startsWith(word);

/** Never filled, because they count as shared. */
const NO_PLACES = new Places();
