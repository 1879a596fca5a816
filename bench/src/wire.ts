import { type Viewer, view, viewEvents } from '@smash/engine';
import { diff, HASH_EVERY, hashOf, type Json, packPatch, plain } from '@smash/protocol';
import { playCopying } from './games.ts';
import { median, round } from './measure.ts';

/** Bytes that one action costs one viewer: the patch to its view and the events it may know, packed as sent. */
export function wire(players: number, games: number): Record<string, number> {
  const patches: number[] = [];
  const views: number[] = [];
  for (let i = 0; i < games; i++) {
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: players }, (_, seat) => seat)];
    const shown = new Map<Viewer, Json>();
    playCopying(`wire-${i}`, players, (before, after, events) => {
      for (const viewer of viewers) {
        const from = shown.get(viewer) ?? plain(view(before, viewer) as unknown as Json);
        const to = plain(view(after, viewer) as unknown as Json);
        const message = {
          game: 1,
          seq: after.seq,
          from: before.seq,
          ops: diff(from, to),
          events: plain(viewEvents(events, viewer)),
          undone: 0,
          undo: null,
          ...(after.seq % HASH_EVERY === 0 && { hash: hashOf(to) }),
        };
        patches.push(packPatch(message).length);
        views.push(Buffer.byteLength(JSON.stringify(to)));
        shown.set(viewer, to);
      }
    });
  }
  const mean = (list: number[]): number => round(list.reduce((sum, n) => sum + n, 0) / list.length);
  const sorted = patches.toSorted((a, b) => a - b);
  return {
    bytesPerActionAndViewer: mean(patches),
    medianBytes: median(patches),
    p95Bytes: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    largestBytes: sorted.at(-1) ?? 0,
    fullViewBytes: mean(views),
  };
}
