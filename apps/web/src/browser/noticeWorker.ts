/**
 * The service worker's part of notices: shows what the server pushes, and opens the table that was tapped. It has no
 * texts of its own: the page stores the sentences for it (`settings/push.ts`).
 */
import type { Notice, NoticeKind } from '@smash/protocol';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    matchAll(wanted: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<(Client & { focus(): Promise<unknown> })[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listen: (event: Extendable & { data: { json(): unknown } | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listen: (event: Extendable & { notification: Notification }) => void,
  ): void;
}
type Client = { url: string };

const worker = self as unknown as Worker;
const CODE = /^[A-Z]{3,6}-\d{2,6}$/;

/** null if the message is not one that this page understands */
function read(data: { json(): unknown } | null): Notice | null {
  try {
    const said = data?.json() as Partial<Notice> | null;
    return said && CODE.test(said.table ?? '') && typeof said.kind === 'string' ? (said as Notice) : null;
  } catch {
    return null;
  }
}

async function sentences(): Promise<Partial<Record<NoticeKind, string>>> {
  const kept = await (await caches.open('smash-notices')).match('/notices.json');
  return kept ? await kept.json() : {};
}

async function show(notice: Notice | null): Promise<void> {
  // Browsers require that every push shows a notification.
  const text = notice ? ((await sentences())[notice.kind] ?? '') : '';
  await worker.registration.showNotification(notice?.table ?? 'Smash Table', {
    body: text,
    icon: '/icon-192.png',
    tag: `smash ${notice?.table ?? ''}`,
    data: notice ? `/r/${notice.table}` : '/',
  });
}

async function open(path: unknown): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : '/', worker.location.origin);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === url.pathname);
  await (page ? page.focus() : worker.clients.openWindow(url.href));
}

worker.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
