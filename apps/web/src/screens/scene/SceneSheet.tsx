import type { SceneFile } from '@smash/testkit/scenes';
import type { Ruling } from '../../cards/factions.ts';
import { useFacts } from '../../cards/facts.ts';
import { say } from '../../i18n/say.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { RuleText } from '../../rules/RuleText.tsx';
import { findRule, useRuleBook } from '../../rules/rules.ts';
import { Button, Sheet } from '../../ui/index.ts';
import styles from './scene.module.css';

interface SceneSheetProps {
  scene: SceneFile;
  /** Number of expectations that were checked. */
  checks: number;
  onStart(): void;
  onClose(): void;
}

/** The scene's question, its answer, and the rules and rulings behind it. Scenes and rules are only in English. */
export function SceneSheet({ scene: { name, why, rules = [] }, checks, onStart, onClose }: SceneSheetProps) {
  const { book } = useRuleBook();
  const rulings = useRulings(rules);
  const shown = book ? rules.flatMap((id) => findRule(book, id) ?? []) : [];
  return (
    <Sheet
      title={name}
      testid="scene"
      onClose={onClose}
      footer={
        <>
          <span className="grow mut">
            {say('{n, plural, one {# check passed} other {# checks passed}}', { n: checks })}
          </span>
          <Button kind="primary" testid="scene-start" onClick={onStart}>
            {say('See it happen')}
          </Button>
        </>
      }
    >
      {why ? (
        <p lang="en" className={styles.why}>
          {why}
        </p>
      ) : null}
      <dl lang="en" className={styles.rules}>
        {shown.map((rule) => (
          <div key={rule.id}>
            <dt>
              {rule.id} {rule.name}
            </dt>
            <dd>
              <RuleText text={rule.text} link={(id) => <RuleLink id={id} />} />
            </dd>
          </div>
        ))}
        {rulings.map(({ id, text }) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** The rulings among these ids, once the facts of their cards are loaded. */
function useRulings(named: readonly string[]): Ruling[] {
  const facts = useFacts();
  const ids = named.flatMap((one) => (one.startsWith('ruling:') ? one.slice('ruling:'.length) : []));
  if (ids.length === 0) return [];
  const all = [...facts.values()].flatMap(({ rulings = [] }) => rulings);
  return ids.flatMap((id) => all.find((ruling) => ruling.id === id) ?? []);
}
