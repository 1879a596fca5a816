// Rules that no test can prove yet, by section or by id, with what they wait for. An entry goes when its mechanic comes.
export const awaiting: Record<string, string> = {
  BURY: 'buried cards',
  TOP: 'plays off the top of a deck',
  FUS: 'fusions',
  MAD: 'the Madness deck',
  MON: 'monsters and treasures',
  STA: 'stasis',
  STO: 'stored cards',
  SWAP: 'swaps',
  BIG: 'Big Base mode',
  'TURN-8': 'cards that give extra turns',
  'TURN-9': 'abilities that work before the end of the turn',
  'SET-6': 'special decks: Madness, monsters, treasures',
  'WIN-2': 'the Madness deck',
  'PLAY-9': 'treasures, monsters, titans and fusions',
  'SCORE-7': 'monsters and treasures',
  'COIN-1': 'coin flips',
};
