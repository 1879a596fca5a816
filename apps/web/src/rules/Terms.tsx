import { say } from '../i18n/say.ts';
import { termsOf } from './glossary.ts';
import { RuleLink } from './RuleLink.tsx';
import styles from './reference.module.css';

/** Links for the words of a text that have their own rule. */
export function Terms({ text }: { text: string }) {
  const terms = termsOf(text);
  if (terms.length === 0) return null;
  return (
    <p className={styles.terms}>
      <span className="vh">{say('Rules:')} </span>
      {terms.map(({ word, rule }) => (
        <RuleLink key={word} id={rule}>
          {word}
        </RuleLink>
      ))}
    </p>
  );
}
