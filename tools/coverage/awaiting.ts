// Rules that no test can prove yet, by section or by id, with what they wait for. An entry goes when its mechanic comes.
export const awaiting: Record<string, string> = {
  STA: 'stasis',
  STO: 'stored cards',
  BIG: 'Big Base mode',
  'COIN-1': 'coin flips',
};
