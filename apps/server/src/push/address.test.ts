import { describe, expect, test } from 'vitest';
import { isPublic, isPushService, PUSH_SERVICES, publicLookup } from './address.ts';

describe('notices go only to the known push services', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is one', (endpoint) => expect(isPushService(endpoint, PUSH_SERVICES)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://push.services.mozilla.com.evil.org/',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://0x7f.1/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
    'no address',
    '',
  ])('%s is none', (endpoint) => expect(isPushService(endpoint, PUSH_SERVICES)).toBe(false));

  test('a list of one’s own may have names, and not addresses', () => {
    expect(isPushService('https://push.example.org/a', ['push.example.org'])).toBe(true);
    expect(isPushService('https://192.0.2.1/a', ['192.0.2.1'])).toBe(false);
  });
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '192.168.0.9', '172.16.0.1', '169.254.169.254', '0.0.0.0', '100.64.0.1', '224.0.0.1'],
  ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'nonsense'],
])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

test.each(['142.250.1.1', '2a00:1450:4001:81c::200a'])('%s is public', (address) =>
  expect(isPublic(address)).toBe(true),
);

test.each([{ all: true }, {}])('a name that leads to this machine is not connected to', async (options) => {
  const found = new Promise((done, failed) =>
    publicLookup('localhost', options, (error, address) => (error ? failed(error) : done(address))),
  );
  await expect(found).rejects.toThrow('no public address');
});
