/** The marks of the factions as a browser draws them: told apart at a glance, and readable when small. */
import { expect, test } from '@playwright/test';
import { emblem } from '../../apps/web/src/art/emblem.ts';
import { FACTIONS } from '../../apps/web/src/art/factions.ts';

interface Drawn {
  name: string;
  /** Of 16 x 16, lighter than the one to the right. */
  hash: boolean[];
  /** Share of the stamp that is dark at 16 px. */
  ink: number;
}

test('no two emblems are alike, and none is too light or too dark at 16 px (T-36)', async ({ page }) => {
  const marks = Object.values(FACTIONS).map((art) => ({
    name: art.name,
    large: emblem(art, { size: 32 }),
    small: emblem(art, { size: 16 }),
  }));
  const drawn: Drawn[] = await page.evaluate(async (all) => {
    const greys = async (svg: string, width: number, height: number) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, i) => (data[4 * i]! + data[4 * i + 1]! + data[4 * i + 2]!) / 3);
    };
    const out: Drawn[] = [];
    for (const { name, large, small } of all) {
      const row = await greys(large, 17, 16);
      const hash = Array.from({ length: 256 }, (_, i) => {
        const at = Math.floor(i / 16) * 17 + (i % 16);
        return row[at]! > row[at + 1]! + 4;
      });
      const dots = await greys(small, 16, 16);
      out.push({ name, hash, ink: dots.filter((grey) => grey < 170).length / dots.length });
    }
    return out;
  }, marks);
  const apart = drawn.flatMap((a, i) =>
    drawn.slice(i + 1).map((b) => ({
      pair: `${a.name} and ${b.name}`,
      bits: a.hash.filter((bit, at) => bit !== b.hash[at]).length,
    })),
  );
  expect(drawn.length).toBeGreaterThan(30);
  expect(apart.filter(({ bits }) => bits < 12)).toEqual([]);
  expect(drawn.filter(({ ink }) => ink < 0.35 || ink > 0.75).map(({ name, ink }) => [name, ink])).toEqual([]);
});
