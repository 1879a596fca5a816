import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { say } from '../../i18n/say.ts';
import { Field } from '../../ui/Field.tsx';
import { Bar } from '../bar/Bar.tsx';
import { type Checked, checkFile, checkSeed, fromAddress } from './check.ts';
import { MixCheck } from './MixCheck.tsx';
import { Verdict } from './Verdict.tsx';
import styles from './verify.module.css';

const DIGITS = 64;

/** ms: replaying a game at every letter typed would hold up the typing. */
const TYPED_MS = 300;

/** What a saved game says of itself, checked against the fingerprint as it stands now; null = no file was chosen. */
function useChecked(commitment: string): [Checked | null, choose: (file: File) => void] {
  const [text, setText] = useState<string | null>(null);
  const [found, setFound] = useState<Checked | null>(null);
  useEffect(() => {
    if (text === null) return;
    let isOver = false;
    const tell = (checked: Checked) => isOver || setFound(checked);
    const timer = setTimeout(() => checkFile(text, commitment).then(tell, () => tell(notChecked())), TYPED_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, commitment]);
  // What cannot be read is damaged.
  const choose = (file: File) => void file.text().then(setText, () => setText(''));
  return [found, choose];
}

const notChecked = (): Checked => ({ fits: null, text: say('The server can’t be reached right now.') });

/** /verify: was the game dealt from the seed fixed before it began? Checked in the page, without the server. */
export default function VerifyPage() {
  const [given] = useState(() => fromAddress(location.hash));
  const [commitment, setCommitment] = useState(given.commitment);
  const [seed, setSeed] = useState(given.seed);
  const [file, choose] = useChecked(commitment);
  const said = checkSeed(seed, commitment);
  const from = useHistoryState<{ from?: string } | null>()?.from;

  return (
    <div className={styles.page}>
      <Bar title={say('Check the shuffles')} />
      <main className={styles.main}>
        {from ? (
          <p>
            <Link href={from} data-testid="verify-back">
              {say('Back to the result')}
            </Link>
          </p>
        ) : null}
        <p>
          {say(
            'Before the first card is dealt, the server draws a secret and shows its fingerprint. Each player’s browser does the same with random bits. Once all fingerprints are known, the bits are revealed. Every shuffle, coin flip and random choice follows from the hash of it all. Nobody can change their part after showing its fingerprint, and nobody knows the others’ parts before that.',
          )}
        </p>
        {given.damaged ? (
          <section className={`${styles.section} paper`}>
            <Verdict fits={false} testid="damaged">
              {say('This link is damaged, so there is nothing to check. Open it again from the result.')}
            </Verdict>
          </section>
        ) : null}
        {!given.damaged && given.mix ? <MixCheck told={given.mix} /> : null}
        {given.damaged || given.mix ? null : (
          <section className={`${styles.section} paper`}>
            <h2 className="cap">{say('Games whose seed the server drew alone')}</h2>
            <Field
              label={say('Fingerprint shown at the start')}
              value={commitment}
              onChange={setCommitment}
              testid="commitment"
              most={DIGITS}
            />
            <Field
              label={say('Seed revealed at the end')}
              value={seed}
              onChange={setSeed}
              testid="seed"
              most={DIGITS}
            />
            <Verdict fits={said.fits} testid="verdict">
              {said.text}
            </Verdict>
          </section>
        )}
        <section className={`${styles.section} paper`}>
          <h2 className="cap">{say('Replay a saved game')}</h2>
          <p>{say('This page replays a saved game from its seed, move by move.')}</p>
          <input
            type="file"
            accept="application/json,.json"
            aria-label={say('Saved game')}
            data-testid="saved"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen) choose(chosen);
            }}
          />
          <Verdict fits={file?.fits ?? null} testid="played">
            {file?.text ?? ''}
          </Verdict>
        </section>
      </main>
    </div>
  );
}
