import type { Scenario } from '@smash/testkit/scenes';
import { say } from '../../i18n/say.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { RuleText } from '../../rules/RuleText.tsx';
import { findRule, useRuleBook } from '../../rules/rules.ts';
import { Button, Sheet } from '../../ui/index.ts';
import styles from './scene.module.css';

interface SceneSheetProps {
  scenario: Scenario;
  /** What was expected of it, and is so. */
  checks: number;
  onStart(): void;
  onClose(): void;
}

/** What the scenario asks, its answer, and the rules behind it. Scenarios and rules are in English. */
export function SceneSheet({ scenario: { name, why, rules = [] }, checks, onStart, onClose }: SceneSheetProps) {
  const book = useRuleBook();
  const shown = book ? rules.flatMap((id) => findRule(book, id) ?? []) : [];
  return (
    <Sheet
      title={name}
      testid="scene"
      onClose={onClose}
      footer={
        <>
          <span className="grow mut">
            {say('{n, plural, one {# check, as expected} other {# checks, all as expected}}', { n: checks })}
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
      </dl>
    </Sheet>
  );
}
