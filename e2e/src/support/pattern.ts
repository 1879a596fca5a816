/** Reads the owner of a card from its edge pattern in a greyscale picture of the table. */
import type { Page } from '@playwright/test';
import { addStyle } from './fixtures.ts';

interface Read {
  name: string;
  /** The actual owner, and the owner that the pattern indicates. */
  seat: number;
  seen: number;
}

export async function seatsByPattern(page: Page): Promise<Read[]> {
  await addStyle(page, 'html { filter: grayscale(1); }');
  const picture = await page.screenshot();
  return page.evaluate(read, picture.toString('base64'));
}

// Runs in the page: must be self-contained.
async function read(picture: string): Promise<Read[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const scale = image.width / innerWidth;
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0);

  /** Which points of a strip are darker than the middle of its grey levels; null if the strip is uniform. */
  const strip = (left: number, top: number, width: number, height: number): Strip => {
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
    const { data } = pen.getImageData(Math.round(left * scale), Math.round(top * scale), w, h);
    const grey = Array.from({ length: w * h }, (_, i) => data[i * 4]!);
    const [low, high] = [Math.min(...grey), Math.max(...grey)];
    return { w, h, dark: high - low < 60 ? null : grey.map((one) => (one < (low + high) / 2 ? 1 : 0)) };
  };
  interface Strip {
    w: number;
    h: number;
    dark: number[] | null;
  }
  /** How often a dark point has another dark point at this distance. */
  const together = ({ w, h, dark }: Strip, dx: number, dy: number): number => {
    let [all, both] = [0, 0];
    for (let y = Math.max(0, -dy); y < h - Math.max(0, dy); y++)
      for (let x = Math.max(0, -dx); x < w - Math.max(0, dx); x++) {
        if (!dark![y * w + x]) continue;
        all++;
        both += dark![(y + dy) * w + x + dx]!;
      }
    return all === 0 ? 0 : both / all;
  };
  /** The seat with this pattern. A to D: solid, lines rising to the right, dots, crossing lines. */
  const seatOf = (one: Strip): number => {
    if (!one.dark) return 0;
    const d = Math.round(2 * scale);
    const [rising, falling] = [together(one, d, -d), together(one, d, d)];
    if (rising - falling > 0.25) return 1;
    // Crossing lines continue along their slant, while dots end.
    return (rising + falling) / 2 > 0.4 ? 3 : 2;
  };

  return [...document.querySelectorAll('[data-testid^="tile-"][data-seat]')].flatMap((tile) => {
    const box = tile.getBoundingClientRect();
    // Actions on a base are not tiles of a lane.
    if (box.height < 30 || box.bottom > innerHeight) return [];
    const name = tile.getAttribute('aria-label') ?? '';
    return [
      {
        name,
        seat: Number(tile.getAttribute('data-seat')),
        seen: seatOf(strip(box.left + 3, box.top + 4, 4, box.height - 8)),
      },
    ];
  });
}
