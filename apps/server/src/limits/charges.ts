import type { RequestType } from '@smash/protocol';

/**
 * How often one player, or the strangers at one address, may do something at a table. Requests sharing a pace count
 * together.
 */
export interface Pace {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

const pace = (name: string, points: number, seconds: number): Pace => ({ name, points, seconds });
const SEATS = pace('seats', 12, 20);
const RULES = pace('rules', 30, 30);
const HOST = pace('host', 12, 30);
const VOTES = pace('votes', 12, 30);
const END = pace('end', 5, 60);
const UNDO = pace('undo', 30, 30);
const OWN = pace('own', 60, 60);

/** All spectators of a table together: their older pages of the log. */
const WATCHERS_PAGES = pace('watchers pages', 240, 60);

interface Charge {
  /**
   * Measured CPU time, independent of the game's length, in units of a fifth of a millisecond: its charge to the budget
   * of its address.
   */
  readonly cost: number;
  /** Its reply is long: the number per minute is limited per connection and per address, in a separate account. */
  readonly long?: 'syncs' | 'pages';
  /** How often people without a seat may ask for it, all of them at the table together. */
  readonly watchers?: Pace;
  /**
   * For requests that are logged, stored, noticed by others or sent to them, and can be repeated endlessly. chat and
   * signals: paced in room/chat.ts and room/signals.ts. game: limited by the rules. none: nobody else notices.
   */
  readonly pace: Pace | 'chat' | 'signals' | 'game' | 'none';
}

/** What each request costs; the compiler demands an entry for a new type. */
export const charges: { readonly [T in RequestType]: Charge } = {
  sync: { cost: 12, long: 'syncs', pace: 'none' },
  log: { cost: 3, long: 'pages', watchers: WATCHERS_PAGES, pace: 'none' },
  renew: { cost: 4, pace: OWN },
  moveSeat: { cost: 6, pace: SEATS },
  giveSeat: { cost: 15, pace: VOTES },
  answerGiving: { cost: 15, pace: VOTES },
  claim: { cost: 4, pace: SEATS },
  seat: { cost: 3, pace: SEATS },
  leave: { cost: 3, pace: SEATS },
  ready: { cost: 3, pace: SEATS },
  name: { cost: 4, pace: SEATS },
  options: { cost: 4, pace: RULES },
  playOn: { cost: 300, pace: HOST },
  bot: { cost: 4, pace: HOST },
  free: { cost: 4, pace: HOST },
  start: { cost: 60, pace: HOST },
  commit: { cost: 2, pace: OWN },
  reveal: { cost: 2, pace: OWN },
  answer: { cost: 12, pace: 'game' },
  undo: { cost: 15, pace: UNDO },
  askUndo: { cost: 15, pace: VOTES },
  answerUndo: { cost: 15, pace: VOTES },
  passing: { cost: 2, pace: 'none' },
  between: { cost: 4, pace: OWN },
  whyNot: { cost: 2, pace: 'none' },
  explain: { cost: 2, pace: 'none' },
  forecast: { cost: 15, pace: 'none' },
  hint: { cost: 300, pace: 'none' },
  concede: { cost: 12, pace: 'game' },
  agree: { cost: 30, pace: END },
  rematch: { cost: 30, pace: VOTES },
  noticeKey: { cost: 1, pace: 'none' },
  subscribe: { cost: 4, pace: OWN },
  unsubscribe: { cost: 4, pace: OWN },
  chat: { cost: 2, pace: 'chat' },
  hush: { cost: 4, pace: HOST },
  ping: { cost: 1, pace: 'signals' },
  react: { cost: 1, pace: 'signals' },
  away: { cost: 3, pace: VOTES },
  standIn: { cost: 3, pace: SEATS },
  withdraw: { cost: 3, pace: SEATS },
  answerSeat: { cost: 3, pace: VOTES },
  lock: { cost: 18, pace: HOST },
  putOut: { cost: 4, pace: HOST },
  letIn: { cost: 4, pace: HOST },
  passHost: { cost: 4, pace: HOST },
  more: { cost: 2, pace: VOTES },
  reopen: { cost: 4, pace: HOST },
  unstick: { cost: 60, pace: HOST },
};
