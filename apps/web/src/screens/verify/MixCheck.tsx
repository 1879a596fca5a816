import { checkMix, doubts, holds, type MixDoubt, type ToldMix } from '@smash/protocol';
import { mixNotes } from '../../game/online/mixes.ts';
import { checkTexts, doubtTexts } from '../../game/online/mixWords.ts';
import { say } from '../../i18n/say.ts';
import { MixSeats } from './MixSeats.tsx';
import { Verdict } from './Verdict.tsx';
import styles from './verify.module.css';

/** Recomputes a seed and compares the mix with what this browser remembers. */
export function MixCheck({ told: { mix, seed, names } }: { told: ToldMix }) {
  const checked = checkMix(mix, seed);
  const notes = mixNotes(mix.room, mix.game);
  const found = doubts(mix, notes);
  const own = notes?.own;
  const isIn = own !== undefined && own !== null && mix.seats[own.seat]?.bits === own.bits;
  const verdict = verdictOf(holds(checked), found, checked.seats.includes('in'));
  return (
    <section className={`${styles.section} paper`} data-testid="mix-check">
      <h2 className="cap">{say('{room}, game {n}', { room: mix.room, n: mix.game })}</h2>
      <Verdict fits={verdict.fits} testid="verdict">
        {verdict.text}
      </Verdict>
      <MixSeats parts={checked.seats} names={names} commitments={mix.seats.map(({ commitment }) => commitment)} />
      <ul className={styles.checks}>
        {checkTexts(checked).map(({ holds, text }) => (
          <li key={text} data-fits={holds}>
            {text}
          </li>
        ))}
        {doubtTexts(found).map((text) => (
          <li key={text} data-fits={false} data-testid="mix-doubt">
            {text}
          </li>
        ))}
        {found.length === 0 && notes ? (
          <li data-fits data-testid="own-bits">
            {isIn
              ? say('This browser was there: its own bits are in the seed, and all fingerprints are those it saw.')
              : say('This browser was there: all fingerprints are those it saw. It has no bits in the seed.')}
          </li>
        ) : null}
        {notes ? null : <li data-testid="own-bits">{say('This browser remembers nothing of this game.')}</li>}
      </ul>
      <p>
        <b>{say('Fingerprint of the server')}</b> <code className={styles.fingerprint}>{mix.commitment}</code>
      </p>
      <p>
        <b>{say('Its secret')}</b> <code className={styles.fingerprint}>{mix.secret}</code>
      </p>
      <p>
        <b>{say('Seed of the game')}</b> <code className={styles.fingerprint}>{seed}</code>
      </p>
    </section>
  );
}

/** Doubts that also arise with an honest server, on a bad connection or after a restart. */
const SOFT: readonly MixDoubt[] = ['broken', 'refused', 'unsure', 'unasked'];

function verdictOf(holds: boolean, found: readonly MixDoubt[], mixed: boolean): { fits: boolean; text: string } {
  if (!holds || !found.every((doubt) => SOFT.includes(doubt)))
    return { fits: false, text: say('Not verified: the shuffles of this game cannot be trusted.') };
  if (!mixed)
    return { fits: false, text: say('Not verified: no player took part, so the server drew the seed alone.') };
  if (found.some((doubt) => doubt !== 'broken'))
    return {
      fits: false,
      text: say('Not verified: all parts match, but this browser’s bits are not in the seed.'),
    };
  return { fits: true, text: say('Verified: nobody could have chosen these shuffles.') };
}
