import { expect, test, vi } from 'vitest';
import { onResize } from './onResize.ts';

/** Reports all its elements when asked to. */
class Observer {
  static report = () => {};
  readonly #elements = new Set<Element>();
  constructor(run: (entries: { target: Element }[]) => void) {
    Observer.report = () => run([...this.#elements].map((target) => ({ target })));
  }
  observe(element: Element): void {
    this.#elements.add(element);
  }
  unobserve(element: Element): void {
    this.#elements.delete(element);
  }
}

test('a callback that another one has ended writes nothing any more, even if it had begun', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('document', { fonts: new EventTarget() });
  const written: string[] = [];
  const element = () => ({}) as Element;
  const stop = onResize(
    [element()],
    () =>
      function* () {
        written.push('first step');
        yield;
        written.push('second step');
      },
  );
  const other = onResize([element()], () => () => stop());
  Observer.report();
  expect(written).toEqual([]);
  other();

  const inSteps = [1, 2].map((n) =>
    onResize(
      [element()],
      () =>
        function* () {
          written.push(`${n} begins`);
          yield;
          if (n === 1) inSteps[1]!();
          yield;
          written.push(`${n} ends`);
        },
    ),
  );
  Observer.report();
  expect(written).toEqual(['1 begins', '2 begins', '1 ends']);
});

test('steps that can wait go on in later frames once they take long, unless newer ones replace them', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('document', { fonts: new EventTarget() });
  let [now, frame] = [0, () => {}];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frame = run;
  });
  const written: string[] = [];
  let reads: (string | null)[] = ['first', null, 'second', null];
  const stop = onResize([{} as Element], () => {
    const name = reads.shift() ?? null;
    if (name === null) return null;
    return {
      *later() {
        for (const n of [1, 2, 3]) {
          written.push(`${name} ${n}`);
          now += 20;
          yield;
        }
      },
    };
  });
  Observer.report();
  expect(written).toEqual([]);
  frame();
  expect(written).toEqual(['first 1', 'first 2']);
  Observer.report();
  frame();
  expect(written).toEqual(['first 1', 'first 2', 'first 3']);
  written.splice(0);
  reads = ['second', 'third'];
  Observer.report();
  frame();
  Observer.report();
  frame();
  expect(written).toEqual(['second 1', 'second 2', 'third 1', 'third 2']);
  stop();
  frame();
  expect(written).toHaveLength(4);
});
