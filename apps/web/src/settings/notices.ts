/** Notices of the device: only for who has asked for them here and allowed them there. */
import { settings } from './settings.ts';

/** Asks the device for leave. False: it does not know such notices, or does not allow them. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tells somebody who looks elsewhere. One notice for each table, however often it calls. */
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
    // On phones only the page's worker may show one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
