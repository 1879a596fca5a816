/**
 * Fourteen planted leaks, each of which has to be detected. They exist only here, as wrappers around parts of the
 * server or the rules.
 */
import type { EventView, State, View, Viewer } from '@smash/engine';
import type { GameEngine, GameState } from '@smash/server/game/gameEngine.ts';
import type { Suspect } from './suspect.ts';

export interface Leak {
  what: string;
  /**
   * Where to look for it: in random games, in the duration of a window, in who is asked to choose, or before and after
   * an answer in a window.
   */
  where: 'games' | 'clock' | 'choices' | 'answers';
  spoil(suspect: Suspect): Suspect;
}

type Raw = EventView & { secret?: { seats: number[]; fields: Partial<EventView> } };

const nameOf = (s: State, ix: number | undefined): string =>
  ix === undefined ? 'nothing' : s.names[s.cards[ix]!.def]!;
const topOf = (s: State, seat: number): string => nameOf(s, s.seats[seat]!.deck.at(-1));

const withEngine =
  (spoil: (engine: GameEngine) => Partial<GameEngine>) =>
  (suspect: Suspect): Suspect => ({ ...suspect, engine: { ...suspect.engine, ...spoil(suspect.engine) } });

/** A view with something added. */
const withView = (add: (view: View, state: State, viewer: Viewer, engine: GameEngine) => object) =>
  withEngine((engine) => {
    const view = (state: GameState, viewer: Viewer): View => {
      const seen = engine.view(state, viewer);
      return { ...seen, ...add(seen, state as State, viewer, engine) };
    };
    return { view, views: (state, viewers) => viewers.map((viewer) => view(state, viewer)) };
  });

export const leaks: readonly Leak[] = [
  {
    what: 'the state beside the view',
    where: 'games',
    spoil: withView((_, s) => ({ state: { decks: s.seats.map(({ deck }) => deck.map((ix) => nameOf(s, ix))) } })),
  },
  {
    what: 'how many choices somebody else has',
    where: 'games',
    spoil: withView((view, s, viewer) => {
      const choices = s.asks.flatMap((ask) => (ask.seat === viewer ? [] : [ask.options.length]));
      return { waiting: view.waiting && { ...view.waiting, choices } };
    }),
  },
  {
    what: 'a line of the log as its player reads it',
    where: 'games',
    spoil: withEngine(() => ({
      viewEvents: (events) =>
        (events as Raw[]).map(({ secret, ...open }) => ({ ...open, ...secret?.fields }) as EventView),
    })),
  },
  {
    what: 'what bars an undo, and the view after a sync',
    where: 'games',
    spoil: (suspect) => ({
      ...withEngine((engine) => ({
        barrier: (before, command, after, events) => {
          const bar = engine.barrier(before, command, after, events);
          const drawn = (events as Raw[]).flatMap(({ secret }) => secret?.fields.cards ?? []).map(({ name }) => name);
          return bar && { ...bar, text: `${bar.text}: ${drawn.join()}` };
        },
      }))(suspect),
      sync: (feed, match, viewer, since, undo) => {
        const full = suspect.sync(feed, match, viewer, since, undo);
        return { ...full, view: { ...full.view, hand: match.shown(full.view.current ?? 'spectator').view.hand } };
      },
    }),
  },
  {
    what: 'ids that stay through a shuffle',
    where: 'games',
    spoil: (suspect) => ({
      ...suspect,
      advance: (state, command) => {
        const next = suspect.advance(state, command);
        if (!next) return null;
        const cards = next.state.cards.map((card, ix) => {
          const was = state.cards[ix];
          return was && was.zone === 'discard' && card.zone === 'deck' ? { ...card, id: was.id } : card;
        });
        return { ...next, state: { ...next.state, cards } };
      },
    }),
  },
  {
    what: 'the words of a question',
    where: 'games',
    spoil: withView((view, s) => ({
      prompt: view.prompt && { ...view.prompt, title: `${view.prompt.title}: ${topOf(s, view.prompt.seat)}` },
    })),
  },
  {
    what: 'the words of a refusal',
    where: 'games',
    spoil: withEngine((engine) => ({
      apply: (state, command) => {
        const applied = engine.apply(state, command);
        if (applied.ok) return applied;
        const { refusal } = applied;
        return { ...applied, refusal: { ...refusal, text: `${refusal.text} ${topOf(state as State, command.seat)}` } };
      },
    })),
  },
  {
    what: 'the stream of who watches',
    where: 'games',
    spoil: withView((_, s, viewer, engine) => (viewer === 'spectator' ? { hand: engine.view(s, s.current).hand } : {})),
  },
  {
    what: 'the face of what lies face down, for the page to hide',
    where: 'games',
    spoil: withView((view, s) => ({
      bases: view.bases.map((base) => ({
        ...base,
        buried: base.buried.map((one) => ({
          ...one,
          name: nameOf(
            s,
            s.cards.findIndex(({ id }) => id === one.id),
          ),
        })),
      })),
    })),
  },
  {
    what: 'the answer to "why this number?"',
    where: 'games',
    spoil: withEngine((engine) => ({
      explain: (state, ...rest) =>
        engine.explain(state, ...rest).map((line) => ({ ...line, label: `${line.label} ${topOf(state as State, 0)}` })),
    })),
  },
  {
    what: 'how soon a seat that cannot act is passed for',
    where: 'clock',
    spoil: (suspect) => ({ ...suspect, coverMs: [0, 0] }),
  },
  {
    what: 'that a player had nothing to choose from the hand',
    where: 'choices',
    spoil: (suspect) => ({
      ...suspect,
      advance: (state, command) => {
        const next = suspect.advance(state, command);
        const [ask] = next?.state.asks ?? [];
        if (!next || !ask?.decoy || ask.kind !== 'cards') return next;
        const on = suspect.advance(next.state, { type: 'answer', seat: ask.seat, prompt: ask.id, pick: [] });
        return on && { ...on, events: [...next.events, ...on.events] };
      },
    }),
  },
  {
    what: 'the seed, before the game is over',
    where: 'games',
    spoil: (suspect) => ({
      ...suspect,
      lobby: (room, match, ...rest) => ({ ...suspect.lobby(room, match, ...rest), seed: match?.setup.seed ?? '' }),
    }),
  },
  {
    what: 'the number of commands behind an undo',
    where: 'answers',
    spoil: (suspect) => ({ ...suspect, undo: (button, match) => button && { ...button, step: match.now.n } }),
  },
];
