/** Device notifications: only for those who have enabled them here and allowed them there. */
import { settings } from './settings.ts';

/** Asks the device for permission. False: notifications are unsupported or denied. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Notifies somebody who is looking elsewhere. One notification per table, however often it calls. */
export async function notify(title: string, table: string): Promise<void> {
  if (!settings.getState().notify || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const options = { tag: `smash ${table}`, icon: '/icon-192.png' };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On phones only the service worker may show one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
