/** Animates changes on a page that already shows the new state, so that everything moving stays clickable. */

import { boxOf, screenScale } from '../browser/scale.ts';
import { say } from '../i18n/say.ts';
import type { Change } from './changes.ts';
import styles from './motion.module.css';
import { LONGEST, STILL, TIMINGS } from './timing.ts';

/** The previous positions of cards and players from which something moves or disappears. */
export type Places = ReadonlyMap<string, DOMRect>;

const cardKey = (id: number) => `card ${id}`;
const seatKey = (seat: number) => `seat ${seat}`;

/** Where a change begins. */
function originsOf(change: Change): string[] {
  if (change.kind === 'move' || change.kind === 'destroy' || change.kind === 'leave') return [cardKey(change.card)];
  if (change.kind !== 'enter') return [];
  const { hand, seat } = change;
  return [...(hand === null ? [] : [cardKey(hand)]), ...(seat === null ? [] : [seatKey(seat)])];
}

export function measure(root: HTMLElement, changes: readonly Change[]): Places {
  const places = new Map<string, DOMRect>();
  const wanted = new Set(changes.flatMap(originsOf));
  if (wanted.size === 0) return places;
  const scale = screenScale();
  const add = (key: string, node: HTMLElement) => {
    if (wanted.has(key)) places.set(key, boxOf(node, scale));
  };
  for (const node of root.querySelectorAll<HTMLElement>('button[data-id]')) add(cardKey(Number(node.dataset.id)), node);
  for (const node of root.querySelectorAll<HTMLElement>('[data-testid^="player-"]'))
    add(seatKey(Number(node.dataset.testid?.slice(7))), node);
  return places;
}

const running = new Set<Animation>();

function play(node: Element, frames: Keyframe[], ms: number, easing: string): Animation {
  const animation = node.animate(frames, { duration: Math.min(ms, LONGEST), easing });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

/** Finishes all animations; called at any touch of the table. */
export function finishAll(): void {
  for (const animation of [...running]) animation.finish();
}

/** Creates an element that exists only during its animation. */
function ghost(layer: HTMLElement, style: string | undefined, rect: DOMRect | null, text: string): HTMLElement {
  const node = document.createElement('div');
  node.className = `${styles.ghost} ${style}`;
  node.textContent = text;
  const { left, top, width, height } = rect ?? {};
  if (rect)
    Object.assign(node.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  layer.append(node);
  return node;
}

function passing(node: HTMLElement, frames: Keyframe[], ms: number, easing: string): void {
  const animation = play(node, frames, ms, easing);
  const gone = () => node.remove();
  animation.addEventListener('finish', gone);
  animation.addEventListener('cancel', gone);
}

const find = (root: HTMLElement, id: number) =>
  root.querySelector<HTMLElement>(`button[data-id="${id}"]:not([data-hand])`);

/** Moves an element from its old position to its new one. */
function fly(node: HTMLElement, from: DOMRect | undefined, ms: number, easing: string): void {
  const to = boxOf(node);
  const shift = from
    ? `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px)`
    : 'translateY(10px)';
  const squash = { transform: 'scale(1.04)', offset: 0.75 };
  play(node, [{ transform: shift, opacity: from ? 0.6 : 0 }, squash, { transform: 'none', opacity: 1 }], ms, easing);
}

export interface Scene {
  root: HTMLElement;
  layer: HTMLElement;
  places: Places;
  /** Factor for every duration; 0 disables animation. */
  tempo: number;
  /** Nothing may move. */
  still: boolean;
}

export function show(change: Change, { root, layer, places, tempo, still }: Scene): void {
  const { easing } = TIMINGS[change.kind];
  const ms = (still ? STILL[change.kind] : TIMINGS[change.kind].ms) * tempo;
  if (ms <= 0) return;
  const rise = [
    { opacity: 1 },
    { transform: 'translateY(-8px)', opacity: 1, offset: 0.7 },
    { transform: 'translateY(-12px)', opacity: 0 },
  ];
  const fade = [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
  if (change.kind === 'turn') {
    // Draw nothing over what somebody is reading: a stage, a sheet or the menu.
    const menu = root.querySelector('[data-testid="btn-menu"][aria-expanded="true"]');
    if (root.dataset.staged || menu || document.querySelector('dialog:popover-open')) return;
    const band = ghost(layer, styles.band, null, say('Your turn'));
    const wipe = [
      { transform: 'translateX(-40px)', opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.2 },
    ];
    return passing(band, still ? fade : [...wipe, { opacity: 1, offset: 0.8 }, { opacity: 0 }], ms, easing);
  }
  if (change.kind === 'breaks') {
    const base = find(root, change.base)?.closest('[data-testid^="base-"]');
    if (base) mark(layer, boxOf(base), ms, still);
    return;
  }
  const was = places.get(cardKey(change.card));
  const node = find(root, change.card);
  switch (change.kind) {
    case 'enter':
    case 'move': {
      if (!node) return;
      if (still) return mark(layer, boxOf(node), ms, true);
      if (change.kind === 'move') return fly(node, was, ms, easing);
      const hand = change.hand === null ? undefined : places.get(cardKey(change.hand));
      return fly(node, hand ?? (change.seat === null ? undefined : places.get(seatKey(change.seat))), ms, easing);
    }
    case 'power':
      if (node) {
        const by = change.by > 0 ? `+${change.by}` : `−${-change.by}`;
        const float = ghost(layer, change.by > 0 ? styles.up : styles.down, boxOf(node), by);
        passing(float, still ? fade : rise, ms, easing);
      }
      return;
    case 'destroy':
    case 'leave': {
      if (!was || was.width === 0) return;
      const text = change.power === null ? change.name : `${change.power} ${change.name}`;
      const destroyed = change.kind === 'destroy';
      if (still)
        return passing(ghost(layer, styles.tag, was, destroyed ? say('destroyed') : say('gone')), fade, ms, easing);
      if (!destroyed)
        return passing(
          ghost(layer, styles.card, was, text),
          [{ opacity: 1 }, { transform: 'translateY(-16px)', opacity: 0 }],
          ms,
          easing,
        );
      for (const [half, turn] of [
        [styles.left, -5],
        [styles.right, 4],
      ] as const)
        passing(
          ghost(layer, `${styles.card} ${half}`, was, text),
          [{ opacity: 1 }, { transform: `translateY(16px) rotate(${turn}deg)`, opacity: 0 }],
          ms,
          easing,
        );
    }
  }
}

/** Draws an outline around a place for a moment. */
function mark(layer: HTMLElement, rect: DOMRect, ms: number, still: boolean): void {
  const frames = still
    ? [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
    : [{ transform: 'scale(1.06)', opacity: 0 }, { transform: 'none', opacity: 1, offset: 0.4 }, { opacity: 0 }];
  passing(ghost(layer, styles.mark, rect, ''), frames, ms, 'ease-out');
}
