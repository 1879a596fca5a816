import { useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Field } from '../app/Field.tsx';
import { say } from '../words/say.ts';
import { type Checked, checkFile, checkSeed, fromAddress } from './check.ts';
import styles from './verify.module.css';

const DIGITS = 64;

/** /verify: was the game dealt from the seed that was fixed before it began? Worked out here, with nothing of the server. */
export default function VerifyPage() {
  const [given] = useState(() => fromAddress(location.hash));
  const [commitment, setCommitment] = useState(given.commitment);
  const [seed, setSeed] = useState(given.seed);
  const [file, setFile] = useState<Checked | null>(null);
  const said = checkSeed(seed, commitment);

  return (
    <div className={styles.page}>
      <Bar title={say('Check the shuffles')} />
      <main className={styles.main}>
        <p>
          {say(
            'Before the first card is dealt the server draws a secret number and shows its fingerprint to everybody at the table. Every shuffle, coin and choice by chance follows from that number, which is told when the game is over. If both fit, nobody has changed the shuffles meanwhile.',
          )}
        </p>
        <section className={`${styles.section} paper`}>
          <Field
            label={say('Fingerprint shown at the start')}
            value={commitment}
            onChange={setCommitment}
            testid="commitment"
            most={DIGITS}
          />
          <Field label={say('Number told at the end')} value={seed} onChange={setSeed} testid="seed" most={DIGITS} />
          <p role="status" data-testid="verdict" data-fits={said.fits ?? undefined}>
            {said.text}
          </p>
        </section>
        <section className={`${styles.section} paper`}>
          <h2 className="cap">{say('Play a saved game again')}</h2>
          <p>{say('A saved game is played again here from its number, move by move.')}</p>
          <input
            type="file"
            accept="application/json,.json"
            aria-label={say('Saved game')}
            data-testid="saved"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen) void chosen.text().then((text) => checkFile(text, commitment).then(setFile));
            }}
          />
          <p role="status" data-testid="played">
            {file?.text ?? ''}
          </p>
        </section>
      </main>
    </div>
  );
}
