import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What a browser fetches before it can show the home page: the document, its scripts with their static imports, and its
 * style sheets; without fonts and lazily loaded pages.
 */
export function bundle(dist: string): Record<string, number | string> {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) return { missing: 'apps/web/dist: build first (pnpm build)' };
  const html = readFileSync(page, 'utf8');
  const files = new Set<string>([page]);
  for (const [, path = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)) follow(join(dist, path), files);
  let raw = 0;
  let gzip = 0;
  for (const file of files) {
    const content = readFileSync(file);
    raw += content.length;
    gzip += gzipSync(content, { level: 9 }).length;
  }
  return { files: files.size, bytes: raw, gzipBytes: gzip };
}

function follow(file: string, files: Set<string>): void {
  if (files.has(file) || !existsSync(file)) return;
  files.add(file);
  if (!file.endsWith('.js')) return;
  // `import … from "./x.js"` and `import "./x.js"`, but not `import("./x.js")`
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g))
    follow(normalize(join(dirname(file), path)), files);
}
