import { type CardIx, type DuelFrame, type Frame, NOBODY, type Seat, type WindowFrame } from '../model/index.ts';
import { isYou } from '../query/whose.ts';
import { mentionsOfFrame } from './mentions.ts';

export interface Secrets {
  seat: Seat;
  /** Seats in the game, in the order in which they are asked. */
  clockwise: readonly Seat[];
  /** Is it anywhere in a deck or another hand, face down or in a duel? */
  isHidden(ix: CardIx): boolean;
  /** Is it in this seat's own deck? Its own abilities show it the cards they look at there. */
  isInOwnDeck(ix: CardIx): boolean;
  /** The stand-in for a face-down card; any other card unchanged. */
  placed(ix: CardIx): CardIx;
}

/**
 * The procedures in progress, without what only others know. Null if one of them refers to a card that this seat cannot
 * place, because an effect involving somebody else's secret is in progress.
 */
export function sealStack(stack: readonly Frame[], secrets: Secrets): Frame[] | null {
  const sealed: Frame[] = [];
  for (const frame of stack) {
    const open = withoutSecrets(frame, secrets);
    let isSecret = false;
    const isOwn = isAbilityOf(open, secrets.seat);
    const note = (ix: CardIx): void => {
      isSecret ||= secrets.isHidden(ix) && !(isOwn && secrets.isInOwnDeck(ix));
    };
    mentionsOfFrame(open, note, isOwn ? secrets.clockwise.length : 0);
    if (isSecret) return null;
    sealed.push(open);
  }
  return sealed;
}

/** Is it what this seat, or the rules, are doing? */
const isAbilityOf = (frame: Frame, seat: Seat): boolean =>
  (frame.f === 'script' || frame.f === 'resolve') && (isYou({ seat }, frame.seat) || frame.ref.def === NOBODY);

function withoutSecrets(frame: Frame, secrets: Secrets): Frame {
  if (frame.f === 'window') return windowTo(frame, secrets);
  return frame.f === 'duel' ? duelTo(frame, secrets) : frame;
}

/**
 * All seats are asked at once, and nobody knows who has answered: treat this one as the first to be asked (ME-2,
 * INFO-4). The others are asked again once it has answered. Abilities of cards that it cannot see are left out.
 */
function windowTo(frame: WindowFrame, { seat, clockwise, isHidden }: Secrets): WindowFrame {
  const at = clockwise.indexOf(frame.turn);
  const n = clockwise.length;
  const { passed, ...open } = frame;
  return {
    ...open,
    ...(passed?.includes(seat) && { passed: [seat] }),
    opened: 0,
    list: frame.list.filter(({ card }) => card === NOBODY || !isHidden(card)),
    turn: at < 0 ? frame.turn : clockwise[(((at - frame.passes) % n) + n) % n]!,
    passes: 0,
    answers: frame.answers.map(() => null),
    asked: [seat],
  };
}

const duelTo = (frame: DuelFrame, { placed }: Secrets): DuelFrame => ({
  ...frame,
  sides: frame.sides.map((side) => ({ ...side, card: placed(side.card) })),
});
