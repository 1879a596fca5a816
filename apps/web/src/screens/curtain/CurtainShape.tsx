import { seatPath } from '../../ui/index.ts';
import styles from './curtain.module.css';

/** The seats' patterns, enlarged; the first seat has none. */
const PATTERNS = [
  null,
  <path key="b" d="M-4 58 58-4M-4 4 4-4M50 58l8-8" stroke="#12141C" strokeWidth="4" />,
  <path key="c" d="M20 27a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z" fill="#12141C" />,
  <path key="d" d="M0 0 54 54M54 0 0 54" stroke="#12141C" strokeWidth="4" />,
];
const LETTERS = ['A', 'B', 'C', 'D'];
/** Looks printed by hand: the square's paper and its ink are slightly askew. */
const SQUARE = 'M120 102 794 92 806 800 96 806Z';
const SQUARE_PAPER = 'M96 84 812 66 838 812 70 836Z';

/** The next player's mark, as large as the screen, printed slightly off its paper. */
export function CurtainShape({ seat }: { seat: number }) {
  const pattern = PATTERNS[seat] ?? null;
  const square = seat === 1;
  const big = (shift: string) => `${shift} translate(60 60) scale(32.5)`;
  const path = square ? SQUARE : seatPath(seat);
  const place = square ? 'translate(14 -12)' : big('translate(14 -12)');
  return (
    <svg
      className={styles.shape}
      preserveAspectRatio={square ? 'none' : 'xMidYMid slice'}
      viewBox="60 60 780 780"
      aria-hidden="true"
    >
      <defs>
        {/* The pattern scales with its path: undo that to keep its size. */}
        <pattern
          id="curtain-pattern"
          width="54"
          height="54"
          patternUnits="userSpaceOnUse"
          patternTransform={square ? undefined : `scale(${1 / 32.5})`}
        >
          {pattern}
        </pattern>
      </defs>
      <path d={square ? SQUARE_PAPER : path} fill="#F6F0E2" transform={square ? undefined : big('translate(-14 14)')} />
      <path d={path} fill={`var(--seat-${LETTERS[seat]})`} transform={place} />
      {pattern ? <path d={path} fill="url(#curtain-pattern)" transform={place} /> : null}
    </svg>
  );
}
