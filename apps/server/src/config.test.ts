import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

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

it.each<[NodeJS.ProcessEnv, string]>([
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
  [{ DATABASE_URL: 'mysql://me:secret@here/db' }, 'DATABASE_URL must be an address that begins with postgres://'],
  [{ DATABASE_URL: 'foo' }, 'DATABASE_URL must be an address'],
  [{ DATABASE_URL: 'postgres://me@here/db', REDIS_URL: 'here:6379' }, 'REDIS_URL must be an address'],
  [{ COVER_MS_MIN: '5000', COVER_MS_MAX: '4000' }, 'COVER_MS_MIN is 5000'],
  [{ COVER_MS_MAX: '100' }, 'COVER_MS_MIN is 1600'],
  [{ PUBLIC_ADDRESS: 'https://play.example.org' }, 'PUBLIC_ADDRESS is "https://play.example.org"'],
  [{ PUBLIC_ADDRESS: 'play.example.org?a' }, 'PUBLIC_ADDRESS is'],
  [{ WEB_DIR: '/nowhere' }, 'WEB_DIR is "/nowhere"'],
])('%j is refused in plain words, without a password', (env, words) => {
  expect(() => readConfig(env)).toThrow(words);
  expect(() => readConfig(env)).not.toThrow('secret');
});

it.each([
  { DATABASE_URL: 'postgresql://me:a%2Fb@here:5432/db', REDIS_URL: 'rediss://here' },
  { PUBLIC_ADDRESS: 'Play.example.org:2567' },
  { PUBLIC_ADDRESS: 'play.example.org:80' },
  { PUBLIC_ADDRESS: 'play.example.org:443/p1' },
  { PUBLIC_ADDRESS: '[2001:db8::1]:2567/p1' },
  { PUBLIC_ADDRESS: 'play.example.org/p1' },
  { LOG_LEVEL: 'silent', COVER_MS_MIN: '0', COVER_MS_MAX: '0' },
])('%j is accepted', (env) => {
  expect(() => readConfig(env)).not.toThrow();
});
