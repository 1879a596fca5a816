/** Rules for writing components: short, no nested ternaries in markup, and pure during rendering. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shapeOf } from './shape.ts';

const SRC = import.meta.dirname;
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);
const shapes = files.map((name) => ({ name, ...shapeOf(name, readFileSync(join(SRC, name), 'utf8')) }));

const SOURCE = `
  export const A = memo(function A({ on }) {
    const seen = useRef(0);
    seen.current = 1;
    useEffect(() => { seen.current = 2; });
    const later = () => { seen.current++; };
    return <p onClick={later}>{on ? 'a' : on === null ? 'b' : 'c'}{on ? <b>{on ? 1 : 2}</b> : null}</p>;
  });
  const word = (n) => (n > 1 ? 'many' : n === 1 ? 'one' : 'none');
`;

test('the check finds violations', () => {
  expect(shapeOf('a.tsx', SOURCE)).toEqual({
    components: [{ name: 'A', lines: 7 }],
    nested: [7],
    written: [4],
  });
});

test('no component is longer than 150 lines', () =>
  expect(
    shapes.flatMap(({ name, components }) =>
      components.filter(({ lines }) => lines > 150).map((one) => `${name}: ${one.name}, ${one.lines} lines`),
    ),
  ).toEqual([]));

test('no markup nests one ternary in another', () =>
  expect(shapes.flatMap(({ name, nested }) => nested.map((line) => `${name}:${line}`))).toEqual([]));

test('no ref is written during rendering', () =>
  expect(shapes.flatMap(({ name, written }) => written.map((line) => `${name}:${line}`))).toEqual([]));
