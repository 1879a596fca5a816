export { Button, type ButtonProps } from './Button.tsx';
export { Icon, type IconName, Logo } from './icons.tsx';
export { RaceBar } from './RaceBar.tsx';
export { Ribbon } from './Ribbon.tsx';
export { SeatMark, seatLetter, seatPath, seatShape } from './SeatMark.tsx';
export { Sheet, type SheetProps } from './Sheet.tsx';
