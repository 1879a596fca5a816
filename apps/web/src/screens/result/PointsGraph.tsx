import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { onResize } from '../../browser/onResize.ts';
import { say } from '../../i18n/say.ts';
import { seatPath } from '../../ui/index.ts';
import styles from './result.module.css';

/** The minimum width, and the height. */
const W = 620;
const H = 330;
const LEFT = 40;
const TOP = 20;
const BOTTOM = H - 26;
const SEATS = ['A', 'B', 'C', 'D'] as const;
const FONT = { fontFamily: 'var(--display)', fontWeight: 600, fill: '#12141C' } as const;

export interface PointsGraphProps {
  lines: number[][];
  target: number;
  names: string[];
}

/** The width at which the graph fills its box at the given height. */
function useWidth(): [RefObject<SVGSVGElement | null>, number] {
  const ref = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(W);
  useLayoutEffect(() => {
    const graph = ref.current;
    if (!graph) return;
    return onResize([graph], () => {
      const { clientWidth, clientHeight } = graph;
      const fitting = Math.max(W, Math.round((H * clientWidth) / clientHeight));
      return () => setWidth((now) => (clientHeight > 0 ? fitting : now));
    });
  }, []);
  return [ref, width];
}

/**
 * A line per seat that ends in the seat's mark. The list of places has the same numbers, so a short label is enough
 * here.
 */
export function PointsGraph({ lines, target, names }: PointsGraphProps) {
  const [ref, width] = useWidth();
  const right = width - 30;
  const turns = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const top = Math.max(target, ...lines.flat()) + 1;
  const bottom = Math.min(0, ...lines.flat());
  const x = (turn: number) => LEFT + (turn * (right - LEFT)) / turns;
  const y = (vp: number) => BOTTOM - ((vp - bottom) * (BOTTOM - TOP)) / (top - bottom);
  const step = target > 10 ? 5 : target > 5 ? 2 : 1;
  const marks = Array.from({ length: Math.floor(target / step) + 1 }, (_, i) => i * step).filter((vp) => vp !== target);
  const ends = new Map<number, number>();
  const label = say('Points per turn. {points}.', {
    points: lines.map((line, seat) => `${names[seat] ?? SEATS[seat]}: ${line.at(-1)}`).join(', '),
  });
  return (
    <svg ref={ref} className={styles.lines} viewBox={`0 0 ${width} ${H}`} role="img" aria-label={label}>
      {[...marks, target].map((vp) => (
        <g key={vp}>
          <path
            d={`M${LEFT} ${y(vp)}H${right}`}
            stroke="#12141C"
            strokeWidth={vp === target ? 2 : 1}
            strokeDasharray={vp === target ? '7 5' : '1 4'}
          />
          <text x={LEFT - 8} y={y(vp) + 4} textAnchor="end" {...FONT}>
            {vp}
          </text>
        </g>
      ))}
      {lines.map((line, seat) => {
        const d = `M${line.map((vp, turn) => `${x(turn).toFixed(1)} ${y(vp).toFixed(1)}`).join('L')}`;
        return (
          <g key={SEATS[seat]} fill="none" strokeLinejoin="round">
            <path d={d} stroke="#12141C" strokeWidth="7" />
            <path d={d} stroke={`var(--seat-${SEATS[seat]})`} strokeWidth="3.5" />
          </g>
        );
      })}
      {lines.map((line, seat) => {
        const end = line.at(-1) ?? 0;
        // Draw marks with equal ends side by side.
        const beside = ends.get(end) ?? 0;
        ends.set(end, beside + 1);
        return (
          <path
            key={SEATS[seat]}
            d={seatPath(seat)}
            transform={`translate(${x(turns) - 10 - beside * 20} ${y(end) - 10}) scale(.85)`}
            fill={`var(--seat-${SEATS[seat]})`}
            stroke="#12141C"
            strokeWidth="2"
          />
        );
      })}
      <text x={LEFT} y={H - 4} {...FONT}>
        {say('Start')}
      </text>
      <text x={right} y={H - 4} textAnchor="end" {...FONT}>
        {say('Turn {n}', { n: turns })}
      </text>
    </svg>
  );
}
