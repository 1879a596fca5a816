import type { BaseView, EventView, PromptView, View, WindowView } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import {
  changePassing,
  defaultPassing,
  interrupts,
  isPassed,
  type Passing,
  type PassingChange,
  passingNow,
  passingView,
  standsAside,
  windowKinds,
} from './passing.ts';

const ME = 1;
const TORTUGA: WindowView = { kind: 'beforeScore', opened: 40, base: 7 };
const card = (id: number, controller: number) => ({
  id,
  name: `Card ${id}`,
  type: 'minion',
  owner: controller,
  controller,
});

function base(id: number, mine: { total: number; vp: number }): BaseView {
  const lanes = [
    { seat: 0, total: 9, rank: 1, vp: 4, minions: [card(id * 10, 0)], titans: [] },
    { seat: ME, ...mine, rank: 2, minions: [card(id * 10 + 1, ME)], titans: [] },
  ];
  return { id, name: `Base ${id}`, breakpoint: 20, lanes, actions: [], buried: [] } as unknown as BaseView;
}

/** What seat 1 sees while it is asked in that window. */
function asked(
  window: WindowView | null,
  more: { prompt?: Partial<PromptView>; turn?: number; current?: number } = {},
) {
  const { turn = 3, current = 0, prompt } = more;
  const open = window && { id: 5, seat: ME, kind: 'react', optional: true, min: 0, max: 1, options: [{}], window };
  const bases = [base(7, { total: 6, vp: 2 }), base(8, { total: 3, vp: 1 })];
  return { viewer: ME, turn, current, bases, prompt: open && { ...open, ...prompt } } as unknown as View;
}

const said = (change: PassingChange, view = asked(TORTUGA), last = 44): Passing =>
  changePassing(defaultPassing, change, view, last);
const later = (view: View, mine: { total: number; vp: number }): View => ({
  ...view,
  bases: view.bases.map((one) => (one.id === 7 ? base(7, mine) : one)),
});
const event = (n: number, fields: Partial<EventView>): EventView => ({ n, turn: 3, type: 'play', ...fields });
const passes = (passing: Passing, view: View, events: EventView[] = []): boolean =>
  isPassed(passingNow(passing, view, events), view);

describe('stops', () => {
  const withMode = (mode: 'smart' | 'always' | 'never'): Passing =>
    said({ stops: { beforeScore: mode, afterScore: mode, turnStart: mode, trigger: mode, turnEnd: mode } });
  it('ask if there is a legal play, always or never, for each kind of window', () => {
    for (const kind of windowKinds) {
      const play = asked({ ...TORTUGA, kind });
      const nothing = asked({ ...TORTUGA, kind }, { prompt: { decoy: true, max: 0, options: [] } });
      const both = (passing: Passing) => [passes(passing, play), passes(passing, nothing)];
      expect(both(withMode('smart'))).toEqual([false, true]);
      expect(both(withMode('always'))).toEqual([false, false]);
      expect(both(withMode('never'))).toEqual([true, true]);
    }
  });
  it('apply to their own kind of window alone', () => {
    const passing = said({ stops: { ...defaultPassing.stops, afterScore: 'never' } });
    expect(passes(passing, asked(TORTUGA))).toBe(false);
    expect(passes(passing, asked({ ...TORTUGA, kind: 'afterScore' }))).toBe(true);
  });
  it('never pass a mandatory question, nor a choice outside a window (T-29)', () => {
    const all = { ...withMode('never'), standing: said({ pass: 'turn' }).standing };
    expect(passes(all, asked(TORTUGA, { prompt: { optional: false, min: 1 } }))).toBe(false);
    expect(passes(all, asked(TORTUGA, { prompt: { kind: 'cards', min: 0 } }))).toBe(false);
    expect(passes(all, asked(TORTUGA, { prompt: { kind: 'discard', optional: false, min: 1 } }))).toBe(false);
    expect(passes(all, asked(null))).toBe(false);
    expect(passes(all, asked(TORTUGA))).toBe(true);
  });
  it('pass a decoy about the opening hand, which is no window (INFO-4)', () => {
    const hand = asked(null);
    const prompt = { id: 1, kind: 'yesno', optional: true, min: 0, options: [], decoy: true } as unknown as PromptView;
    expect(passes(defaultPassing, { ...hand, prompt })).toBe(true);
  });
});

describe('full control', () => {
  it('asks at every window until the turn is over, whatever was set before', () => {
    const decoy = { prompt: { decoy: true } };
    const never = said({ stops: { ...defaultPassing.stops, beforeScore: 'never' }, pass: 'turn' });
    const full = changePassing(never, { full: true }, asked(TORTUGA), 44);
    expect(passes(full, asked(TORTUGA))).toBe(false);
    expect(passes(full, asked(TORTUGA, decoy))).toBe(false);
    expect(passes(full, asked(TORTUGA, { turn: 4, ...decoy }))).toBe(true);
    expect(passes(changePassing(full, { full: false }, asked(TORTUGA), 44), asked(TORTUGA))).toBe(true);
  });
});

describe('a standing pass', () => {
  it('“Pass this base” lasts for all windows about its scoring and for no other (T-28)', () => {
    const passing = said({ pass: 'window' });
    expect(passes(passing, asked({ ...TORTUGA, opened: 50 }))).toBe(true);
    expect(passes(passing, asked({ kind: 'afterScore', opened: 60, base: 7 }))).toBe(true);
    expect(passes(passing, asked({ ...TORTUGA, base: 8 }))).toBe(false);
    expect(passes(passing, asked({ kind: 'trigger', opened: 50, base: null }))).toBe(false);
    expect(passes(passing, asked(TORTUGA, { turn: 4 }))).toBe(false);
  });
  it('“Pass this window” lasts for that window alone', () => {
    const window: WindowView = { kind: 'trigger', opened: 40, base: null };
    const passing = said({ pass: 'window' }, asked(window));
    expect(passes(passing, asked(window))).toBe(true);
    expect(passes(passing, asked({ ...window, opened: 41 }))).toBe(false);
    expect(passes(passing, asked({ ...window, kind: 'turnEnd' }))).toBe(false);
  });
  it('“until something changes” ends when the base changes, or at the next play', () => {
    const passing = said({ pass: 'untilChange', breaks: [] });
    expect(passes(passing, asked(TORTUGA))).toBe(true);
    expect(passes(passing, later(asked(TORTUGA), { total: 7, vp: 2 }))).toBe(false);
    expect(passes(passing, asked(TORTUGA), [event(45, { seat: 0 })])).toBe(false);
    expect(passes(passing, asked(TORTUGA), [event(44, { seat: 0 }), event(45, { type: 'vp' })])).toBe(true);
  });
  it("“until my turn” lasts until then everywhere, even if set on the player's own turn", () => {
    const passing = said({ pass: 'turn' }, asked(null, { turn: 3, current: ME }));
    expect(passingNow(passing, asked(null, { turn: 3, current: ME }), []).standing).not.toBeNull();
    expect(passes(passing, asked({ ...TORTUGA, base: 8 }, { turn: 4, current: 0 }))).toBe(true);
    expect(passingNow(passing, asked(null, { turn: 5, current: ME }), []).standing).toBeNull();
  });
  it('can be set only in a window, unless it lasts until your turn', () => {
    expect(said({ pass: 'window' }, asked(null)).standing).toBeNull();
    expect(said({ pass: 'untilChange' }, asked(null)).standing).toBeNull();
    expect(said({ pass: 'turn' }, asked(null)).standing).not.toBeNull();
  });
  it('can be cancelled, and one question can be exempted', () => {
    const passing = said({ pass: 'window' });
    expect(passes(changePassing(passing, { pass: null }, asked(TORTUGA), 44), asked(TORTUGA))).toBe(false);
    const held = changePassing(passing, { hold: 5 }, asked(TORTUGA), 44);
    expect(passes(held, asked(TORTUGA))).toBe(false);
    expect(passes(held, asked(TORTUGA, { prompt: { id: 6 } }))).toBe(true);
  });
  it('works on a shared screen, too, where nobody passes for players with nothing to use', () => {
    expect(standsAside(said({ pass: 'window' }), asked(TORTUGA))).toBe(true);
    expect(standsAside(defaultPassing, asked(TORTUGA, { prompt: { decoy: true } }))).toBe(false);
  });
  it('is shown to its player', () => {
    expect(passingView(said({ pass: 'window' }), asked(TORTUGA))).toEqual({
      full: false,
      pass: 'window',
      skips: [],
      auto: 5,
    });
    expect(passingView(said({ full: true }), asked(TORTUGA))).toEqual({
      full: true,
      pass: null,
      skips: [],
      auto: null,
    });
  });
});

describe('“Always pass this card”', () => {
  const offers = (...names: string[]) =>
    asked(TORTUGA, { prompt: { options: names.map((name, id) => ({ id, label: `Use ${name}`, name })) } });
  const skipping = (...cards: string[]): Passing =>
    cards.reduce((passing, card) => changePassing(passing, { skip: { card, on: true } }, offers(), 44), defaultPassing);
  it('passes if nothing else is offered, in any window and turn, and asks otherwise', () => {
    const passing = skipping('Shinobi');
    expect(passes(passing, offers('Shinobi'))).toBe(true);
    expect(passes(passing, offers('Shinobi', 'Shinobi'))).toBe(true);
    expect(passes(passing, offers('Shinobi', 'Broadside'))).toBe(false);
    expect(passes(skipping('Shinobi', 'Broadside'), offers('Shinobi', 'Broadside'))).toBe(true);
    expect(passes(passing, { ...offers('Shinobi'), turn: 9 })).toBe(true);
    expect(standsAside(passing, offers('Shinobi'))).toBe(true);
  });
  it('is cancelled, exempted and overruled by full control like any pass', () => {
    const view = offers('Shinobi');
    const passing = skipping('Shinobi');
    expect(passes(changePassing(passing, { skip: { card: 'Shinobi', on: false } }, view, 44), view)).toBe(false);
    expect(passes(changePassing(passing, { hold: 5 }, view, 44), view)).toBe(false);
    expect(passes(changePassing(passing, { full: true }, view, 44), view)).toBe(false);
  });
  it('never answers a mandatory question, nor passes for a player with nothing to use (T-29)', () => {
    const passing = skipping('Shinobi');
    const one = offers('Shinobi');
    const with_ = (prompt: Partial<PromptView>): View => ({ ...one, prompt: { ...one.prompt!, ...prompt } });
    expect(passes(passing, with_({ optional: false, min: 1 }))).toBe(false);
    expect(passes(passing, with_({ kind: 'cards', min: 0 }))).toBe(false);
    expect(passes(passing, with_({ options: [{ id: 1, label: 'Nameless' }] }))).toBe(false);
    expect(standsAside(passing, with_({ decoy: true, options: [] }))).toBe(false);
  });
  it('is shown to its player: each name once, and no more than the limit', () => {
    expect(passingView(skipping('A', 'B', 'A'), offers('A')).skips).toEqual(['B', 'A']);
    expect(skipping(...Array.from({ length: 60 }, (_, i) => `Card ${i}`)).skips).toHaveLength(40);
  });
});

describe('interrupts break a standing pass (T-28)', () => {
  const view = asked(TORTUGA);
  const by = (id: number) => ({ cause: { id, name: 'Cause' } });
  const happens: Record<(typeof interrupts)[number], { view?: View; event?: EventView }> = {
    played: { event: event(45, { seat: 0 }) },
    targeted: { event: event(45, { type: 'destroy', card: { id: 71, name: 'Card 71' }, ...by(70) }) },
    revealed: { event: event(45, { type: 'reveal', seat: 0 }) },
    place: { view: later(view, { total: 6, vp: 1 }) },
    total: { view: later(view, { total: 7, vp: 2 }) },
  };
  it('each of them only if it is switched on', () => {
    for (const what of interrupts) {
      const { view: now = view, event: one } = happens[what];
      const events = one ? [one] : [];
      const others = interrupts.filter((each) => each !== what);
      expect(passes(said({ pass: 'window', breaks: [what] }), now, events), what).toBe(false);
      expect(passes(said({ pass: 'window', breaks: others }), now, events), `not ${what}`).toBe(true);
    }
  });
  it('the first three by default', () => {
    const broken = interrupts.filter((what) => {
      const { view: now = view, event: one } = happens[what];
      return !passes(said({ pass: 'window' }), now, one ? [one] : []);
    });
    expect(broken).toEqual(['played', 'targeted', 'place']);
  });
  it('but not your own play, earlier events, your own card, or what happens to others', () => {
    const passing = said({ pass: 'window' });
    for (const one of [
      event(45, { seat: ME }),
      event(44, { seat: 0 }),
      event(45, { type: 'destroy', card: { id: 71, name: 'Card 71' }, ...by(81) }),
      event(45, { type: 'discard', card: { id: 71, name: 'Card 71' } }),
      event(45, { type: 'destroy', card: { id: 70, name: 'Card 70' }, ...by(80) }),
    ])
      expect(passes(passing, view, [one]), JSON.stringify(one)).toBe(true);
  });
  it('until your turn: a play breaks it in its window, not on the way there', () => {
    const passing = said({ pass: 'turn' });
    const next = asked({ kind: 'beforeScore', opened: 60, base: 8 });
    expect(passes(passing, next, [event(55, { seat: 0 })])).toBe(true);
    expect(passes(passing, next, [event(61, { seat: 0 })])).toBe(false);
  });
  it('for good: the pass does not return when the table is as it was', () => {
    const broken = passingNow(said({ pass: 'window' }), later(view, { total: 6, vp: 1 }), []);
    expect(isPassed(passingNow(broken, view, []), view)).toBe(false);
  });
});
