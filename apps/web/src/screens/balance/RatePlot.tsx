import { say } from '../../i18n/say.ts';
import styles from './balance.module.css';
import type { Rate } from './figures.ts';

const W = 960;
const H = 400;
const LEFT = 84;
const RIGHT = W - 12;
const TOP = 24;
const BOTTOM = H - 52;
const FONT = { fontFamily: 'var(--display)', fontWeight: 600, fill: '#12141C' } as const;

/** Longer dashes for the even share; a solid line for the axis. */
function dashes(share: number, even: number): string {
  if (share === even) return '7 5';
  return share === 0 ? '' : '1 4';
}

/** A colour only if the whole interval is above or below the even share. */
function fillOf(from: number, to: number, even: number): string {
  if (from > even) return 'var(--up)';
  return to < even ? 'var(--down)' : 'var(--paper)';
}

/** All factions from the weakest to the strongest: a dot for the win rate, a line for the 95 % interval. */
export function RatePlot({ rates, even }: { rates: readonly Rate[]; even: number }) {
  const sorted = rates.toSorted((a, b) => a.won - b.won);
  const top = Math.max(2 * even, ...rates.map(({ to }) => to));
  const x = (i: number): number => LEFT + ((i + 0.5) * (RIGHT - LEFT)) / sorted.length;
  const y = (share: number): number => BOTTOM - (share * (BOTTOM - TOP)) / top;
  const [weakest, strongest] = [sorted[0], sorted.at(-1)];
  if (!weakest || !strongest) return null;
  const percent = (share: number): string => say('{n}%', { n: Math.round(share * 100) });
  const label = say('Share of games won by each faction, from {weakest} ({low}) to {strongest} ({high}).', {
    weakest: weakest.name,
    low: percent(weakest.won),
    strongest: strongest.name,
    high: percent(strongest.won),
  });
  return (
    <svg className={`${styles.plot} paper`} viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
      {[0, even / 2, even, 1.5 * even, 2 * even].map((share) => (
        <g key={share}>
          <path
            d={`M${LEFT} ${y(share)}H${RIGHT}`}
            stroke="#12141C"
            strokeWidth={share === even ? 2 : 1}
            strokeDasharray={dashes(share, even)}
          />
          <text x={LEFT - 10} y={y(share) + 6} textAnchor="end" {...FONT}>
            {percent(share)}
          </text>
        </g>
      ))}
      {sorted.map(({ name, won, from, to }, i) => (
        <g key={name}>
          <title>{`${name}: ${percent(won)}`}</title>
          <path d={`M${x(i)} ${y(from)}V${y(to)}`} stroke="#12141C" strokeOpacity=".45" strokeWidth="3" />
          <circle cx={x(i)} cy={y(won)} r="5" fill={fillOf(from, to, even)} stroke="#12141C" strokeWidth="2" />
        </g>
      ))}
      <text x={LEFT} y={H - 16} {...FONT}>
        {weakest.name}
      </text>
      <text x={RIGHT} y={H - 16} textAnchor="end" {...FONT}>
        {strongest.name}
      </text>
    </svg>
  );
}
