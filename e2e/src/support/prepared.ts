/** Opens a room whose game starts in the middle, with everything in place that a test needs. */
import { type Browser, expect, type Page } from '@playwright/test';
import { library } from '@smash/cards';
import type { EventType, State } from '@smash/engine';
import { buildPosition } from '@smash/testkit';
import { codeOf, join, openRoom, type Person, person, start } from './room.ts';
import { startServer, type TestServer } from './server.ts';
import { viewOf } from './table.ts';

export type Position = Parameters<typeof buildPosition>[0];

/** The position as the server would deal it, with only the cards of the game. */
export const prepare = (position: Position, seed: string): State => ({
  ...buildPosition(position, seed),
  library: library.id,
});

export interface Prepared {
  server: TestServer;
  code: string;
  /** One page per seat. */
  players: Page[];
  watcher: Page;
  people: Person[];
  end(): Promise<void>;
}

const NAMES = ['Mina', 'Oskar', 'Quill'];

/** One server for all tests of a worker: starting it takes longer than many a test. */
let shared: Promise<TestServer> | undefined;
function sharedServer(begins: State): Promise<TestServer> {
  shared ??= startServer({ begins }).then((server) => {
    process.once('exit', server.abandon);
    return server;
  });
  return shared;
}

interface Options {
  phone?: boolean;
  /** Nobody at the table has played before. */
  isNew?: boolean;
  leaky?: EventType[];
  before?(person: Person): void;
}

/** Seats all players, lets one more person watch, and starts the game. */
export async function openPrepared(
  browser: Browser,
  position: Position,
  { phone = false, isNew = false, leaky = [], before }: Options = {},
): Promise<Prepared> {
  const seats = Object.keys(position.seats).length;
  const begins = prepare(position, 'prepared');
  const server = leaky.length > 0 ? await startServer({ begins, leaky }) : await sharedServer(begins);
  server.prepare(begins);
  const people: Person[] = [];
  for (let i = 0; i <= seats; i++) people.push(await person(browser, { phone, isNew }));
  for (const one of people) before?.(one);
  const pages = people.map((one) => one.page);
  const [host, ...others] = pages as [Page, ...Page[]];
  const watcher = others.pop() as Page;
  const link = await openRoom(host, server.url);
  for (const [i, guest] of others.entries()) await join(guest, link, NAMES[i] ?? '');
  await watcher.goto(link.replace('/r/', '/w/'));
  await start(host, others);
  for (const page of pages) await expect.poll(async () => (await viewOf(page))?.phase ?? 'none').not.toBe('none');
  return {
    server,
    code: codeOf(link),
    players: [host, ...others],
    watcher,
    people,
    async end() {
      for (const one of people) await one.context.close();
      if (leaky.length > 0) await server.remove();
    },
  };
}
