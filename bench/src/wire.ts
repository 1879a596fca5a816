import { type Viewer, view, viewEvents } from '@smash/engine';
import { diff, type Json, plain } from '@smash/protocol';
import { playCopying } from './games.ts';
import { median, round } from './measure.ts';

/** Bytes that one action costs one viewer: the patch of its view and the events it may know, as JSON. */
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
          events: viewEvents(events, viewer),
        };
        patches.push(bytes(message) + HASH);
        views.push(bytes(to));
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

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
/** `,"hash":"xxxxxxxx"` */
const HASH = 18;
