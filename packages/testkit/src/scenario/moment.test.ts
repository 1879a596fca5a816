import { library } from '@smash/cards';
import { apply, createGame, type Def, type Registry, type State } from '@smash/engine';
import { byKey } from '@smash/engine/script';
import { type Claim, type ReportedMoment, reportedMoment } from '@smash/protocol';
import { describe, expect, it } from 'vitest';
import { testLibrary } from '../library.ts';
import { playRandomGame } from '../random/game.ts';
import { scenarioOf } from './moment.ts';
import { queryOf } from './refs.ts';
import { runScenario } from './run.ts';

/** Does nothing, so that the other abilities keep their numbers. */
const NOTHING: Def['abilities'][number] = { kind: 'delayed', run: function* () {} };
const without = (def: Def): Def => ({ ...def, abilities: def.abilities.map(() => NOTHING) });
/** Cards with this text do nothing. */
const idle =
  (text: RegExp, type = 'minion action base') =>
  (def: Def): Def =>
    type.includes(def.type) && text.test(def.text) ? without(def) : def;

const FAULTS: Record<string, (def: Def) => Def> = {
  'a minion of power 2 has 3': (def) => (def.type === 'minion' && def.power === 2 ? { ...def, power: 3 } : def),
  'a minion of power 5 has 4': (def) => (def.type === 'minion' && def.power === 5 ? { ...def, power: 4 } : def),
  'a breakpoint of 20 is 21': (def) => (def.breakpoint === 20 ? { ...def, breakpoint: 21 } : def),
  'a breakpoint of 22 is 18': (def) => (def.breakpoint === 22 ? { ...def, breakpoint: 18 } : def),
  'the winner of a base gets 1 VP more': (def) =>
    def.vp.length > 0 ? { ...def, vp: def.vp.with(0, def.vp[0]! + 1) } : def,
  'the runner-up of a base gets nothing': (def) => (def.vp.length > 1 ? { ...def, vp: def.vp.with(1, 0) } : def),
  'no card draws on play': idle(/^draw/i),
  'no minion draws': idle(/\bdraw\b/i, 'minion'),
  'no action draws': idle(/\bdraw\b/i, 'action'),
  'no card destroys': idle(/\bdestroy\b/i),
  'no card moves': idle(/\bmove\b/i),
  'no card returns': idle(/\breturn\b/i),
  'no card places counters': idle(/\+1 power counter/i),
  'no card adds power': idle(/\+\d power/i),
  'no card takes power': idle(/-\d power/i),
  'no base has an ability': idle(/./, 'base'),
  'no minion has an ability': idle(/./, 'minion'),
  'no action has an ability': idle(/./, 'action'),
  'no Ongoing ability works': idle(/\bOngoing\b/),
  'no talent works': idle(/\bTalent\b/),
};

/** Everything a claim can say about this state. */
function claims(state: State): Claim[] {
  const q = queryOf(state);
  const idOf = (ix: number): number => state.cards[ix]!.id;
  return [
    ...q.bases().flatMap((base): Claim[] => [
      { what: 'total', id: idOf(base), is: q.total(base) },
      { what: 'breakpoint', id: idOf(base), is: q.breakpoint(base) },
      ...q.minionsAt(base).flatMap((ix): Claim[] => [
        { what: 'power', id: idOf(ix), is: q.power(ix) },
        { what: 'counters', id: idOf(ix), is: q.card(ix).counters },
      ]),
    ]),
    ...state.seats.flatMap((one, seat): Claim[] => [
      { what: 'vp', seat, is: one.vp },
      { what: 'hand', seat, is: one.hand.length },
      ...one.discard.map((ix): Claim => ({ what: 'lies', name: q.name(ix), in: 'discard', seat })),
    ]),
  ];
}
const isSaid = (one: Claim, state: State): boolean =>
  claims(state).some((other) => JSON.stringify(other) === JSON.stringify(one));

/** The first moment at which this fault shows in a table's numbers, as somebody who knows the rules reports it. */
function report(faulty: Registry, sentence: string, seed: string): ReportedMoment | null {
  const { record } = playRandomGame({ seed, players: 2, vpToWin: 6, quits: false }, 0);
  let [right, wrong] = [testLibrary, faulty].map((one) => createGame(record.setup, one).state) as [State, State];
  for (const [i, command] of record.commands.entries()) {
    if (command.type === 'undo') return null;
    const [a, b] = [apply(right, command), apply(wrong, command)];
    if (!a.ok || !b.ok) return null;
    [right, wrong] = [a.state, b.state];
    const claim = claims(right).find((one) => !isSaid(one, wrong));
    if (!claim) continue;
    const n = right.events;
    return { v: 1, at: i + 1, n, sentence, claim, record: { ...record, names: ['', ''] } };
  }
  return null;
}

describe('a reported moment becomes a scenario that fails with the fault and passes without it', () => {
  it.each(Object.entries(FAULTS))('%s', { timeout: 300_000 }, (fault, change) => {
    const faulty = { ...testLibrary, id: fault, defs: byKey(Object.values(testLibrary.defs).map(change)) };
    for (let n = 0; n < 60; n++) {
      const moment = report(faulty, fault, `reported ${n}`);
      if (!moment) continue;
      const json = JSON.parse(JSON.stringify(scenarioOf(reportedMoment.parse(JSON.parse(JSON.stringify(moment))))));
      const found = runScenario(json, faulty);
      expect(found).toMatchObject({ result: 'failed', name: fault });
      expect(found).not.toHaveProperty('reason', expect.stringContaining('refused'));
      expect(runScenario(json)).toEqual({ result: 'ok', name: fault });
      return;
    }
    throw new Error('the fault never showed');
  });
});

describe('a reported moment', () => {
  const { record } = playRandomGame({ seed: 'a sentence', players: 2, quits: false }, 0);
  const moment: ReportedMoment = {
    v: 1,
    at: 9,
    n: 9,
    sentence: 'I should have been asked.',
    claim: null,
    record: { ...record, names: ['', ''] },
  };

  it('without a claim fails until somebody writes what it expects', () => {
    const scenario = scenarioOf(moment);
    expect(scenario).toMatchObject({ name: 'I should have been asked.', steps: [] });
    expect(runScenario(scenario)).toMatchObject({ result: 'failed', reason: 'it expects nothing yet' });
  });

  it('goes no further than the moment', () => {
    const scenario = scenarioOf(moment);
    expect('record' in scenario && scenario.record.commands).toEqual(record.commands.slice(0, 9));
  });

  it('names what it is about if the name alone would mean several cards', () => {
    const { state } = createGame(record.setup, library);
    let now = state;
    for (const [at, command] of record.commands.entries()) {
      if (command.type === 'undo') break;
      now = apply(now, command).state;
      for (const claim of claims(now).filter((one) => one.what === 'power')) {
        const outcome = runScenario(scenarioOf({ ...moment, at: at + 1, claim }));
        expect(outcome).toMatchObject({ result: 'ok' });
      }
      if (at > 30) break;
    }
  });

  it('is refused if its claim is about nothing there, or its game cannot be played so far', () => {
    expect(() => scenarioOf({ ...moment, claim: { what: 'power', id: -7, is: 3 } })).toThrow('the id -7');
    const commands = record.commands.with(3, { type: 'answer', seat: 0, prompt: 999, pick: [0] });
    const broken = {
      ...moment,
      claim: { what: 'vp' as const, seat: 0, is: 3 },
      record: { ...moment.record, commands },
    };
    expect(() => scenarioOf(broken)).toThrow('command 4 is refused');
  });
});
