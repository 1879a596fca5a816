import { useEffect, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { alwaysPass, askAgain } from '../../settings/stops.ts';
import { Button } from '../../ui/index.ts';
import type { Refusal } from '../../view/types.ts';
import { offered } from '../prompt/Passing.tsx';
import { type Inspected, legalText, useTable } from '../state/context.ts';
import { canPoint } from '../state/signals.ts';
import { promptKey } from '../state/useDecision.ts';
import styles from './inspector.module.css';

/** Whether the viewer can choose the card now and, if not, which rule prevents it, in the engine's words. */
export function Choosable({ what }: { what: Inspected }) {
  const { you, view, game, where, decision } = useTable('you', 'view', 'game', 'where', 'decision');
  const { id } = what;
  const said = id === null ? '' : legalText({ decision }, id);
  const taken = decision.sel.armed;
  const ask = you !== null && id !== null && said === '' && !view.over && !view.prompt?.decoy && where.has(id);
  const key = `${id}/${taken}/${promptKey(view.prompt)}/${view.current}`;
  const [found, setFound] = useState<{ key: string; refusal: Refusal | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each card and question
  useEffect(() => {
    if (!ask || id === null) return;
    let live = true;
    const spot = where.get(id);
    const asPlace = taken !== null && spot !== undefined && spot.base >= 0;
    (asPlace ? game.whyNot(taken, id) : game.whyNot(id)).then(
      (refusal) => live && setFound({ key, refusal }),
      () => {},
    );
    return () => {
      live = false;
    };
  }, [key, ask]);
  if (said) return <p className={styles.note}>{say('Can you choose it now? Yes: {said}.', { said })}</p>;
  const refusal = ask && found?.key === key ? found.refusal : null;
  if (!refusal) return null;
  return (
    <p className={styles.note} data-testid="why-not">
      {say('Can you choose it now? No. {why}', { why: refusal.text })}{' '}
      {refusal.rule ? <RuleLink id={refusal.rule} /> : null}
    </p>
  );
}

/** Whether a card's window abilities are asked about or always passed, with a switch. */
export function AlwaysPass({ name }: { name: string }) {
  const { view, game, passing } = useTable('view', 'game', 'passing');
  const { prompt } = view;
  const skipped = passing?.skips.includes(name) ?? false;
  const asked = prompt?.kind === 'react' && prompt.optional && offered(prompt).includes(name);
  if (!passing || !(skipped || asked)) return null;
  return (
    <p className={styles.note}>
      <Button testid="always-pass" onClick={() => game.pass({ skip: { card: name, on: !skipped } })}>
        {skipped ? askAgain(name) : alwaysPass(name)}
      </Button>
    </p>
  );
}

/** Points the card out to the other players. */
export function PointAt({ what: { id } }: { what: Inspected }) {
  const { game, signals, where, layout, inspect } = useTable('game', 'signals', 'where', 'layout', 'inspect');
  if (!signals?.can || id === null || !canPoint(where.get(id))) return null;
  return (
    <p className={styles.note}>
      <Button
        testid="point-at"
        hint="."
        onClick={() => {
          game.ping(id);
          if (layout !== 'desktop') inspect(null);
        }}
      >
        {say('Point at it')}
      </Button>
    </p>
  );
}

/** Rulings about this card. */
export function Rulings({ name }: { name: string }) {
  const { facts } = useTable('facts');
  const rulings = facts.get(name)?.rulings ?? [];
  if (rulings.length === 0) return null;
  return (
    <section className={styles.account}>
      <h4 className="cap">{say('Rulings')}</h4>
      <ul className={styles.rows}>
        {rulings.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
