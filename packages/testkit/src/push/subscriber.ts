/** A browser that gets notices: its keys, and how it decrypts what a push service delivers. */
import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { type Notice, noticeKinds, type Subscription, notice as schema } from '@smash/protocol';

/** A complete subscription, with keys that nobody has. */
export const subscriptionTo = (endpoint: string): Subscription => new Subscriber(endpoint).wish;

export class Subscriber {
  readonly wish: Subscription;
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth: Buffer = randomBytes(16);

  constructor(endpoint: string, wish: Partial<Subscription> = {}) {
    const p256dh = this.#keys.generateKeys().toString('base64url');
    const auth = this.#auth.toString('base64url');
    this.wish = { endpoint, p256dh, auth, kinds: [...noticeKinds], quiet: null, ...wish };
  }

  /** Opens a message as a browser does (RFC 8291, aes128gcm of RFC 8188). Throws if it is for somebody else. */
  open(body: Buffer): Notice {
    const salt = body.subarray(0, 16);
    const size = body[20]!;
    const sender = body.subarray(21, 21 + size);
    const sealed = body.subarray(21 + size);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const ikm = derive(this.#auth, this.#keys.computeSecret(sender), info, 32);
    const key = derive(salt, ikm, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, ikm, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The text is followed by a 2, which marks the last record, and by zeros.
    return schema.parse(JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()));
  }
}

/** HKDF with one block. */
function derive(salt: Buffer, ikm: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(ikm).digest();
  return createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}
