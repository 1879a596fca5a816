/** Our own line icons on a 16x16 grid. Hidden from screen readers: the button around an icon has the label. */
import styles from './ui.module.css';

const PATHS = {
  hand: 'M3 6l6-2 4 10-6 2ZM11 5l4 1-2 7',
  deck: 'M3 5h8v9H3ZM5 5V3h8v9h-2',
  discard: 'M3 4h10l-1 10H4ZM2 4h12M6 2h4',
  flag: 'M4 15V2h9l-2 3 2 3H4',
  eye: 'M1 8c4-6 10-6 14 0-4 6-10 6-14 0ZM8 6v4M6 8h4',
  clock: 'M8 1a7 7 0 1 0 .1 0ZM8 4v4l3 2',
  menu: 'M2 4h12M2 8h12M2 12h12',
  undo: 'M6 3 2 7l4 4M2 7h8a4 4 0 0 1 0 8',
  link: 'M6 10l4-4M7 4l2-2a3 3 0 0 1 5 5l-2 2M9 12l-2 2a3 3 0 0 1-5-5l2-2',
  share: 'M8 10V1M5 4l3-3 3 3M3 8v6h10V8',
  check: 'M2 8l4 4 8-9',
  lock: 'M3 7h10v7H3ZM5 7V4a3 3 0 0 1 6 0v3',
  chat: 'M2 3h12v8H7l-4 3v-3H2Z',
  log: 'M3 3h10M3 7h10M3 11h6',
  info: 'M8 1a7 7 0 1 0 .1 0ZM8 7v4M8 4.500v.1',
  down: 'M3 6l5 5 5-5',
  up: 'M3 10l5-5 5 5',
  right: 'M6 3l5 5-5 5',
  copy: 'M5 5h9v9H5ZM11 5V2H2v9h3',
  search: 'M7 2a5 5 0 1 0 .1 0ZM11 11l4 4',
  bot: 'M3 6h10v8H3ZM8 6V3M6 9v1M10 9v1',
  x: 'M3 3l10 10M13 3 3 13',
  dice: 'M2 2h12v12H2ZM5.500 5.500v.1M10.500 10.500v.1M8 8v.1',
  drag: 'M5 4h6M5 8h6M5 12h6',
  bolt: 'M9 1 3 9h5l-1 6 6-8H8Z',
  turn: 'M13 8a5 5 0 1 1-2-4M13 2v4H9',
  list: 'M2 4h2M7 4h7M2 8h2M7 8h7M2 12h2M7 12h7',
  gear: 'M8 5a3 3 0 1 0 .1 0ZM8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.500 1.500M11.500 11.500 13 13M3 13l1.500-1.500M11.500 4.500 13 3',
  play: 'M4 2l9 6-9 6Z',
  pause: 'M5 2v12M11 2v12',
  left: 'M10 3L5 8l5 5',
  turnBack: 'M12 3L7 8l5 5M4 3v10',
  turnOn: 'M4 3l5 5-5 5M12 3v10',
  baseBack: 'M14 12V5H7v7ZM5 4 1 8.500 5 13',
  baseOn: 'M2 12V5h7v7ZM11 4l4 4.500L11 13',
  stasis: 'M4 2h8M4 14h8M5 2v3l6 6v3M11 2v3l-6 6v3',
  clip: 'M12 5 7 10a1.500 1.500 0 0 0 2 2l5-5a3 3 0 0 0-4-4L4 9a4 4 0 0 0 6 5l3-3',
  monster: 'M3 1v7a5 5 0 0 0 10 0V1l-3 3H6ZM6 7.500v.1M10 7.500v.1',
  buried: 'M8 1v9M4 6l4 4 4-4M2 14h12',
  cancelled: 'M8 1a7 7 0 1 0 .1 0ZM3 3l10 10',
  help: 'M5 5.500a3 3 0 1 1 4 2.800c-.7.300-1 .8-1 1.700M8 13v.1',
} as const;

type IconName = keyof typeof PATHS;

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The product's logo: two inks printed out of register. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 34 30" width={(size * 34) / 30} height={size} aria-hidden="true">
      <path d="M2 4 20 2 22 24 3 26Z" fill="#C7704C" />
      <path d="M13 6 32 4 30 27 12 25Z" fill="#5E86A8" className={styles.over} />
      <path d="M13 6 20.300 5.200 22 24 12.100 25Z" fill="#12141C" />
      <path d="M17.500 9l-2.500 7h3l-1.500 6 5-8.500h-3L20 9Z" fill="#F6F0E2" />
    </svg>
  );
}
