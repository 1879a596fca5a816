/** Device notifications, for players who have enabled them here and allowed them on the device. */
import { settings } from './settings.ts';

/** Asks the device for permission. False: notifications are unsupported or denied. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Notifies a player who is looking elsewhere. A table never has more than one notification, however often it calls. */
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
    // On phones, only the service worker may show a notification.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
