/** The table's state, derived from the game and the viewer's input. Nothing else computes it. */
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { areFactsHere, type Fact, loadAllFacts, loadFacts, loadSetsOf, useFacts } from '../../cards/facts.ts';
import type { GameClient, GameState } from '../../game/client.ts';
import type { Seat, View } from '../../view/types.ts';
import { type Spot, spots } from '../../view/where.ts';
import { withSides } from '../model/big-base.ts';
import { opensList } from '../model/prompt.ts';
import { sayRequest } from '../model/undo.ts';
import { type NameOf, namer } from '../model/words.ts';
import type { Inspected, TableState } from './context.ts';
import { useAnnouncer } from './useAnnouncer.ts';
import { useClosed } from './useClosed.ts';
import { type Decision, promptKey, useDecision } from './useDecision.ts';
import { useDuel } from './useDuel.ts';
import { useHandOpen } from './useHandOpen.ts';
import { handPeeks, type Layout, useLayout } from './useLayout.ts';
import { usePointless } from './usePointless.ts';
import { useRefused } from './useRefused.ts';
import { type Scored, useScored } from './useScored.ts';
import { useSharing } from './useSharing.ts';
import { useSheets } from './useSheets.ts';
import { useSound } from './useSound.ts';
import { useStable } from './useStable.ts';
import { useUndo } from './useUndo.ts';

/** Hides a question that is passed automatically, so that it calls nobody to the table. */
function withoutPassed(state: GameState): GameState {
  const { view, passing } = state;
  if (!view.prompt || passing?.auto !== view.prompt.id) return state;
  return { ...state, view: { ...view, prompt: null } };
}

const NO_BASES: View['bases'] = [];

/** Fetches the printed facts of the table's factions, and of any other card that turns up. */
function useFactsOf(view: View): ReadonlyMap<string, Fact> {
  const printed = useFacts();
  const { bigBase } = view;
  // Only bases of a Big Base board show printed facts.
  const bases = bigBase ? view.bases : NO_BASES;
  const facts = useMemo(() => withSides(printed, { bigBase, bases }), [printed, bigBase, bases]);
  const wanted = view.seats.flatMap((s) => s.factions).join();
  useEffect(() => loadFacts(wanted ? wanted.split(',') : []), [wanted]);
  const { hand } = view;
  const isComplete = areFactsHere();
  // Check again inside the effect: it runs late, when more facts may have been requested or have arrived.
  useEffect(() => {
    const isMissing = ({ name }: { name: string }) => !facts.has(name);
    if (!isComplete || !areFactsHere() || !(view.bases.some(isMissing) || hand.some(isMissing))) return;
    if (!loadSetsOf(wanted.split(','))) loadAllFacts();
  }, [isComplete, facts, view.bases, hand, wanted]);
  return facts;
}

type FactionOf = TableState['factionOf'];

/** Returns the same function as long as the factions are the same. */
function useFactionOf(facts: ReadonlyMap<string, Fact>, { seats }: View): FactionOf {
  const first = JSON.stringify(seats.map(({ seat, factions }) => [seat, factions[0] ?? '']));
  return useMemo<FactionOf>(() => {
    const ofSeat = new Map(JSON.parse(first) as [Seat, string][]);
    return (card, owner) => facts.get(card)?.faction ?? (ofSeat.get(owner ?? -1) || 'unknown');
  }, [facts, first]);
}

interface Looking {
  you: Seat | null;
  name: NameOf;
  facts: ReadonlyMap<string, Fact>;
  layout: Layout;
  where: Map<number, Spot>;
  factionOf: FactionOf;
}

/** How the viewer sees the table. */
function useLooking({ view, names }: GameState): Looking {
  const { viewer } = view;
  const facts = useFactsOf(view);
  const layout = useLayout();
  const where = useMemo(() => spots(view), [view]);
  const name = useMemo(() => namer({ viewer }, names), [viewer, names]);
  const factionOf = useFactionOf(facts, view);
  return { you: typeof viewer === 'number' ? viewer : null, name, facts, layout, where, factionOf };
}

/** Opens the list of options automatically, but not before the player has read a base that has just scored. */
function useList({ prompt, hand }: View, { targets }: Decision, scored: Scored, layout: Layout) {
  const held = new Set(hand.map(({ id }) => id));
  const fromHand = handPeeks(layout) && prompt?.options.every(({ card }) => card !== undefined && held.has(card));
  const [list, setList] = useState<{ prompt: string | null; open: boolean } | null>(null);
  const { openList } = useStable({ openList: (open: boolean) => setList({ prompt: promptKey(prompt), open }) });
  const chosen = list?.prompt === promptKey(prompt) ? list.open : null;
  const listOpen =
    prompt !== null && (chosen ?? (scored.event === null && opensList(prompt, targets, fromHand === true)));
  return { openList, listOpen };
}

/** A card or a base by its number, for the inspector. */
function thingOf(id: number, { bases, bigBase }: View, where: Map<number, Spot>): Inspected | null {
  const slots = bigBase?.slots.flat() ?? [];
  const name = where.get(id)?.card?.name ?? [...bases, ...slots].find((one) => one.id === id)?.name;
  return name === undefined ? null : { id, name };
}

/** @param game translated into the page's language */
export function useTableState(game: GameClient): TableState {
  const state = useStore(game.store);
  const { view, events } = state;
  const looking = useLooking(state);
  const { where, name } = looking;
  const opened = useSheets();
  const decision = useDecision(game, state, where, (id) => {
    const found = thingOf(id, view, where);
    if (found) opened.inspect(found);
  });
  const pointless = usePointless(game, view.prompt);
  const refused = useRefused(game, view, looking.facts);
  const closed = useClosed(game, view);
  const scored = useScored(view, events, state.past);
  const list = useList(view, decision, scored, looking.layout);
  const urgent = sayRequest(state.undo?.request, name);
  const heard = withoutPassed(state);
  const voice = useAnnouncer(heard.view, events, name, urgent);
  useSound(heard, looking.facts);
  const hand = useHandOpen(view, decision, looking.layout);
  const duelling = useDuel(view, events, where, decision, scored.event !== null, looking.you !== null);
  const sharedOut = useSharing(view);
  const undoing = useUndo(game, state, decision, voice.announce);
  const { announce } = voice;
  return {
    ...state,
    ...looking,
    ...opened,
    ...list,
    game,
    decision,
    pointless,
    refused,
    closed,
    scored,
    voice,
    announce,
    hand,
    duelling,
    sharedOut,
    undoing,
  };
}
