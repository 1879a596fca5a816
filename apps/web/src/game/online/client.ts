import { Client } from '@colyseus/sdk';

let made: Client | null = null;

/** The server is where the page came from. */
export function client(): Client {
  made ??= new Client(location.origin.replace(/^http/, 'ws'));
  return made;
}
