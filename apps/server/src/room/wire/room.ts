import { type Client, ClientState, CloseCode, type MessageContext, Room, ServerError } from '@colyseus/core';
import {
  DOOR,
  type Entry,
  entry,
  type FullMessage,
  type LateChange,
  type LateMessage,
  type LobbyView,
  type PatchMessage,
  packPatch,
  type RequestType,
  requests,
} from '@smash/protocol';
import { log } from '../../common/log.ts';
import { Refuse } from '../../common/refuse.ts';
import { logSecurity } from '../../common/securityLog.ts';
import { UNAVAILABLE } from '../../common/status.ts';
import type { Metrics } from '../../http/metrics.ts';
import type { Line } from '../../limits/line.ts';
import { Paces } from '../../limits/paces.ts';
import { Peer } from '../peer.ts';
import type { Table } from '../table.ts';
import { packedChange, packedFull, packedLate, packedReply } from './packed.ts';
import { type Limits, serve } from './serve.ts';
import { type LobbyState, mirror, newState } from './state.ts';

/** How long a dropped connection can be resumed; after that the browser joins anew. */
const RECONNECT_SECONDS = 30;
/** Pages request the state right after joining; a connection that does not is useless. */
const SILENT_MS = 10_000;
/** A returning page requests the state before it confirms that it joined. */
const MOST_EARLY = 3;
/** Reserved places expire if they are not taken up. */
const UNCLAIMED_SECONDS = 5;

export interface RoomServices {
  metrics: Metrics;
  /** The table for this room; a new one if the id is unknown. Client options are untrusted. */
  tableFor(id: unknown): Promise<Table>;
  /** Another process serves the table now. */
  release(table: Table): void;
}

interface Connection {
  table: Table;
  peer: Peer;
  limits: Limits;
  /** Messages that arrived before it confirmed joining. */
  early: number;
}

async function open(work: () => Promise<Table>): Promise<Table> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refuse ? new ServerError(UNAVAILABLE, error.message) : error;
  }
}

type TableClient = Client<{ userData: Connection; auth: Entry }>;

/** The browser's entry data; empty if malformed. */
const readEntry = (options: unknown): Entry => {
  const read = entry.safeParse(options);
  return read.success ? read.data : {};
};

/** The underlying connection. */
const lineOf = (client: TableClient): Line => client.ref as unknown as Line;

const answerTo =
  (type: RequestType, { metrics }: RoomServices) =>
  async (client: TableClient, payload: unknown, ctx: MessageContext): Promise<unknown> => {
    const connection = client.userData as Connection;
    const { table, peer, limits } = connection;
    // Until it confirms joining, everything sent to it is kept in memory, so it may request only a little.
    if (client.state !== ClientState.JOINED && ++connection.early > MOST_EARLY)
      return client.leave(CloseCode.WITH_ERROR);
    const served = await serve(table, peer, limits, metrics, type, payload);
    if (!served.ok) return ctx.reject(served.reason);
    return packedReply(type, served.value);
  };

/** The Colyseus room around a table: connections in, messages out. */
export function tableRoom(services: RoomServices) {
  // Shared by all rooms, of which there are many.
  const answers = (Object.keys(requests) as RequestType[]).map((type) => [type, answerTo(type, services)] as const);
  return class TableRoom extends Room<{ state: LobbyState; client: TableClient }> {
    override state = newState();
    override autoDispose = false;
    /**
     * No maximum of connections: strangers could fill it and keep the players out. Table limits spectators, and always
     * admits anybody with a token.
     */
    override seatReservationTimeout = UNCLAIMED_SECONDS;
    /**
     * ms. Changes are sent immediately, in order with the views, except for figures of a game: those follow on this
     * clock.
     */
    override patchRate = 1000;
    #table!: Table;
    readonly #paces = new Paces();
    /** The current public state. */
    #told: LobbyView | null = null;

    override async onCreate(options: { table?: unknown }): Promise<void> {
      this.#table = await open(() => services.tableFor(options.table));
      this.roomId = this.#table.code;
      this.#table.mirror = () => this.#mirror();
      this.#table.takenOver = () => {
        log('table taken over by another process', { room: this.roomId });
        services.release(this.#table);
        void this.disconnect(CloseCode.SERVER_SHUTDOWN);
      };
      this.#mirror();
      for (const [type, answer] of answers) this.onMessage(type, answer);
      // Without this, a message of unknown type would close the connection.
      this.onMessage('*', () => services.metrics.refuse('unknownType'));
    }

    /** Before anything about the table is sent. */
    override onAuth(client: TableClient, options: unknown): Entry {
      const shown = readEntry(options);
      this.#admit(client, shown);
      return shown;
    }

    override onJoin(client: TableClient): void {
      this.#enter(client);
    }

    override onReconnect(client: TableClient): void {
      this.#admit(client, client.auth ?? {});
      this.#enter(client);
    }

    override async onDrop(client: TableClient, code?: number): Promise<void> {
      this.#exit(client);
      // If it could resume as the same connection, its socket would stay open meanwhile.
      if (code === CloseCode.WITH_ERROR || lineOf(client).cut === 'flood') {
        logSecurity('connection ended', { room: this.roomId, seat: client.userData?.peer.seat ?? null });
        return;
      }
      // Spectators get no reserved place: strangers could take them all.
      if (client.userData?.peer.seat === null) return;
      // Rejects if nobody comes back.
      await this.allowReconnection(client, RECONNECT_SECONDS).catch(() => {});
    }

    override onLeave(client: TableClient): void {
      this.#exit(client, { left: true });
    }

    override onBeforePatch(): void {
      if (this.#table?.stale) this.#mirror();
    }

    override onUncaughtException(error: Error, method: string): void {
      // A refused visitor: already logged.
      if (error.cause instanceof ServerError) return;
      log('room failed', { room: this.roomId, method, error: error.cause ?? error });
    }

    #admit(client: TableClient, shown: Entry): void {
      try {
        this.#table.seats.admit(shown, lineOf(client).allowance?.address ?? '');
      } catch (error) {
        if (!(error instanceof Refuse)) throw error;
        services.metrics.refuse(error.reason.code);
        logSecurity('kept out', { room: this.roomId, code: error.reason.code });
        throw new ServerError(DOOR[error.reason.code as keyof typeof DOOR], error.reason.text);
      }
    }

    #enter(client: TableClient): void {
      const line = lineOf(client);
      line.isInRoom = true;
      const { allowance } = line;
      if (!allowance) throw new Error('This connection did not come through the transport.');
      const send: Peer['send'] = (type, message) => {
        try {
          if (type === 'patch') client.sendBytes(type, packPatch(message as PatchMessage));
          else if (type === 'view') client.send(type, packedFull(message as FullMessage));
          else if (type === 'late') client.send(type, packedLate(message as LateMessage));
          else client.send(type, type === 'lateChange' ? packedChange(message as LateChange) : message);
        } catch (error) {
          log('not sent', { room: this.roomId, type, error });
        }
      };
      const close = () => client.leave(CloseCode.CONSENTED);
      const { visitor, seat } = client.auth ?? {};
      const peer = new Peer(send, allowance.address, visitor, close, seat, client.sessionId);
      // The transport closes the connection itself; only this event gives the reason.
      client.ref.on('error', (error: { code?: string }) => {
        if (error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') services.metrics.refuse('size');
      });
      peer.drained = () => allowance.drained();
      const limits: Limits = {
        message: (type) => allowance.message(type),
        effect: (type, who) => (allowance.paced ? this.#paces.take(type, who) : undefined),
      };
      client.userData = { table: this.#table, peer, limits, early: 0 };
      this.#table.join(peer);
      setTimeout(() => {
        const isIdle = (!peer.synced && peer.fresh) || client.state !== ClientState.JOINED;
        if (isIdle && this.#table.peers.has(peer)) client.leave(CloseCode.WITH_ERROR);
      }, SILENT_MS).unref();
    }

    #exit(client: TableClient, how?: { left: boolean }): void {
      const peer = client.userData?.peer;
      if (peer && this.#table.peers.has(peer)) this.#table.part(peer, how);
    }

    #mirror(): void {
      this.#table.stale = false;
      const lobby = this.#table.lobby();
      const changed = mirror(this.state, lobby, this.#told);
      this.#told = lobby;
      if (changed) this.broadcastPatch();
    }
  };
}
