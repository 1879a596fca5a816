/** The rules for readers: the project's numbered rules file, split into sections and rules. */
import { useEffect, useState } from 'react';

export interface Rule {
  /** SCORE-5 */
  id: string;
  /** The bold title after the number: "Start Turn"; '' if there is none. */
  name: string;
  /** With **bold**, *italic* and other rules' ids as in the file. */
  text: string;
}
export interface Section {
  title: string;
  rules: Rule[];
}
export interface RuleBook {
  intro: string;
  sections: Section[];
}

const RULE = /^- \*\*([A-Z]+-\d+)(?: ([^*]+))?\*\*\s*/;

/**
 * Sections begin with "## "; rules begin with "- **ID name** ", or in the middle of a line. Indented or wrapped lines
 * continue the previous rule.
 */
export function parseRules(source: string): RuleBook {
  const [head = '', ...parts] = source.replaceAll(/(?<!^-) (?=\*\*[A-Z]+-\d+\*\*)/gm, '\n- ').split(/^## /m);
  const intro = head.replace(/^#[^\n]*\n/, '').trim();
  return { intro, sections: parts.map(parseSection).filter(({ rules }) => rules.length > 0) };
}

function parseSection(part: string): Section {
  const [title = '', ...lines] = part.split('\n');
  const rules: Rule[] = [];
  for (const line of lines) {
    const found = RULE.exec(line);
    if (found) rules.push({ id: found[1]!, name: found[2] ?? '', text: line.slice(found[0].length) });
    else if (line.trim() !== '' && rules.length > 0) rules.at(-1)!.text += ` ${line.trim()}`;
  }
  return { title: title.trim(), rules };
}

export const findRule = (book: RuleBook, id: string): Rule | undefined =>
  book.sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id);

/** The rules that contain every search word, in order; all rules if the search is empty. */
export function searchRules(book: RuleBook, question: string): Section[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return book.sections
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, name, text }) => {
        const all = `${id} ${name} ${text} ${title}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

const files = import.meta.glob<string>('../../../../docs/rules.md', { query: '?raw', import: 'default' });

let known: RuleBook | null = null;

/** The rule book: null until it is loaded. `isAway`: the server is unreachable. */
export function useRuleBook(): { book: RuleBook | null; isAway: boolean } {
  const [book, setBook] = useState(known);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    Object.values(files)[0]!().then(
      (source) => {
        known ??= parseRules(source);
        setBook(known);
      },
      () => setIsAway(true),
    );
  }, []);
  return { book, isAway };
}
