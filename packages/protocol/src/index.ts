export { type ChatLine, type ChatMessage, PHRASES } from './chat.ts';
export { CLOCKS, type ClockMessage, DRAFT_MS, MORE_MS, MOST_MORE } from './clock.ts';
export { applyOps, diff, type Op } from './diff.ts';
export { applyFull, applyPatch, type Followed, lastEvent, sinceOf } from './follow.ts';
export { hashOf, type Json, plain, sameJson } from './json.ts';
export { defaultOptions, type FactionMode, factionModes, type TableOptions, tableOptions } from './options.ts';
export {
  changePassing,
  defaultPassing,
  type Interrupt,
  interrupts,
  isPassed,
  type Passing,
  type PassingChange,
  type PassingView,
  type PassScope,
  passingNow,
  passingView,
  type StopMode,
  type Stops,
  standsAside,
  stopModes,
  windowKinds,
} from './passing.ts';
export { command, type FinishedGame, finishedGame, gameRecord, gameSetup } from './record.ts';
export {
  type AskMessage,
  type FullMessage,
  type LobbyPhase,
  type LobbyView,
  lobbyView,
  type Messages,
  type MovedMessage,
  messages,
  type NoticeMessage,
  type PatchMessage,
  PROTOCOL,
  type Refused,
  type RefusedCode,
  type RenewReply,
  refused,
  refusedCodes,
  renewReply,
  type SeatReply,
  type SyncReply,
  seatReply,
  syncReply,
  type YouMessage,
} from './replies.ts';
export { type AwayChoice, type RequestPayload, type RequestReplies, type RequestType, requests } from './requests.ts';
export { fits } from './sha256.ts';
export { CHAT_LENGTH, cleanChat, cleanName, NAME_LENGTH, normaliseCode } from './text.ts';
export {
  ASK_MS,
  barredBy,
  cannotUndo,
  follow,
  lastOwn,
  MOST_ASKS,
  type Step,
  stepLabel,
  stepsBefore,
  type UndoAsk,
  type UndoRule,
  type UndoView,
} from './undo.ts';
export { eventView, gameView } from './view.ts';
