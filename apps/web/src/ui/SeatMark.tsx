import { msg, say } from '../i18n/say.ts';
import styles from './ui.module.css';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const SHAPES = [
  { name: msg('circle'), d: 'M12 1.800A10.200 10.200 0 1 1 12 22.200 10.200 10.200 0 1 1 12 1.800Z', y: 16.4 },
  { name: msg('square'), d: 'M2.500 2.500h19v19h-19Z', y: 16.4 },
  { name: msg('triangle'), d: 'M12 1.200 23.200 22H.8Z', y: 19.4 },
  { name: msg('diamond'), d: 'M12 .6 23.400 12 12 23.400.6 12Z', y: 16.4 },
] as const;

export const seatLetter = (seat: number): string => LETTERS[seat] ?? '?';
export const seatShape = (seat: number): string => say(SHAPES[seat]?.name ?? msg('mark'));
export const seatPath = (seat: number): string => SHAPES[seat]?.d ?? '';

/** px. In a smaller mark the letter extends beyond the shape, so the colour is extended around it. */
const SMALL = 20;

/** A seat's shape, letter and colour, which always go together. `silent` if the name is next to the mark. */
export function SeatMark({ seat, size = 22, silent = false }: { seat: number; size?: number; silent?: boolean }) {
  const { d, y } = SHAPES[seat] ?? SHAPES[0];
  const letter = seatLetter(seat);
  // Keep the letter at 12 px or more, however small the mark.
  const type = Math.max(12.5, (12 * 25.2) / size);
  const around = size < SMALL ? { stroke: `var(--seat-${letter})`, strokeWidth: 3, paintOrder: 'stroke' } : null;
  const aria = silent
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': `${letter}, ${seatShape(seat)}` } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden beside the name
    <svg className={styles.mark} viewBox="-.6 -.6 25.2 25.2" width={size} height={size} data-mark={letter} {...aria}>
      <path d={d} fill={`var(--seat-${letter})`} stroke="#12141C" strokeWidth="1.8" strokeLinejoin="round" />
      <text x="12" y={y + (type - 12.5) * 0.36} fontSize={type} {...around}>
        {letter}
      </text>
    </svg>
  );
}
