/**
 * Notices to a browser whose page is closed (Web Push). A notice names the table and its subject, never a card
 * (INFO-2).
 */
import * as z from 'zod/mini';
import { plainData } from './marks.ts';

export const noticeKinds = ['turn', 'asked', 'over', 'chat'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The whole content of a notice. */
export const notice = z.strictObject({ table: z.string(), kind: z.enum(noticeKinds) });
export type Notice = z.infer<typeof notice>;

const base64 = (length: number) => plainData(z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=?=?$`))));
const hour = () => plainData(z.int().check(z.gte(0), z.lte(23)));
const endpoint = plainData(z.string().check(z.minLength(12), z.maxLength(600)));

/** A browser's subscription: which notices it wants, and its quiet hours. */
export const subscription = z.strictObject({
  endpoint,
  /** The browser's public key, 65 bytes, and its secret, 16 bytes, as base64url. */
  p256dh: base64(87),
  auth: base64(22),
  kinds: z.array(z.enum(noticeKinds)).check(z.maxLength(noticeKinds.length)),
  /** Hours of the day in that time zone, from the first to before the second; null = at any time. */
  quiet: z.nullable(
    z.strictObject({
      from: hour(),
      to: hour(),
      zone: plainData(z.string().check(z.regex(/^[\w+/-]{1,40}$/))),
    }),
  ),
});
export type Subscription = z.output<typeof subscription>;

export const unsubscription = z.strictObject({ endpoint });
