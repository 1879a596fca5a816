import { dice, type Random } from '@smash/bots';
import { apply, type Command, type GameEvent, type Playout, type State, type Viewer } from '@smash/engine';
import { conserved } from '../invariants/conserved.ts';
import { explained } from '../invariants/explained.ts';
import { eventKnowsTooMuch, viewKnowsTooMuch } from '../invariants/knowledge.ts';
import { answerable, refusesNonsense, toldApart } from '../invariants/questions.ts';
import { blindTo } from '../invariants/redeal.ts';
import { seenTogether } from '../invariants/together.ts';
import { undoTellsNothing } from '../invariants/undo.ts';
import { follows, isCommand } from '../invariants/wire.ts';
import { Broken } from './broken.ts';

/**
 * All invariants of a game in progress. Cheap ones run after every decision, expensive ones after random decisions: over
 * many games each runs often.
 */
export class Checker {
  private readonly random: Random;
  /** Games with a JSON round trip at every decision, in which any write to a state fails at once. */
  private readonly thorough: boolean;
  /** How much rarer expensive checks are than in a short series. */
  private readonly spacing: number;
  constructor(random: Random, spacing = 1, thorough = false) {
    this.random = random;
    this.spacing = spacing;
    this.thorough = this.oneIn(20) || thorough;
  }

  created(state: State, events: readonly GameEvent[]): void {
    if (this.thorough) freeze(state);
    this.sound(state);
    this.secret(state, state, events);
  }

  decided(before: State, command: Command, after: State, events: readonly GameEvent[], inPlace: Playout | null): void {
    if (this.thorough) freeze(after);
    this.sound(after);
    this.secret(before, after, events);
    if (this.oneIn(12)) demand(isCommand(command) ?? follows(before, after, events, this.someone(after)));
    if (this.thorough || this.oneIn(16)) resumes(before, command, after);
    if (this.oneIn(4)) demand(undoTellsNothing(before, command, after, events, this.random));
    if (inPlace && this.oneIn(32) && JSON.stringify(inPlace.state) !== JSON.stringify(after))
      throw new Broken('played in place, the game takes a different course');
  }

  private oneIn(n: number): boolean {
    return dice(this.random, n * this.spacing) === 0;
  }

  private sound(state: State): void {
    demand(conserved(state) ?? answerable(state));
    if (this.oneIn(10)) demand(explained(state) ?? toldApart(state));
    if (this.oneIn(16)) demand(refusesNonsense(state, this.random));
  }

  private secret(before: State, after: State, events: readonly GameEvent[]): void {
    const viewer = this.someone(after);
    demand(eventKnowsTooMuch(before, after, events, viewer));
    if (this.oneIn(8)) demand(viewKnowsTooMuch(after, viewer) ?? seenTogether(after));
    if (this.oneIn(8)) demand(blindTo(after, viewer, this.random));
  }

  private someone(state: State): Viewer {
    const seat = dice(this.random, state.seats.length + 1);
    return seat === state.seats.length ? 'spectator' : seat;
  }
}

function demand(wrong: string | null): void {
  if (wrong !== null) throw new Broken(wrong);
}

/** Successive states share most of their objects. */
function freeze(value: object): void {
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) freeze(member);
}

/** A saved game continues as if it had never been saved. */
function resumes(before: State, command: Command, after: State): void {
  const result = apply(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(command)));
  if (!result.ok) throw new Broken('a restored game refuses the command');
  if (JSON.stringify(result.state) !== JSON.stringify(after))
    throw new Broken('a restored game takes a different course');
}
