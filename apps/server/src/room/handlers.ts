import type { RequestPayload, RequestReplies, RequestType } from '@smash/protocol';
import { type Peer, seatOf } from '../table/peer.ts';
import type { Table } from '../table/table.ts';

type Handlers = {
  [T in RequestType]: (
    table: Table,
    peer: Peer,
    payload: RequestPayload<T>,
  ) => RequestReplies[T] | Promise<RequestReplies[T]>;
};

/** null where the reply is only that it was done. */
const done =
  <P>(work: (table: Table, peer: Peer, payload: P) => void | Promise<void>) =>
  async (table: Table, peer: Peer, payload: P): Promise<null> => {
    await work(table, peer, payload);
    return null;
  };

/** Each request and what does it. The payload has been checked against its schema. */
export const handlers: Handlers = {
  sync: (table, peer, payload) => table.sync(peer, payload),
  renew: (table, peer, payload) => table.renew(peer, payload),
  seat: (table, peer, payload) => table.takeSeat(peer, payload),
  leave: done((table, peer) => table.leave(peer)),
  ready: done((table, peer, payload) => table.ready(peer, payload)),
  name: (table, peer, payload) => table.rename(peer, payload),
  options: done((table, peer, payload) => table.options(peer, payload)),
  free: done((table, peer, payload) => table.free(peer, payload)),
  start: done((table, peer, payload) => table.start(peer, payload)),
  answer: done((table, peer, payload) => table.answer(peer, payload)),
  undo: done((table, peer, payload) => table.undo(peer, payload)),
  askUndo: done((table, peer, payload) => table.askUndo(peer, payload)),
  answerUndo: done((table, peer, payload) => table.answerUndo(peer, payload)),
  passing: done((table, peer, payload) => table.stops.change(peer, payload)),
  whyNot: (table, peer, payload) => table.game.whyNot(seatOf(peer), payload),
  explain: (table, peer, payload) => table.game.explain(peer.viewer, payload),
  forecast: (table, peer, payload) => table.game.forecast(seatOf(peer), payload),
  concede: done((table, peer, payload) => table.concede(peer, payload)),
  agree: done((table, peer, payload) => table.agree(peer, payload)),
  rematch: done((table, peer, payload) => table.rematch(peer, payload)),
  chat: done((table, peer, payload) => table.chat(peer, payload)),
  hush: done((table, peer, payload) => table.hush(peer, payload)),
  away: done((table, peer, payload) => table.away(peer, payload)),
  standIn: (table, peer, payload) => table.standIn(peer, payload),
  more: done((table, peer) => table.more(peer)),
  reopen: done((table, peer) => table.reopen(peer)),
};
