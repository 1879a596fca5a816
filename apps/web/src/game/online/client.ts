import { Client } from '@colyseus/sdk';

let made: Client | null = null;

/** The server is the page's origin. */
export function client(): Client {
  made ??= new Client(location.origin.replace(/^http/, 'ws'));
  return made;
}
