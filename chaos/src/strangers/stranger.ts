import { request } from 'node:http';
import type { RequestType } from '@smash/protocol';
import { pack } from 'msgpackr';
import { WebSocket } from 'ws';

const JOIN_ROOM = 10;
const ROOM_REQUEST = 21;

interface Reply {
  status: number;
  body: { code?: number; error?: string; sessionId?: string; roomId?: string; processId?: string };
}

/** An HTTP request to the entrance, from that loopback address. */
export const knock = (port: number, from: string, method: 'create' | 'joinById', name: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const body = '{}';
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const path = `/matchmake/${method}/${name}`;
    const asked = request({ host: '127.0.0.1', port, localAddress: from, method: 'POST', path, headers }, (reply) => {
      let text = '';
      // The server may reset a connection while its answer is in flight.
      reply.on('error', reject);
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text || '{}') as Reply['body'] }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** An outsider's connection that speaks the protocol by hand and sends what no page would. */
export class Stranger {
  readonly #socket: WebSocket;
  #asked = 0;
  /** Bytes received. */
  heard = 0;

  private constructor(socket: WebSocket, confirms: boolean) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.heard += data.length;
      if (data[0] === JOIN_ROOM && confirms) socket.send(Uint8Array.of(JOIN_ROOM));
    });
    socket.on('error', () => {});
  }

  /** Joins the table with this code; resolves once joining is confirmed, if it confirms. Throws if it is refused. */
  static async join(port: number, from: string, code: string, confirms = true): Promise<Stranger> {
    const { status, body } = await knock(port, from, 'joinById', code);
    if (status !== 200) throw new Error(`${status} ${body.error}`);
    const url = `ws://127.0.0.1:${port}/${body.processId}/${body.roomId}?sessionId=${body.sessionId}`;
    const socket = new WebSocket(url, { localAddress: from });
    const stranger = new Stranger(socket, confirms);
    await new Promise<void>((joined, refused) => {
      socket.once('message', () => joined());
      socket.once('close', () => refused(new Error('The connection was closed.')));
    });
    return stranger;
  }

  get closed(): boolean {
    return this.#socket.readyState !== WebSocket.OPEN;
  }

  /** Sends it without waiting for an answer. */
  request(type: RequestType, payload: unknown): void {
    if (this.closed) return;
    this.#asked = (this.#asked + 1) % 100;
    this.#socket.send(Buffer.concat([Uint8Array.of(ROOM_REQUEST, this.#asked), pack(type), pack(payload)]));
  }

  /** Stops reading. */
  deaf(): void {
    this.#socket.pause();
  }

  end(): void {
    this.#socket.terminate();
  }
}
