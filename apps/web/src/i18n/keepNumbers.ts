/** A number at the end of a line goes on with its unit: "4 VP", "1 of 3". */
export const keepNumbers = (text: string): string =>
  text.replace(/(\d) (\p{L}+)( \d+)?$/u, (_, digit: string, unit: string, most = '') =>
    `${digit} ${unit}${most}`.replaceAll(' ', '\u00a0'),
  );
