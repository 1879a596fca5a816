/** Messages about a jointly mixed shuffle (docs/decisions/0008). */
import type { MessageDescriptor } from '@lingui/core';
import { doubts, MIX_MS, type MixChecked, type MixDoubt, type MixPart, type MixView } from '@smash/protocol';
import { listed, msg, say } from '../../i18n/say.ts';
import { mixNotes } from './mixes.ts';

export const isMixing = (mix: MixView | null): mix is MixView => mix?.stage === 'commit' || mix?.stage === 'reveal';

export const nameAt = (names: readonly string[], seat: number): string =>
  names[seat] || say('Seat {n}', { n: seat + 1 });

/** The new state of a mix, and the deadline for the players, which restarts with every question. */
export function mixChange(mix: MixView | null, before: MixView | null): { mix: MixView | null; mixUntil?: number } {
  const same = mix?.round === before?.round && mix?.stage === before?.stage;
  return same ? { mix } : { mix, mixUntil: Date.now() + MIX_MS };
}

export function waitingText({ stage, seats }: MixView): string {
  const names = seats.map(({ name }) => name);
  const open = seats.flatMap(({ commitment, told, bot }, seat) =>
    !bot && (stage === 'commit' ? commitment === '' : commitment !== '' && !told) ? [nameAt(names, seat)] : [],
  );
  return open.length > 0
    ? say('Mixing the shuffle… waiting for {names}.', { names: listed(open) })
    : say('Mixing the shuffle…');
}

/** Bots take no part in mixing. */
export type Part = MixPart | 'bot';

/** Each seat's part, as far as the table reports it before the bits are public. */
export const partsOf = ({ seats }: MixView): Part[] => seats.map(partOf);

function partOf({ commitment, told, bot }: MixView['seats'][number]): Part {
  if (told) return 'in';
  if (bot) return 'bot';
  return commitment === '' ? 'silent' : 'withheld';
}

export const PARTS: Record<Part, MessageDescriptor> = {
  bot: msg('is a bot and was not asked'),
  in: msg('took part'),
  silent: msg('did not answer in time'),
  withheld: msg('committed, but did not reveal the bits'),
  wrong: msg('the bits do not fit the fingerprint'),
};

/** Says who took part and who did not. */
export function partsText(parts: readonly Part[], names: readonly string[]): string {
  const who = (part: Part) => parts.flatMap((one, seat) => (one === part ? [nameAt(names, seat)] : []));
  const [took, silent, withheld] = [who('in'), who('silent'), who('withheld')];
  return [
    took.length > 0
      ? say('The shuffle was mixed by {names}.', { names: listed([say('the server'), ...took]) })
      : say('The shuffle was made by the server alone.'),
    silent.length > 0 ? say('No answer in time: {names}.', { names: listed(silent) }) : '',
    withheld.length > 0 ? say('Committed, but did not reveal the bits: {names}.', { names: listed(withheld) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const DOUBTS: Record<MixDoubt, MessageDescriptor> = {
  round: msg('This is not the mix that this browser saw.'),
  server: msg('The server now shows another fingerprint than at first.'),
  seats: msg('The fingerprints of the players are not those that this browser saw.'),
  told: msg('This mix has other players than this browser was told about.'),
  leftOut: msg('The server left out this browser’s bits although it had confirmed them.'),
  refused: msg('This browser’s bits are not in the shuffle: the server said its answer came too late.'),
  unsure: msg('This browser’s bits are not in the shuffle: it answered, but the server never confirmed.'),
  unasked: msg('This browser’s bits are not in the shuffle: the server did not ask for them.'),
  changed: msg('The server showed another fingerprint for this browser, so it kept its bits to itself.'),
  broken: msg('The server began the mix anew after it had asked for the bits.'),
};

export const doubtTexts = (found: readonly MixDoubt[]): string[] => found.map((doubt) => say(DOUBTS[doubt]));

/** The message for a player whose bits are not in the game's seed; null = they are in it, or mixing is under way. */
export function missingFrom(mix: MixView, you: number | null): MessageDescriptor | null {
  const own = you === null ? undefined : mix.seats[you];
  if (!own || own.told || isMixing(mix)) return null;
  return msg(
    'The shuffle was mixed without your random bits because your browser did not answer in time. You have to trust those who took part.',
  );
}

/** This browser's objections to the mix; '' = none. */
export const mixTrouble = (mix: MixView): string => doubtTexts(doubts(mix, mixNotes(mix.room, mix.game))).join(' ');

/**
 * The message when a game is dealt: doubts about the mix and, for its witnesses, who was left out. null = nothing to
 * say.
 */
export function newsOf(mix: MixView | null, before: MixView | null): [text: string, kind: 'table' | 'trouble'] | null {
  if (mix?.stage !== 'fixed' || (before?.round === mix.round && before.stage === 'fixed')) return null;
  const trouble = mixTrouble(mix);
  if (trouble) return [trouble, 'trouble'];
  const parts = partsOf(mix);
  if (!isMixing(before) || parts.every((part) => part === 'in' || part === 'bot')) return null;
  return [
    partsText(
      parts,
      mix.seats.map(({ name }) => name),
    ),
    'table',
  ];
}

/** The results of recomputing the secret, the bits and the seed. */
export const checkTexts = ({ server, seed, seats }: MixChecked): { holds: boolean; text: string }[] => [
  {
    holds: server,
    text: server
      ? say('The server’s secret matches its fingerprint.')
      : say('The server’s secret does not match its fingerprint.'),
  },
  {
    holds: !seats.includes('wrong'),
    text: seats.includes('wrong')
      ? say('Not all bits fit the fingerprints of their players.')
      : say('All bits fit the fingerprints of their players.'),
  },
  {
    holds: seed,
    text: seed
      ? say('The game was dealt from the hash of secret and bits.')
      : say('The game was not dealt from the hash of secret and bits.'),
  },
];
