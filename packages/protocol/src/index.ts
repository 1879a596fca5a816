export { type Between, betweens, betweensOf } from './betweens.ts';
export { type BotLevel, type BotStyle, botLevels, botStyles } from './bots.ts';
export { type ChatLine, type ChatMessage, chatLine, PHRASES } from './chat.ts';
export { CLOCKS, type ClockMessage, type ClockRule, DAY_MS, isByDays } from './clock.ts';
export { applyOps, diff, type Found, type Op } from './diff.ts';
export {
  applyFull,
  applyLog,
  applyPacked,
  applyPatch,
  beforeOf,
  type Followed,
  lastEvent,
  sinceOf,
} from './follow.ts';
export { forkOf, forksHold, momentOf, secretOf } from './fork.ts';
export {
  DOOR,
  type Entry,
  entry,
  GIVE_MS,
  type GiftMessage,
  type GivingAsk,
  type GivingMessage,
  type GuestsMessage,
  type Lock,
  MOVE_MS,
  type OutMessage,
  type SeatAsk,
  type SeatAsksMessage,
} from './hosting.ts';
export { hashOf, type Json, plain, sameJson } from './json.ts';
export {
  applyLate,
  changeLate,
  type LateChange,
  type LateMessage,
  type LateView,
  lateBy,
  type WatcherRule,
  watcherRules,
} from './late.ts';
export {
  accepts,
  eachField,
  fieldsOf,
  type IdKind,
  idKinds,
  type Mark,
  type ResolvedOf,
  type SchemaField,
  type Seen,
} from './marks.ts';
export {
  checkMix,
  holds,
  MIX_MS,
  type MixChecked,
  type MixMessage,
  type MixPart,
  type MixPlace,
  type MixRecord,
  type MixView,
  mixedSeed,
  mixRecord,
  playerCommitment,
  serverCommitment,
  type ToldMix,
  toldMix,
} from './mix.ts';
export { doubts, type MixAsk, type MixDoubt, Mixer, type MixMemory, type MixNotes } from './mixer.ts';
export {
  type Claim,
  claim,
  type NotedMoment,
  notedMoment,
  type ReportedMoment,
  reportedMoment,
  SENTENCE,
} from './moment.ts';
export { type Notice, type NoticeKind, notice, noticeKinds, type Subscription, subscription } from './notices.ts';
export { type OpenView, openLog, openView } from './open.ts';
export { defaultOptions, type FactionMode, factionModes, type TableOptions, tableOptions } from './options.ts';
export { PACKED } from './packed.ts';
export {
  changePassing,
  defaultPassing,
  type Interrupt,
  interrupts,
  isMasked,
  isPassed,
  type Passing,
  type PassingChange,
  type PassingView,
  type PassScope,
  passingNow,
  passingView,
  type Stops,
  standsAside,
  windowKinds,
} from './passing.ts';
export {
  command,
  type FinishedGame,
  finishedGame,
  type GameFork,
  gameRecord,
  gameSetup,
  type SavedGame,
} from './record.ts';
export {
  type AskMessage,
  type FullMessage,
  GONE,
  HASH_EVERY,
  type HintReply,
  type LobbyPhase,
  type LobbyView,
  type LogReply,
  lobbyView,
  logReply,
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
export {
  type AwayChoice,
  type RequestPayload,
  type RequestReplies,
  type RequestType,
  type Resolved,
  requests,
} from './requests.ts';
export { fits, sha256Hex } from './sha256.ts';
export { type Reaction, reactions, type SignalMessage } from './signal.ts';
export { type StopMode, stopModes } from './stops.ts';
export {
  LATER,
  PROOF_LENGTH,
  packTable,
  type Standing,
  standingOf,
  type TableEntry,
  type TableStanding,
  UNTOLD,
  unpackTable,
} from './tables.ts';
export { tablesRequest } from './tablesRequest.ts';
export {
  CHAT_LENGTH,
  cleanChat,
  cleanName,
  codeForm,
  looksLike,
  NAME_LENGTH,
  nameSoFar,
  normaliseCode,
} from './text.ts';
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
export { packPatch } from './wire/pack.ts';
export { unpackPatch } from './wire/unpack.ts';
