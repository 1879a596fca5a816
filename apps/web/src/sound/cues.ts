/** Which sounds accompany events: decided here, played by play.ts. */
import type { EventView, PromptView, Refusal } from '../view/types.ts';

export type Cue =
  | 'decision'
  | 'reaction'
  | 'minion'
  | 'action'
  | 'leave'
  | 'back'
  | 'up'
  | 'down'
  | 'breakpoint'
  | 'score'
  | 'points'
  | 'theirs'
  | 'refused';

/** The kind of a sound: each kind has its own volume. */
export function kindOf(cue: Cue): 'turn' | 'events' | 'ui' {
  if (cue === 'refused') return 'ui';
  return cue === 'decision' || cue === 'reaction' ? 'turn' : 'events';
}

/** The sound of an event for that viewer (null: a spectator). `isMinion` tells whether a name is a minion's. */
export function cueOf(event: EventView, you: number | null, isMinion: (name: string) => boolean): Cue | null {
  switch (event.type) {
    case 'play':
    case 'attach':
      return event.card && isMinion(event.card.name) ? 'minion' : 'action';
    case 'destroy':
    case 'discard':
      return 'leave';
    case 'return':
      return 'back';
    case 'counter':
      return (event.amount ?? 0) < 0 ? 'down' : 'up';
    case 'scoring':
      return 'breakpoint';
    case 'scored':
      return 'score';
    case 'vp':
      return event.seat === you ? 'points' : 'theirs';
    default:
      return null;
  }
}

/** The maximum number of sounds per step: a board swept clean is one noise, not twenty. */
const MOST = 3;

export interface Heard {
  events: readonly EventView[];
  /** A question that has just appeared. */
  prompt: PromptView | null;
  refusal: Refusal | null;
}

/** The sounds of one step, in order: first events, then being asked or refused. */
export function cuesOf(
  { events, prompt, refusal }: Heard,
  you: number | null,
  isMinion: (name: string) => boolean,
): Cue[] {
  const cues: Cue[] = [];
  for (const event of events) {
    const cue = cueOf(event, you, isMinion);
    if (cue && !cues.includes(cue)) cues.push(cue);
  }
  // A decoy for somebody else's question (INFO-4) must sound like a real question, and its absence like a real absence.
  const asked: Cue[] = refusal ? ['refused'] : prompt ? [prompt.kind === 'react' ? 'reaction' : 'decision'] : [];
  return [...cues.slice(0, MOST), ...asked];
}
