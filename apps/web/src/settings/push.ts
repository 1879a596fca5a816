/** Notices while the page is closed: this browser's subscription, its wishes, and the texts for its service worker. */
import type { NoticeKind, Subscription } from '@smash/protocol';
import { msg, say } from '../i18n/say.ts';
import type { Settings } from './settings.ts';

export const KIND_KEYS = {
  turn: 'pushTurn',
  asked: 'pushAsked',
  over: 'pushOver',
  chat: 'pushChat',
} as const satisfies Record<NoticeKind, keyof Settings>;

export const KIND_WORDS = {
  turn: msg('It’s your turn'),
  asked: msg('You have a decision to make'),
  over: msg('The game is over'),
  chat: msg('There is a new chat message'),
};

const kinds = Object.keys(KIND_KEYS) as NoticeKind[];

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Which notices this browser wants, and its quiet hours. */
export function pushWishes(from: Settings): Pick<Subscription, 'kinds' | 'quiet'> {
  const [start, end] = from.quiet.split('-').map(Number);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    kinds: kinds.filter((kind) => from[KIND_KEYS[kind]]),
    quiet: from.quiet === 'off' ? null : { from: start!, to: end!, zone },
  };
}

const base64 = (bytes: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** This browser's subscription under the server's key; null = the device allows none. */
export async function pushTarget(key: string): Promise<Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'> | null> {
  if (key === '' || !canPush() || Notification.permission !== 'granted') return null;
  await leaveSentences();
  const { pushManager } = await navigator.serviceWorker.ready;
  let known = await pushManager.getSubscription();
  // The subscription is for a server that has since been set up anew.
  if (known && base64(known.options.applicationServerKey) !== key) {
    await known.unsubscribe();
    known = null;
  }
  const made = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return { endpoint: made.endpoint, p256dh: base64(made.getKey('p256dh')), auth: base64(made.getKey('auth')) };
}

/** The address of this browser's subscription, if it has one. */
export async function pushEndpoint(): Promise<string | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Stores the texts for the service worker, which has no other way to know the language. */
async function leaveSentences(): Promise<void> {
  const words = Object.fromEntries(kinds.map((kind) => [kind, say(KIND_WORDS[kind])]));
  await (await caches.open('smash-notices')).put('/notices.json', Response.json(words));
}
