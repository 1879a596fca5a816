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
