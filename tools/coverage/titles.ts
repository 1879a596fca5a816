// Reads the titles of the tests in a source without running it.

/**
 * Tokens: comments, strings, regular expressions, words, punctuation. A regular expression can occur only where a value
 * may begin.
 */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|(?<=[(,=:[!&|?{};>]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[\w$]+|\S/g;

/** `it.skip` and `it.todo` prove nothing; `test.step` and `test.describe` are not tests. */
const STILL_TESTS = new Set(['only', 'concurrent', 'each', 'for']);

/** `sometimes(3, place)` is a browser test that takes turns with others, like `it.runIf(isDue(3, place))` elsewhere. */
const FUNCTIONS = new Set(['it', 'test', 'sometimes']);

export function titlesIn(source: string): string[] {
  const tokens = [...source.matchAll(TOKEN)].map((match) => match[0]).filter((token) => !/^\/[/*]/.test(token));
  const titles: string[] = [];
  tokens.forEach((token, i) => {
    if (!FUNCTIONS.has(token) || tokens[i - 1] === '.') return;
    const title = titleFrom(tokens, i + 1, token === 'sometimes');
    if (title !== null) titles.push(title);
  });
  return titles;
}

/** What follows `it`: words, brackets after `each` or a turn, then the parenthesis that begins with the title. */
function titleFrom(tokens: readonly string[], from: number, takesTurns: boolean): string | null {
  let i = from;
  let table = takesTurns;
  while (tokens[i] === '.') {
    const word = tokens[i + 1] ?? '';
    const isTurn = word === 'runIf' && tokens[i + 3] === 'isDue';
    if (!STILL_TESTS.has(word) && !isTurn) return null;
    table ||= word === 'each' || word === 'for' || isTurn;
    i += 2;
  }
  if (tokens[i] !== '(') return null;
  if (table) i = afterBracket(tokens, i);
  if (tokens[i] !== '(') return null;
  const parts: string[] = [];
  for (i++; isText(tokens[i]); i += 2) {
    parts.push(textOf(tokens[i]!));
    if (tokens[i + 1] !== '+') break;
  }
  return parts.length > 0 ? parts.join('') : null;
}

function afterBracket(tokens: readonly string[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    if (tokens[i] === '(') depth++;
    if (tokens[i] === ')' && --depth === 0) return i + 1;
  }
  return tokens.length;
}

const isText = (token: string | undefined): boolean => token !== undefined && /^['"`]/.test(token);

/** Template placeholders are unknown here. */
const textOf = (token: string): string =>
  token
    .slice(1, -1)
    .replace(token.startsWith('`') ? /\$\{[^}]*\}/g : /$^/g, ' ')
    .replace(/\\(.)/g, '$1');
