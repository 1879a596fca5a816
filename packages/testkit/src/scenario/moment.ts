/** A moment that a player reported, as a scenario. */
import { type CardIx, type Command, NOBODY, type Query, type Registry, seatLetter, standing } from '@smash/engine';
import type { Claim, ReportedMoment } from '@smash/protocol';
import { testLibrary } from '../library.ts';
import { replay } from '../position.ts';
import { ScenarioError } from './errors.ts';
import { findCards, queryOf } from './refs.ts';
import type { Expected, Scenario } from './schema.ts';

/**
 * The recorded game up to that moment, with the sentence as its name and the claim as what it expects: it fails until
 * the claim holds. Without a claim it fails until somebody writes an expectation. Throws ScenarioError if the game
 * cannot be replayed to that point, or if the claim refers to something that does not exist.
 */
export function scenarioOf(moment: ReportedMoment, library: Registry = testLibrary): Scenario {
  const { engine, setup, forks = [] } = moment.record;
  const commands = standing<Command>(moment.record.commands).slice(0, moment.at);
  const earlier = forks.filter(({ at }) => at <= moment.at);
  const record = { engine, setup, commands, ...(earlier.length > 0 && { forks: earlier }) };
  const steps = moment.claim ? [{ expect: expected(queryOf(replay(record, library).state), moment.claim) }] : [];
  return { name: moment.sentence, record, steps };
}

function expected(q: Query, claim: Claim): Expected {
  if (claim.what === 'lies') return { [claim.in]: { [seatLetter(claim.seat)]: { has: [claim.name] } } };
  if ('seat' in claim) return { [claim.what]: { [seatLetter(claim.seat)]: claim.is } };
  const ix = q.s.cards.findIndex(({ id }) => id === claim.id);
  if (ix < 0) throw new ScenarioError(`claim: nothing there has the id ${claim.id}`);
  if (claim.what === 'total' || claim.what === 'breakpoint')
    return { bases: { [q.name(ix)]: { [claim.what]: claim.is } } };
  return { cards: { [nameOf(q, ix)]: { [claim.what]: claim.is } } };
}

/** The shortest name that means this card in play. */
function nameOf(q: Query, ix: CardIx): string {
  const name = q.name(ix);
  const base = q.base(ix);
  const at = base === NOBODY ? name : `${name}@${q.name(base)}`;
  const by = `${at}/${seatLetter(q.controller(ix))}`;
  const meant = (text: string): CardIx[] => findCards(q, text).filter((one) => q.inPlay(one));
  const short = [name, at, by].find((text) => meant(text).length === 1);
  return short ?? `${by}#${meant(by).indexOf(ix) + 1}`;
}
