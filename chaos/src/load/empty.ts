// A Colyseus server with empty rooms: the baseline of the machine and the library.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineServer, Room } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

class EmptyRoom extends Room {
  override onCreate(): void {
    this.onMessage('ping', () => true);
  }
}

const http = createServer();
const server = defineServer({
  transport: new WebSocketTransport({ server: http }),
  rooms: {},
  greet: false,
  gracefullyShutdown: false,
});
server.define('table', EmptyRoom);
await server.listen(0, '127.0.0.1');
console.log(`ready ${(http.address() as AddressInfo).port}`);
