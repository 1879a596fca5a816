/**
 * The generated art as React elements. Every drawing becomes an image with a data URL: the browser rasterises it once
 * and reuses it, the document stays small, and ids inside drawings cannot clash.
 */
import styles from './Art.module.css';
import { emblem, mashup } from './emblem.ts';
import { factionArt, slug } from './factions.ts';
import { baseStrip, cardBack, headOf, middleOf, type PictureKind, picture } from './picture.ts';

const cache = new Map<string, string>();
function address(key: string, draw: () => string): string {
  let url = cache.get(key);
  if (!url) {
    url = `data:image/svg+xml,${encodeURIComponent(draw())}`;
    cache.set(key, url);
  }
  return url;
}

/** The mark of a faction, given by id or name. Hidden from screen readers unless it gets a label. */
export function Emblem({ faction, size = 24, label = '' }: { faction: string; size?: number; label?: string }) {
  const art = factionArt(faction);
  const src = address(`e/${art.id}/${size}`, () => emblem(art, { size }));
  return <img className={styles.mark} src={src} width={size} height={size} alt={label} draggable={false} />;
}

export function mashupAddress(a: string, b: string, size: number): string {
  const [left, right] = [factionArt(a), factionArt(b)];
  return address(`m/${left.id}/${right.id}/${size}`, () => mashup(left, right, { size }));
}

/** The emblems of two factions, torn and joined. */
export function Mashup({ a, b, size = 24, label = '' }: { a: string; b: string; size?: number; label?: string }) {
  const src = mashupAddress(a, b, size);
  return (
    <img className={styles.mark} src={src} width={Math.round(size * 1.4)} height={size} alt={label} draggable={false} />
  );
}

interface PictureProps {
  /** Name of the card. */
  card: string;
  faction: string;
  power?: number;
  type?: PictureKind;
}

/** The picture on a card; fills its box. */
export function Picture({ card, faction, power = 0, type = 'minion' }: PictureProps) {
  const art = factionArt(faction);
  const id = slug(card);
  const src = address(`p/${art.id}/${id}/${power}/${type}`, () => picture(id, art, power, type));
  // Set by script: no prerendered page may have style attributes.
  const place = (image: HTMLImageElement | null) => {
    image?.style.setProperty('--head', `${headOf(power, type)}%`);
    image?.style.setProperty('--middle', `${middleOf(id, art, power, type)}%`);
  };
  return <img ref={place} className={styles.fill} src={src} alt="" draggable={false} />;
}

interface StripProps {
  base: string;
  faction: string;
  w?: number;
  h?: number;
  /** The sign is whole, however low the box. */
  whole?: boolean;
}

/** The picture strip of a base; fills its box. */
export function BaseStrip({ base, faction, w = 320, h = 88, whole = false }: StripProps) {
  const art = factionArt(faction);
  const id = slug(base);
  const src = address(`b/${art.id}/${id}/${w}/${h}/${whole}`, () => baseStrip(id, art, w, h, whole));
  return <img className={styles.fill} src={src} alt="" draggable={false} />;
}

/** The back of every card. */
export function CardBack() {
  return <img className={styles.fill} src={address('back', cardBack)} alt="" draggable={false} />;
}
