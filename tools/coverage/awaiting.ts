// Rules that no test can prove yet, by section or by id, with what they wait for. An entry goes when its mechanic comes.
export const awaiting: Record<string, string> = {
  STA: 'stasis',
  STO: 'stored cards',
  'TURN-8': 'cards that give extra turns',
  'TURN-9': 'abilities that work before the end of the turn',
  'COIN-1': 'coin flips',
};
