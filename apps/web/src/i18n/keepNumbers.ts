/** Keeps a number and its unit on one line: "4 VP", "1 of 3". */
export const keepNumbers = (text: string): string =>
  text.replace(/(\d) (\p{L}+)( \d+)?$/u, (_, digit: string, unit: string, most = '') =>
    `${digit} ${unit}${most}`.replaceAll(' ', '\u00a0'),
  );
