import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('the table in docs/hosting.md lists exactly the settings that are read', () => {
  const source = text('config.ts') + text('common/log.ts');
  const read = source.matchAll(/\benv\.([A-Z][A-Z0-9_]+)|\(env, '([A-Z][A-Z0-9_]+)'/g);
  const names = [...read].map(([, plain, whole]) => plain ?? whole);
  expect(names).toContain('PORT');
  expect(names).toContain('LOG_LEVEL');
  const [, table] = /^## Settings$([\s\S]*?)^## /m.exec(text('../../../docs/hosting.md'))!;
  const told = [...table!.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect(told.sort()).toEqual([...new Set(names)].sort());
});
