export { Button } from './Button.tsx';
export { Icon, Logo } from './icons.tsx';
export { isSheetOpen } from './modal.ts';
export { afterPaint, press } from './press.ts';
export { RaceBar } from './RaceBar.tsx';
export { Ribbon } from './Ribbon.tsx';
export { SeatBand } from './SeatBand.tsx';
export { SeatMark, seatLetter, seatPath, seatShape } from './SeatMark.tsx';
export { Sheet } from './Sheet.tsx';
