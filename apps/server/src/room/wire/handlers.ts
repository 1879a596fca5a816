import type { RequestReplies, RequestType, Resolved } from '@smash/protocol';
import { type Peer, seatOf } from '../peer.ts';
import type { Table } from '../table.ts';

type Handlers = {
  [T in RequestType]: (
    table: Table,
    peer: Peer,
    payload: Resolved<T>,
  ) => RequestReplies[T] | Promise<RequestReplies[T]>;
};

/** null if the reply is just an acknowledgement. */
const done =
  <P>(work: (table: Table, peer: Peer, payload: P) => void | Promise<void>) =>
  async (table: Table, peer: Peer, payload: P): Promise<null> => {
    await work(table, peer, payload);
    return null;
  };

/** The handler of each request. Payloads are validated, and the sender sees every id in them. */
export const handlers: Handlers = {
  sync: (table, peer, payload) => table.sync(peer, payload),
  log: (table, peer, payload) => table.log(peer, payload),
  renew: (table, peer, payload) => table.seats.renew(peer, payload),
  moveSeat: (table, peer) => table.seats.moveSeat(peer),
  giveSeat: done((table, peer) => table.giving.ask(peer)),
  answerGiving: done((table, peer, payload) => table.giving.answer(peer, payload)),
  claim: (table, peer, payload) => table.claim(peer, payload),
  seat: (table, peer, payload) => table.seats.takeSeat(peer, payload),
  leave: done((table, peer) => table.seats.leave(peer)),
  ready: done((table, peer, payload) => table.seats.ready(peer, payload)),
  name: (table, peer, payload) => table.seats.rename(peer, payload),
  options: done((table, peer, payload) => table.seats.options(peer, payload)),
  playOn: done((table, peer, payload) => table.playOn(peer, payload)),
  bot: done((table, peer, payload) => table.seats.bot(peer, payload)),
  free: done((table, peer, payload) => table.seats.free(peer, payload)),
  start: done((table, peer, payload) => table.start(peer, payload)),
  commit: done((table, peer, payload) => table.mixing.commit(peer, payload)),
  reveal: done((table, peer, payload) => table.mixing.reveal(peer, payload)),
  answer: done((table, peer, payload) => table.answer(peer, payload)),
  undo: done((table, peer, payload) => table.undo(peer, payload)),
  askUndo: done((table, peer, payload) => table.askUndo(peer, payload)),
  answerUndo: done((table, peer, payload) => table.answerUndo(peer, payload)),
  passing: done((table, peer, payload) => table.stops.change(peer, payload)),
  between: done((table, peer, payload) => table.between(peer, payload)),
  whyNot: (table, peer, payload) => table.game.whyNot(seatOf(peer), payload),
  explain: (table, peer, payload) =>
    peer.late ? table.late.explain(payload) : table.game.explain(peer.viewer, payload),
  forecast: (table, peer, payload) => table.game.forecast(seatOf(peer), payload),
  hint: (table, peer) => table.hint(peer),
  concede: done((table, peer, payload) => table.concede(peer, payload)),
  agree: done((table, peer, payload) => table.agree(peer, payload)),
  rematch: done((table, peer, payload) => table.rematch(peer, payload)),
  noticeKey: (table) => ({ key: table.notices.key }),
  subscribe: done((table, peer, payload) => table.notices.subscribe(peer, payload)),
  unsubscribe: done((table, peer, payload) => table.notices.unsubscribe(peer, payload)),
  chat: done((table, peer, payload) => table.talk.chat(peer, payload)),
  hush: done((table, peer, payload) => table.talk.hush(peer, payload)),
  ping: done((table, peer, payload) => table.signals.ping(peer, payload)),
  react: done((table, peer, payload) => table.signals.react(peer, payload)),
  away: done((table, peer, payload) => table.presence.away(peer, payload)),
  standIn: done((table, peer, payload) => table.standIn(peer, payload)),
  withdraw: done((table, peer) => table.presence.asks.withdraw(peer)),
  answerSeat: done((table, peer, payload) => table.presence.asks.answer(peer, payload)),
  lock: done((table, peer, payload) => table.seats.lock(peer, payload)),
  putOut: done((table, peer, payload) => table.seats.putOut(peer, payload)),
  letIn: done((table, peer, payload) => table.seats.letIn(peer, payload)),
  passHost: done((table, peer, payload) => table.seats.passHost(peer, payload)),
  more: done((table, peer) => table.more(peer)),
  unstick: done((table, peer, payload) => table.unstick(peer, payload)),
  reopen: done((table, peer) => table.reopen(peer)),
};
