import { Client } from '@colyseus/sdk';

let made: Client | null = null;

/** The client for the server at this page's origin. */
export function client(): Client {
  made ??= new Client(location.origin.replace(/^http/, 'ws'));
  return made;
}
