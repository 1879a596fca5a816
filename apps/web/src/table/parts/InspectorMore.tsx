import { useEffect, useState } from 'react';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { alwaysPass, askAgain } from '../../settings/stops.ts';
import { Button } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { type Inspected, useAnswering, useTable } from '../context.ts';
import type { Refusal } from '../types.ts';
import { promptKey } from '../useDecision.ts';
import styles from './inspector.module.css';
import { offered } from './Passing.tsx';

/** Can it be chosen by whoever looks, now? And if not, by which rule not: in the words of the rules engine. */
export function Choosable({ what }: { what: Inspected }) {
  const { you, view, props, where } = useTable();
  const { decision, legalText } = useAnswering();
  const { id } = what;
  const said = id === null ? '' : legalText(id);
  const taken = decision.sel.armed;
  const ask = you !== null && id !== null && said === '' && !view.over && !view.prompt?.cover && where.has(id);
  const key = `${id}/${taken}/${promptKey(view.prompt)}/${view.current}`;
  const [found, setFound] = useState<{ key: string; refusal: Refusal | null } | null>(null);
  const { whyNot } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each card and question
  useEffect(() => {
    if (!ask || id === null) return;
    let live = true;
    const spot = where.get(id);
    const asPlace = taken !== null && spot !== undefined && spot.base >= 0;
    (asPlace ? whyNot(taken, id) : whyNot(id)).then(
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

/** Of a card that is asked about in a window, or is not any more: whether it is to be. */
export function AlwaysPass({ name }: { name: string }) {
  const { view, props } = useTable();
  const { prompt } = view;
  const skipped = props.passing?.now.skips.includes(name) ?? false;
  const asked = prompt?.kind === 'react' && prompt.optional && offered(prompt).includes(name);
  if (!props.passing || !(skipped || asked)) return null;
  const { want } = props.passing;
  return (
    <p className={styles.note}>
      <Button testid="always-pass" onClick={() => want({ skip: { card: name, on: !skipped } })}>
        {skipped ? askAgain(name) : alwaysPass(name)}
      </Button>
    </p>
  );
}

/** What has been decided about this card. */
export function Rulings({ name }: { name: string }) {
  const { facts } = useTable();
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
