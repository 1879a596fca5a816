/** A person whose browser gets notices through a push service on this machine, because test browsers have none. */
import type { Browser, Page } from '@playwright/test';
import { type PushService, Subscriber } from '@smash/testkit/push';
import { type Person, person } from './room.ts';

export interface Subscribed extends Person {
  /** Notices received so far, decrypted. */
  notices(): { table: string; kind: string }[];
}

export async function subscribed(browser: Browser, service: PushService, name: string): Promise<Subscribed> {
  const { wish, open } = opened(service, name);
  const made = await person(browser, { permissions: ['notifications'] });
  await made.context.addInitScript(({ endpoint, p256dh, auth }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
    const subscription = {
      endpoint,
      options: { applicationServerKey: null as ArrayBuffer | null },
      getKey: (which: string) => bytes(which === 'auth' ? auth : p256dh),
      unsubscribe: async () => true,
    };
    // A headless browser reports "denied" even if permission was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
  }, wish);
  return { ...made, notices: open };
}

function opened(service: PushService, name: string) {
  const subscriber = new Subscriber(service.endpoint + name);
  const own = () => service.delivered.filter(({ path }) => path === name);
  return { wish: subscriber.wish, open: () => own().map(({ body }) => subscriber.open(body)) };
}

/** Resolves once the page has told the server where to send notices. Call before it joins. */
export function tellsServer(page: Page, service: PushService): Promise<void> {
  return new Promise((done) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString('latin1' as never).includes(service.endpoint)) done();
      }),
    );
  });
}

interface Shown {
  title: string;
  body: string;
  /** The address that a tap opens. */
  opens: string;
}

/**
 * What the service worker of this page shows for a pushed message, and where a tap leads. A headless browser shows no
 * notifications and opens no pages, so the requests are recorded.
 */
export async function pushed(page: Page, message: object): Promise<Shown> {
  const [worker] = page.context().serviceWorkers();
  const shown = worker!.evaluate(
    () =>
      new Promise<Shown>((done) => {
        const scope = globalThis as unknown as {
          registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
          clients: { openWindow(url: string): Promise<void> };
          ExtendableEvent: new (type: string) => Event;
        };
        scope.registration.showNotification = async (title, { body = '', data }) => {
          scope.clients.openWindow = async (opens) => done({ title, body, opens });
          const notification = { close() {}, data };
          dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
        };
      }),
  );
  const cdp = await page.context().newCDPSession(page);
  const registration = new Promise<string>((done) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found) done(found.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
  return shown;
}
