import type { Review } from '../../game/replay/review.ts';
import { say } from '../../i18n/say.ts';
import { seatPath } from '../../ui/index.ts';
import styles from './review.module.css';

const W = 620;
const H = 260;
const LEFT = 50;
const RIGHT = W - 24;
const TOP = 14;
const BOTTOM = H - 30;
const SEATS = ['A', 'B', 'C', 'D'] as const;
const FONT = { fontFamily: 'var(--display)', fontWeight: 600, fill: '#12141C' } as const;
const y = (chance: number): number => BOTTOM - chance * (BOTTOM - TOP);

/** A line per seat from the first event to the last, with marks at the costliest answers. */
export function ChanceGraph({ review: { points, swings, seat }, names }: { review: Review; names: string[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const x = (n: number): number => LEFT + ((n - first.n) * (RIGHT - LEFT)) / Math.max(1, last.n - first.n);
  const label = say('Chance to win over time. Halfway through: {chances}.', {
    chances: (points[Math.floor(points.length / 2)] ?? last).chances
      .map((chance, i) => `${names[i]}: ${say('{n}%', { n: Math.round(chance * 100) })}`)
      .join(', '),
  });
  return (
    <svg className={styles.lines} viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map((chance) => (
        <g key={chance}>
          <path d={`M${LEFT} ${y(chance)}H${RIGHT}`} stroke="#12141C" strokeDasharray={chance === 0.5 ? '1 4' : ''} />
          <text x={LEFT - 8} y={y(chance) + 5} textAnchor="end" {...FONT}>
            {say('{n}%', { n: chance * 100 })}
          </text>
        </g>
      ))}
      {swings.map(({ n, turn }) => (
        <g key={n}>
          <path d={`M${x(n)} ${TOP}V${BOTTOM}`} stroke="#12141C" strokeWidth="2" strokeDasharray="6 5" />
          <text x={x(n)} y={H - 8} textAnchor="middle" {...FONT}>
            {turn}
          </text>
        </g>
      ))}
      <text x={LEFT - 8} y={H - 8} textAnchor="end" {...FONT}>
        {swings.length > 0 ? say('Turn') : ''}
      </text>
      {first.chances.map((_, i) => {
        const d = `M${points.map(({ n, chances }) => `${x(n).toFixed(1)} ${y(chances[i] ?? 0).toFixed(1)}`).join('L')}`;
        const end = y(last.chances[i] ?? 0);
        return (
          <g key={SEATS[i]} strokeLinejoin="round">
            <path d={d} fill="none" stroke="#12141C" strokeWidth={i === seat ? 7 : 5} />
            <path d={d} fill="none" stroke={`var(--seat-${SEATS[i]})`} strokeWidth={i === seat ? 4 : 2} />
            <path
              d={seatPath(i)}
              transform={`translate(${RIGHT - 10 - (end > BOTTOM - 1 ? i * 22 : 0)} ${end - 10}) scale(.85)`}
              fill={`var(--seat-${SEATS[i]})`}
              stroke="#12141C"
              strokeWidth="2"
            />
          </g>
        );
      })}
    </svg>
  );
}
