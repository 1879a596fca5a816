/** The result as an image, drawn with the page's fonts and our own emblems. */
import { mashupAddress } from '../../art/index.ts';
import { say } from '../../i18n/say.ts';
import { seatLetter, seatPath } from '../../ui/index.ts';
import type { Place } from './model.ts';

const CARD = { width: 1200, height: 630 };
const INK = '#12141C';
const PAPER = '#F6F0E2';
const SEATS = ['#E0761A', '#4A8CFF', '#F2F57A', '#F9B8DE'];
const LEFT = 64;

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

const font = (weight: number, size: number) =>
  `${weight} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue('--display')}`;

/** Writes a text as large as it fits. */
function write(at: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, width: number): void {
  at.font = font(800, size);
  at.font = font(800, size * Math.min(1, width / at.measureText(text).width));
  at.fillText(text, x, y, width);
}

function mark(at: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number): void {
  const shape = new Path2D(seatPath(seat));
  at.save();
  at.translate(x, y);
  at.scale(size / 24, size / 24);
  at.fillStyle = SEATS[seat] ?? PAPER;
  at.strokeStyle = INK;
  at.lineWidth = 1.8;
  at.fill(shape);
  at.stroke(shape);
  at.fillStyle = INK;
  at.font = font(800, 13);
  at.textAlign = 'center';
  at.fillText(seatLetter(seat), 12, seat === 2 ? 19 : 16.6);
  at.restore();
}

export interface CardWords {
  /** "Winner" or "Ended together". */
  kicker: string;
  winners: string;
  places: Place[];
  names: string[];
}

export async function drawCard(
  canvas: HTMLCanvasElement,
  { kicker, winners, places, names }: CardWords,
): Promise<void> {
  const at = canvas.getContext('2d');
  if (!at) throw new Error('This browser cannot draw.');
  await Promise.all([600, 800].map((weight) => document.fonts.load(font(weight, 20))));
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  at.fillStyle = PAPER;
  at.fillRect(0, 0, CARD.width, CARD.height);
  // A halftone corner, as on all our printed items.
  at.fillStyle = '#EADFC6';
  for (let y = 0; y < CARD.height; y += 14)
    for (let x = 640 + ((y / 14) % 2) * 8; x < CARD.width; x += 16) {
      at.beginPath();
      at.arc(x, y, Math.max(0, ((x - 640) / 560) * 6), 0, 7);
      at.fill();
    }
  at.fillStyle = INK;
  at.font = font(600, 34);
  at.fillText(kicker.toUpperCase(), LEFT, 92);
  write(at, winners.toUpperCase(), LEFT, 200, 120, 720);
  const row = Math.min(84, 320 / places.length);
  for (const [i, { seat, place, vp, factions }] of places.entries()) {
    const y = 268 + i * row;
    at.fillStyle = INK;
    at.fillRect(LEFT, y - 6, CARD.width - 2 * LEFT, 3);
    at.font = font(800, 46);
    at.fillText(String(place), LEFT, y + 50);
    mark(at, seat, LEFT + 52, y + 12, 48);
    at.fillStyle = INK;
    write(at, names[seat] ?? '', LEFT + 124, y + 50, 44, 440);
    const [a, b] = factions;
    if (a && b) {
      at.drawImage(await load(mashupAddress(a, b, 120)), 690, y + 4, 78, 56);
      at.fillStyle = INK;
      at.font = font(600, 26);
      at.fillText(`${a} + ${b}`, 786, y + 42, 240);
    }
    at.font = font(800, 46);
    at.textAlign = 'right';
    at.fillText(say('{vp} VP', { vp }), CARD.width - LEFT, y + 50);
    at.textAlign = 'left';
  }
  at.font = font(600, 24);
  at.fillText(['Smash Table', location.host].join(' · '), LEFT, CARD.height - 26);
  at.strokeStyle = INK;
  at.lineWidth = 12;
  at.strokeRect(0, 0, CARD.width, CARD.height);
}
