/** A person whose browser is subscribed to notices: with a push service on this machine, which no browser brings along. */
import { type Browser, expect, type Page } from '@playwright/test';
import { type PushService, Subscriber } from '@smash/testkit/push';
import { type Person, person } from './room.ts';

export interface Subscribed extends Person {
  /** What has come for this browser so far, decrypted. */
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

/** What the service worker of this page shows for a pushed message, and where a tap leads. */
export async function pushed(page: Page, message: object): Promise<{ title: string; body: string; opens: string }> {
  const cdp = await page.context().newCDPSession(page);
  const registration = new Promise<string>((done) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) done(found.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(async () => (await shown()).length).toBe(1);
  const [notification] = await shown();
  const [worker] = page.context().serviceWorkers();
  const opens = await worker!.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<void> };
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
    };
    const [one] = await scope.registration.getNotifications();
    // A browser opens windows only after a real tap.
    const asked = new Promise<string>((done) => {
      scope.clients.openWindow = async (url) => done(url);
    });
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: one! }));
    return asked;
  });
  expect(await shown()).toEqual([]);
  return { ...notification!, opens };
}
