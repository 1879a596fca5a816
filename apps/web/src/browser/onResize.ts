/** Alternately writes and, after a `yield`, reads the layout: all that are under way write, then all read, and so on. */
type Steps = Generator<void, void, void>;

type Write = (() => void) | (() => Steps);

/**
 * Reads the layout, and returns a function that writes to the page: in this frame, or (`later`) in the next one and, if
 * its steps take long, those that follow. Null changes nothing, and lets steps under way go on.
 */
type Run = () => Write | { later: Write } | null;

const runs = new Map<Element, Set<Run>>();
const live = new Set<Run>();

/** What waits for the next frame: the newest write of each callback, and steps under way. */
const waiting = new Map<Run, Write>();
const unfinished = new Map<Run, Steps>();

function wait<T>(list: Map<Run, T>, run: Run, what: T): void {
  if (waiting.size + unfinished.size === 0) requestAnimationFrame(writeWaiting);
  list.set(run, what);
}

/** ms of a frame for what could wait: the rest is for the browser to lay out and paint. */
const SHARE = 24;

function writeWaiting(): void {
  const [writes, begun] = [[...waiting], new Map(unfinished)];
  waiting.clear();
  unfinished.clear();
  writeAll(writes, begun, SHARE);
}

/**
 * @param begun steps to go on with
 * @param most ms: after that the remaining steps wait for the next frame
 */
function writeAll(writes: readonly (readonly [Run, Write])[], begun: Map<Run, Steps>, most: number): void {
  const start = performance.now();
  // What one of them writes can end another, also between two steps.
  for (const [run, write] of writes) {
    begun.delete(run);
    const steps = live.has(run) ? write() : undefined;
    if (steps) begun.set(run, steps);
  }
  while (begun.size > 0) {
    for (const [run, steps] of begun) if (!live.has(run) || steps.next().done) begun.delete(run);
    if (performance.now() - start < most) continue;
    for (const [run, steps] of begun) wait(unfinished, run, steps);
    return;
  }
}

/** All read before any writes, so that the browser computes the layout once and not once per callback. */
function runAll(some: Iterable<Run>): void {
  const now: [Run, Write][] = [];
  for (const [run, write] of [...some].map((run) => [run, run()] as const)) {
    waiting.delete(run);
    if (write === null) continue;
    unfinished.delete(run);
    if (typeof write === 'function') now.push([run, write]);
    else wait(waiting, run, write.later);
  }
  writeAll(now, new Map(), Number.POSITIVE_INFINITY);
}

const runsOf = (elements: Iterable<Element>): Set<Run> =>
  new Set([...elements].flatMap((element) => [...(runs.get(element) ?? [])]));

let observer: ResizeObserver | null = null;

/** One for all elements: several would be called one after another. */
function shared(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => runAll(runsOf(entries.map(({ target }) => target))));
  return observer;
}

function watch(element: Element, run: Run): void {
  runs.set(element, (runs.get(element) ?? new Set()).add(run));
  // Reports an element that was watched before once more.
  shared().unobserve(element);
  shared().observe(element);
}

function unwatch(element: Element, run: Run): void {
  const all = runs.get(element);
  all?.delete(run);
  if (all?.size !== 0) return;
  runs.delete(element);
  shared().unobserve(element);
}

/** px: half a line; letters reach a little beyond theirs. */
const REACH = 7;

/**
 * Whether some of these texts are cut as they stand. If none is, better letters can wait for the next frame: the one
 * that shows a played card is busy enough.
 */
export const isAnyCut = (texts: readonly HTMLElement[]): boolean =>
  texts.some((text) => text.dataset.cut !== undefined || text.scrollHeight > text.clientHeight + REACH);

/**
 * Calls `run` after layout whenever one of these elements has changed size, and once fonts have loaded. It only reads
 * the layout; the function it returns writes. Returns a function that stops this.
 */
export function onResize(elements: readonly Element[], run: Run): () => void {
  const own: Run = () => run();
  const runOwn = () => runAll([own]);
  live.add(own);
  for (const element of elements) watch(element, own);
  document.fonts.addEventListener('loadingdone', runOwn);
  return () => {
    live.delete(own);
    for (const element of elements) unwatch(element, own);
    document.fonts.removeEventListener('loadingdone', runOwn);
  };
}
