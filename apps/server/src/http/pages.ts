import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RequestHandler, Response } from 'express';

/** In order of preference, with the file ending the build uses. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

interface Page {
  /** File extension, for the content type. */
  type: string;
  cache: string;
  etag: string;
  plain: Buffer;
  packed: Partial<Record<Encoding, Buffer>>;
}

/** The built client in memory, a few MB: no request leaves a file open, even an aborted one. */
export class Pages {
  readonly #pages = new Map<string, Page>();
  /** The positions that rules and cards link to, by path: a thousand small files, read when first requested. */
  readonly #unread = new Map<string, string>();

  /** Reads the files of the folder; none if it does not exist. A new build needs a new process. */
  constructor(folder: string) {
    if (!existsSync(folder)) return;
    // Hidden files are the build's own notes.
    const skipped = /^\.|\.(br|gz)$/;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (skipped.test(entry.name) || !entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      if (path.startsWith('/scenes/')) this.#unread.set(path, file);
      else this.#pages.set(path, readPage(file, path));
    }
  }

  /** Sends the file at the request's path; passes other requests on. */
  readonly serve: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !this.send(request.path, response)) next();
  };

  /** Sends the home page in the browser's preferred language; false if it is not prerendered. */
  sendHome(response: Response): boolean {
    const printed = [...this.#pages.keys()].flatMap((path) => /^\/home\.(\w+)\.html$/.exec(path)?.[1] ?? []);
    response.vary('Accept-Language');
    const wanted = response.req.acceptsLanguages('en', ...printed) || 'en';
    return this.send(`/home.${wanted}.html`, response);
  }

  /** False: there is no such file. */
  send(path: string, response: Response): boolean {
    const page = this.#pages.get(path) ?? this.#read(path);
    if (!page) return false;
    const encodings = Object.keys(ENCODINGS) as Encoding[];
    const encoding = encodings.find((one) => page.packed[one] && response.req.acceptsEncodings(one));
    response.type(page.type).vary('Accept-Encoding').set('Cache-Control', page.cache);
    response.set('ETag', `"${page.etag}${encoding ? `-${encoding}` : ''}"`);
    if (encoding) response.set('Content-Encoding', encoding);
    response.send(encoding ? page.packed[encoding] : page.plain);
    return true;
  }

  #read(path: string): Page | undefined {
    const file = this.#unread.get(path);
    if (!file || !existsSync(file)) return undefined;
    const page = readPage(file, path);
    this.#pages.set(path, page);
    return page;
  }
}

function readPage(file: string, path: string): Page {
  const plain = readFileSync(file);
  const packed: Page['packed'] = {};
  for (const [encoding, ending] of Object.entries(ENCODINGS) as [Encoding, string][])
    if (existsSync(file + ending)) packed[encoding] = readFileSync(file + ending);
  return {
    type: /\.\w+$/.exec(path)?.[0] ?? 'application/octet-stream',
    // Files with a hash in their name never change.
    cache: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    plain,
    packed,
  };
}
