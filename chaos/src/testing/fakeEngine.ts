/**
 * A game just rich enough to test the server: hidden hands, a turn, a window with covers, an end. In each turn the
 * current seat plays a card; playing a "loud" card opens a window for everybody else, in which only holders of a
 * "secret" can act and the others are covered. First to the target wins.
 */
import type { Command, GameSetup, OptionView, PromptView, Refusal, View, Viewer } from '@smash/engine';
import type { GameEngine, GameEvent, GameState } from '@smash/server/game/gameEngine.ts';

interface FakeCard {
  id: number;
  name: string;
}
interface FakeState {
  setup: GameSetup;
  hands: FakeCard[][];
  deck: FakeCard[];
  vp: number[];
  current: number;
  turn: number;
  /** Open window: seats still to answer; null = none. */
  window: number[] | null;
  prompts: number[];
  events: number;
  out: boolean[];
  agreed: boolean[];
  over: { winners: number[]; how: 'points' | 'agreed' | 'last' } | null;
}
type FakeEvent = {
  n: number;
  turn: number;
  type: 'play' | 'draw' | 'use' | 'over' | 'concede';
  seat: number;
  card?: FakeCard;
};

function random(seed: string): () => number {
  let x = [...seed].reduce((sum, c) => (Math.imul(sum, 31) + c.charCodeAt(0)) | 0, 7);
  return () => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return x / 0x7fffffff;
  };
}

function create(setup: GameSetup): { state: FakeState; events: FakeEvent[] } {
  const next = random(setup.seed);
  let id = 0;
  const kinds = ['Quiet', 'Quiet', 'Loud', 'Secret'];
  const deck = Array.from({ length: 60 }, () => {
    id++;
    return { id, name: `${kinds[Math.floor(next() * 4)]} ${Math.floor(next() * 1e6).toString(36)}` };
  });
  const hands = Array.from({ length: setup.players }, () => deck.splice(0, 5));
  // Everybody can start without opening a window.
  for (const hand of hands) hand[0]!.name = `Quiet ${Math.floor(next() * 1e6).toString(36)}`;
  const zeros = Array(setup.players).fill(0);
  const state: FakeState = {
    setup,
    hands,
    deck,
    vp: [...zeros],
    current: 0,
    turn: 1,
    window: null,
    prompts: zeros.map(() => 1),
    events: setup.players,
    out: zeros.map(() => false),
    agreed: zeros.map(() => false),
    over: null,
  };
  const events = hands.map((_, seat) => ({ n: seat + 1, turn: 0, type: 'draw' as const, seat }));
  return { state, events };
}

const secrets = (s: FakeState, seat: number) => s.hands[seat]!.filter((card) => card.name.startsWith('Secret'));

function prompt(s: FakeState, seat: number): PromptView | null {
  if (s.over || s.out[seat]) return null;
  const base = { id: s.prompts[seat]!, seat, source: null, reason: [], max: 1 };
  const options = (cards: FakeCard[]): OptionView[] =>
    cards.map((card) => ({ id: card.id, label: `Play ${card.name}`, card: card.id, name: card.name, verb: 'play' }));
  if (s.window) {
    if (!s.window.includes(seat)) return null;
    const usable = secrets(s, seat);
    const decoy = usable.length === 0 ? { decoy: true } : {};
    return {
      ...base,
      kind: 'react',
      title: 'Anyone?',
      options: options(usable),
      min: 0,
      optional: true,
      skip: 'Pass',
      ...decoy,
    };
  }
  if (s.current !== seat) return null;
  return {
    ...base,
    kind: 'play',
    title: 'Play a card',
    options: options(s.hands[seat]!),
    min: 1,
    optional: false,
    skip: '',
  };
}

function nextTurn(s: FakeState): void {
  s.window = null;
  do s.current = (s.current + 1) % s.setup.players;
  while (s.out[s.current]);
  s.turn++;
  s.prompts[s.current]!++;
}

function end(
  s: FakeState,
  how: 'points' | 'agreed' | 'last',
  emit: (event: Omit<FakeEvent, 'n' | 'turn'>) => void,
): void {
  const left = s.vp.map((vp, seat) => (s.out[seat] ? -1 : vp));
  s.over = { winners: left.flatMap((vp, seat) => (vp === Math.max(...left) ? [seat] : [])), how };
  s.window = null;
  emit({ type: 'over', seat: s.over.winners[0]! });
}

function apply(before: FakeState, command: Command) {
  const refuse = (code: string, text: string) => ({
    ok: false as const,
    refusal: { code, rule: 'TEST-1', text } satisfies Refusal,
  });
  if (before.over) return refuse('over', 'The game is over.');
  const s = structuredClone(before);
  const events: FakeEvent[] = [];
  const emit = (event: Omit<FakeEvent, 'n' | 'turn'>) => {
    s.events++;
    events.push({ n: s.events, turn: s.turn, ...event });
  };
  const { seat } = command;
  if (command.type === 'concede') {
    s.out[seat] = true;
    emit({ type: 'concede', seat });
    if (s.out.filter((out) => !out).length === 1) end(s, 'last', emit);
    else if (s.current === seat) nextTurn(s);
    else if (s.window) s.window = s.window.filter((one) => one !== seat);
    return { ok: true as const, state: s, events };
  }
  if (command.type === 'agree') {
    s.agreed[seat] = command.yes;
    if (s.agreed.every((yes, i) => yes || s.out[i])) end(s, 'agreed', emit);
    return { ok: true as const, state: s, events };
  }
  const open = prompt(s, seat);
  if (!open) return refuse('notAsked', 'You are not asked anything.');
  if (command.prompt !== open.id) return refuse('stalePrompt', 'That question is closed.');
  const picked = command.pick.map((id) => open.options.find((option) => option.id === id));
  if (picked.includes(undefined) || picked.length < open.min || picked.length > 1)
    return refuse('badPick', 'Not offered.');
  const card = s.hands[seat]!.find((one) => one.id === command.pick[0]);
  s.prompts[seat]!++;
  if (!card) {
    emit({ type: 'use', seat });
    s.window = s.window!.filter((one) => one !== seat);
    if (s.window.length === 0) nextTurn(s);
    return { ok: true as const, state: s, events };
  }
  s.hands[seat] = s.hands[seat]!.filter((one) => one !== card);
  s.vp[seat]!++;
  emit({ type: 'play', seat, card });
  const drawn = s.deck.shift();
  if (drawn) {
    s.hands[seat]!.push(drawn);
    emit({ type: 'draw', seat, card: drawn });
  }
  if (s.vp[seat]! >= (s.setup.options?.vpToWin ?? 15)) end(s, 'points', emit);
  else if (s.window) {
    s.window = s.window.filter((one) => one !== seat);
    if (s.window.length === 0) nextTurn(s);
  } else if (card.name.startsWith('Loud')) {
    s.window = s.hands.flatMap((_, i) => (i !== seat && !s.out[i] ? [i] : []));
    for (const one of s.window) s.prompts[one]!++;
  } else nextTurn(s);
  return { ok: true as const, state: s, events };
}

function view(s: FakeState, viewer: Viewer): View {
  const asked = s.hands.flatMap((_, seat) => (prompt(s, seat) && seat !== viewer ? [seat] : []));
  return {
    viewer,
    turn: s.turn,
    current: s.current,
    extraTurn: false,
    next: null,
    phase: 'play',
    vpToWin: s.setup.options?.vpToWin ?? 15,
    seats: s.hands.map((hand, seat) => ({
      seat,
      factions: s.setup.factions?.[seat] ?? [`Quiets ${seat}`, `Louds ${seat}`],
      vp: s.vp[seat]!,
      hand: hand.length,
      deck: s.deck.length,
      discard: [],
      stasis: [],
      titans: [],
      plays: [],
      out: s.out[seat]!,
    })),
    hand:
      viewer === 'spectator'
        ? []
        : s.hands[viewer]!.map((card) => ({ ...card, type: 'minion', owner: viewer, controller: viewer })),
    bases: [],
    baseDeck: 0,
    baseDiscard: [],
    piles: { madness: null, monsters: null, treasures: null },
    bigBase: null,
    duel: null,
    sharing: null,
    resolving: [],
    prompt: viewer === 'spectator' ? null : prompt(s, viewer),
    waiting: s.over ? null : { seats: s.window ? null : asked, what: 'a card' },
    draft: null,
    over: s.over ? { ...s.over, vp: [...s.vp] } : null,
  };
}

const viewEvents = (events: readonly FakeEvent[], viewer: Viewer) =>
  events.map((event) => {
    if (event.type !== 'draw' || event.seat === viewer) return event;
    const { card: _, ...open } = event;
    return open;
  });

export const fakeEngine: GameEngine = {
  version: 'fake',
  factions: ['Aaa', 'Bbb', 'Ccc', 'Ddd', 'Www', 'Xxx', 'Yyy', 'Zzz'].map((name) => ({
    name,
    set: name < 'D' ? 'One' : 'Two',
  })),
  create: (setup) => create(setup) as { state: GameState; events: GameEvent[] },
  apply: (state, command) => apply(state as FakeState, command) as ReturnType<GameEngine['apply']>,
  agrees: (state, seat) => (state as FakeState).agreed[seat] === true,
  forked: (state) => state,
  // Every play draws a card.
  barrier: () => ({ kind: 'reveal', text: 'a card was drawn' }),
  view: (state, viewer) => view(state as FakeState, viewer),
  views: (state, viewers) => viewers.map((viewer) => view(state as FakeState, viewer)),
  seal: () => null,
  viewEvents: (events, viewer) => viewEvents(events as FakeEvent[], viewer),
  explain: (state, _viewer, id) => {
    const name = (state as FakeState).hands.flat().find((card) => card.id === id)?.name ?? '?';
    return [{ label: name, delta: 1, source: null, kind: 'printed' }];
  },
  forecast: (_, seat, option) => ({ bases: [], vp: [{ seat, n: option }], more: false }),
  whyNot: () => ({ code: 'notYourTurn', rule: 'TEST-2', text: 'Not your turn.' }),
};

/** A state of this engine, to inspect or to build a position by hand. */
export const fakeState = (state: GameState): FakeState => state as FakeState;
