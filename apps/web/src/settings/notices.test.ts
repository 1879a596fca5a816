import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayNotify, notify } from './notices.ts';
import { DEFAULTS, settings } from './settings.ts';

let shown: [string, { tag: string }][];
let answer: NotificationPermission;

class Fake {
  static permission: NotificationPermission = 'default';
  static async requestPermission() {
    Fake.permission = answer;
    return answer;
  }
  constructor(title: string, options: { tag: string }) {
    shown.push([title, options]);
  }
}

beforeEach(() => {
  shown = [];
  answer = 'granted';
  Fake.permission = 'granted';
  vi.stubGlobal('Notification', Fake);
  vi.stubGlobal('document', { hidden: true });
  settings.setState({ ...DEFAULTS, notify: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.setState(DEFAULTS);
});

describe('device notifications', () => {
  it('are shown to players who want them and are looking elsewhere, one per table', async () => {
    await notify('Your decision', 'KILN-42');
    expect(shown).toEqual([['Your decision', expect.objectContaining({ tag: 'smash KILN-42' })]]);
  });
  it('are not shown unasked, while the page is visible, or if the device forbids it', async () => {
    settings.setState({ notify: false });
    await notify('Your decision', 'KILN-42');
    settings.setState({ notify: true });
    vi.stubGlobal('document', { hidden: false });
    await notify('Your decision', 'KILN-42');
    vi.stubGlobal('document', { hidden: true });
    Fake.permission = 'denied';
    await notify('Your decision', 'KILN-42');
    expect(shown).toEqual([]);
  });
  it('are off by default, and need the device’s permission', async () => {
    expect(DEFAULTS.notify).toBe(false);
    expect(await mayNotify()).toBe(true);
    answer = 'denied';
    expect(await mayNotify()).toBe(false);
    vi.stubGlobal('Notification', undefined);
    expect(await mayNotify()).toBe(false);
  });
  it('use the service worker if only that may show one', async () => {
    const showNotification = vi.fn();
    const Forbidding = Object.assign(
      () => {
        throw new TypeError('Illegal constructor');
      },
      { permission: 'granted' },
    );
    vi.stubGlobal('Notification', Forbidding);
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ showNotification }) } });
    await notify('Your decision', 'KILN-42');
    expect(showNotification).toHaveBeenCalledWith('Your decision', expect.objectContaining({ tag: 'smash KILN-42' }));
  });
});
