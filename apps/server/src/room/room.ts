import { type Client, CloseCode, Room, ServerError } from '@colyseus/core';
import { type RequestType, requests } from '@smash/protocol';
import { Bucket } from '../bucket.ts';
import { UNAVAILABLE } from '../entrance.ts';
import { noteSecurity } from '../guard.ts';
import { log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Refuse } from '../refuse.ts';
import { Peer } from '../table/peer.ts';
import type { Table } from '../table/table.ts';
import { serve } from './serve.ts';
import { type LobbyState, mirror, newState } from './state.ts';

/** How long a dropped connection may be taken up again as the same; after that the browser joins anew. */
const RECONNECT_SECONDS = 30;
/** Whoever has joined asks for the state at once; a connection that does not is of no use to anybody. */
const SILENT_MS = 10_000;
/** Places that are given out and not taken up expire. */
const UNCLAIMED_SECONDS = 5;

export interface RoomServices {
  /** See Config. */
  messageRate: number;
  metrics: Metrics;
  /** The table made for this room; a new one when the id is not known. Options of a client are not to be trusted. */
  tableFor(id: unknown): Promise<Table>;
  /** Another process serves the table now. */
  release(table: Table): void;
}

interface Connection {
  peer: Peer;
  bucket: Bucket;
}

async function open(work: () => Promise<Table>): Promise<Table> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refuse ? new ServerError(UNAVAILABLE, error.message) : error;
  }
}

type TableClient = Client<{ userData: Connection }>;

/** The Colyseus room around a table: connections in, messages out. */
export function tableRoom(services: RoomServices) {
  return class TableRoom extends Room<{ state: LobbyState; client: TableClient }> {
    override state = newState();
    override autoDispose = false;
    /**
     * No most of connections: strangers could fill it and keep the players out. Table limits those who watch, and who
     * comes with a token always gets in.
     */
    override seatReservationTimeout = UNCLAIMED_SECONDS;
    override maxMessagesPerSecond = services.messageRate * 8;
    /** Changes are sent at once and in order with the views; this is only the clock. */
    override patchRate = 1000;
    #table!: Table;

    override async onCreate(options: { table?: unknown }): Promise<void> {
      this.#table = await open(() => services.tableFor(options.table));
      this.roomId = this.#table.code;
      this.#table.changed = () => this.#mirror();
      this.#table.takenOver = () => {
        log('table taken over by another process', { room: this.roomId });
        services.release(this.#table);
        void this.disconnect(CloseCode.SERVER_SHUTDOWN);
      };
      this.#mirror();
      for (const type of Object.keys(requests) as RequestType[]) {
        this.onMessage(type, async (client: TableClient, payload: unknown, ctx) => {
          const { peer, bucket } = client.userData as Connection;
          const served = await serve(this.#table, peer, bucket, services.metrics, type, payload);
          return served.ok ? served.value : ctx.reject(served.reason);
        });
      }
      // Without this a message of an unknown type would close the connection.
      this.onMessage('*', () => services.metrics.refuse('unknownType'));
    }

    override onJoin(client: TableClient): void {
      this.#enter(client);
    }

    override onReconnect(client: TableClient): void {
      this.#enter(client);
    }

    override async onDrop(client: TableClient, code?: number): Promise<void> {
      this.#exit(client);
      if (code === CloseCode.WITH_ERROR) {
        // A flooder: if it might come back as the same connection, its socket would stay open meanwhile.
        services.metrics.refuse('flood');
        noteSecurity('flood', { room: this.roomId, seat: client.userData?.peer.seat ?? null });
        return;
      }
      // Nothing is kept for who only watched: a place held for each would be a place for strangers to take.
      if (client.userData?.peer.seat === null) return;
      // It rejects when nobody comes back.
      await this.allowReconnection(client, RECONNECT_SECONDS).catch(() => {});
    }

    override onLeave(client: TableClient): void {
      this.#exit(client);
    }

    override onUncaughtException(error: Error, method: string): void {
      log('room failed', { room: this.roomId, method, error: error.cause ?? error });
    }

    #enter(client: TableClient): void {
      const peer = new Peer((type, message) => {
        try {
          client.send(type, message);
        } catch (error) {
          log('not sent', { room: this.roomId, type, error });
        }
      });
      // The transport closes the connection by itself; only this event tells why.
      client.ref.on('error', (error: { code?: string }) => {
        if (error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') services.metrics.refuse('size');
      });
      client.userData = { peer, bucket: new Bucket(services.messageRate * 3, services.messageRate, Date.now()) };
      this.#table.join(peer);
      setTimeout(() => {
        if (!peer.synced && this.#table.peers.has(peer) && peer.fresh) client.leave(CloseCode.WITH_ERROR);
      }, SILENT_MS).unref();
    }

    #exit(client: TableClient): void {
      const peer = client.userData?.peer;
      if (peer && this.#table.peers.has(peer)) this.#table.part(peer);
    }

    #mirror(): void {
      mirror(this.state, this.#table.lobby());
      this.broadcastPatch();
    }
  };
}
