/**
 * What both ends of the packed form know in advance: frequent strings, frequent words within strings, and the shapes of
 * objects. It only makes messages shorter: any other string or object can be packed as well. A change here needs a new
 * PROTOCOL.
 */

/** Member names and values, the most frequent first: 64 of them take one byte, the others two. */
export const ATOMS = `|prompt|bases|seats|lanes|minions|id|options|total|title|hand|kind|waiting|source|what|discard
plays|usable|left|reason|power|play|cards|use|action|minion|deck|skip|min|max|vp|optional|choose|end|phase|rank|on|react
Pass|Skip|window|resolving|decoy|counters|titans|turn|actions|titan|base|scoring|score|draw|trigger|reveal|destroy|move
attach|shuffle|return|look|option|order|current|next|controller|owner|name|ready|buried|monsters|stored|stasis|start
setup|draft|extraTurn|baseDeck|baseDiscard|piles|madness|treasures|bigBase|duel|sharing|over|viewer|vpToWin|shown|seat
limit|factions|picked|pool|mode|breakpoint|printed|printedBreakpoint|cancelled|copied|under|out|answered|n
of|place|saved|immune|pass|scored|stopped|loop|concede|agree|counter|bury|store|treasure|swap|clash|round|occupy|period
lost|control|copy|coin|begin|mulligan|leave|yesno|number|player|slot|commit|turnStart|beforeScore|afterScore|turnEnd
spectator|label|card|at|key|verb|from|hint|alternative|choosing cards|playing cards|Play cards|End turn|a card was drawn
another player was asked|box|Discard|Use an ability that was triggered|Score Bases|Me First!`.split(/[|\n]/);

/** Words from titles and labels. */
export const WORDS =
  `on Play the a to card Use of or your minion an in and Choose base Discard cards for from Act before
scores The Skip deck hand power Destroy it Place that was with extra action up as Return Move its turn another player at
minions Give Draw counter discard pile one all top after ability You may here not Put this don’t Who choose order actions
asked triggered End drawn first next which have here is more other – Pass Yes No:`.split(/\s+/);

/**
 * Members in packing order, the most often written first. A member that is not written is: `x` nothing (always
 * written), `x?` absent, `x=1` as in the last object of this shape, initially 1, `x+` one more than in the last one,
 * `x:y` equal to member y of this object, `x@y` the name last given for the id in member y, `x~` the words that follow
 * from verb and name.
 */
const SPECS = [
  'id name@id',
  'id name@id owner= controller:owner type= power? printed:power usable? counters? on? stasis? under? stored? cancelled? copied?',
  'card? name@card verb= at? label~ hint? from? id+ seat? key? alternative?',
  'type card? cause? seat= base? from? count? n+ turn= cards? now? amount? phase? text? other? to? toBase? host? ranks? winners? faction? rule? line?',
  'type regular=true left=1 limit="" source=""',
  'id kind title reason options source=null min=0 max=1 optional=true skip="Pass" seat= window? decoy? shown?',
  'seats what answered?',
  'step label barred="" ask=false',
  'kind opened base',
  'name power=',
  'seat+ power place vp now cards',
  'seat+ total rank vp=0 gains? minions titans',
  'id name@id breakpoint printedBreakpoint:breakpoint vp total lanes ready=false buried monsters actions scoring=false',
  'id seat= name?',
  'seat+ factions vp hand deck discard stasis titans plays out=false',
  'n of=',
];

/** How to predict a member that is not written. */
type Rule = 'told' | 'absent' | 'last' | 'more' | 'member' | 'name' | 'words';
export interface Member {
  key: string;
  rule: Rule;
  /** The other member that it follows from. */
  of: string;
  /** Its place in the shape, and among those of all shapes. */
  i: number;
  slot: number;
}

const RULES: Readonly<Record<string, Rule>> = {
  '': 'told',
  '?': 'absent',
  '=': 'last',
  '+': 'more',
  ':': 'member',
  '@': 'name',
  '~': 'words',
};

/** Stands in for the last value of each member before there is one. */
export const FIRST: unknown[] = [];

export const SHAPES: readonly (readonly Member[])[] = SPECS.map((spec) =>
  spec.split(' ').map((member, i) => {
    const [, key = '', sign = '', rest = ''] = /^(\w+)([?=+:@~]?)(.*)$/.exec(member) ?? [];
    const rule = RULES[sign] as Rule;
    FIRST.push(rule === 'more' ? -1 : rule === 'last' && rest ? JSON.parse(rest) : undefined);
    return { key, rule, of: rest, i, slot: FIRST.length - 1 };
  }),
);
