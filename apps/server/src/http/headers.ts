import { isProperHost } from './origins.ts';

/**
 * Headers that protect a page. It runs only its own scripts and styles, connects only to its own origin (and those of
 * ORIGINS), cannot be framed, and sends no referrer, because its address holds the room code.
 */
export function securityHeaders(host: string | undefined, origins: readonly string[] = []): Record<string, string> {
  const own = host !== undefined && isProperHost(host) ? [host] : [];
  // Not every browser lets 'self' cover WebSockets of the same host.
  const sockets = [...own, ...origins.map((origin) => new URL(origin).host)].flatMap((one) => [
    `ws://${one}`,
    `wss://${one}`,
  ]);
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      ["connect-src 'self'", ...origins, ...sockets].join(' '),
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
