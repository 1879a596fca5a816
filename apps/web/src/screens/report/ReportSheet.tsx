import type { Claim } from '@smash/protocol';
import { SENTENCE } from '@smash/protocol';
import { useId, useMemo, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { Button, Sheet } from '../../ui/index.ts';
import type { View } from '../../view/types.ts';
import styles from './report.module.css';
import { subjectsOf } from './subjects.ts';

export interface Reported {
  sentence: string;
  claim: Claim | null;
}

interface ReportSheetProps<Moment> {
  view: View;
  names: readonly string[];
  /** The moment at which the sheet was opened. */
  moment: Moment;
  /** What the reader has already said about this moment. */
  said?: Reported | undefined;
  /** Saves a file now, or keeps a note until the game is over. */
  makes: 'file' | 'note';
  onReport(reported: Reported, moment: Moment): void;
  onClose(): void;
}

const sameThing = (one: Claim, other: Claim | null | undefined): boolean =>
  JSON.stringify({ ...one, is: 0 }) === JSON.stringify({ ...other, is: 0 });

/** Asks what is wrong at this moment, in a sentence, and which number is wrong. */
export function ReportSheet<Moment>(props: ReportSheetProps<Moment>) {
  const { view, names, said, makes, onReport, onClose } = props;
  const id = useId();
  const [sentence, setSentence] = useState(said?.sentence ?? '');
  // Freeze the moment: the game may go on behind the sheet.
  const [moment] = useState(() => props.moment);
  const [subjects] = useState(() => subjectsOf(view, names));
  const [about, setAbout] = useState(() => subjects.findIndex(({ shown }) => sameThing(shown, said?.claim)));
  const [is, setIs] = useState(() => (said?.claim && 'is' in said.claim ? `${said.claim.is}` : ''));
  const subject = subjects[about];
  const number = useMemo(() => (/^\d{1,3}$/.test(is.trim()) ? Number(is) : null), [is]);
  const isComplete = sentence.trim() !== '' && (!subject || number !== null);
  return (
    <Sheet
      title={say('Report this moment')}
      surface="panel"
      testid="report"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('Cancel')}</Button>
          <Button
            kind="primary"
            testid="report-done"
            disabled={!isComplete}
            onClick={() =>
              onReport(
                {
                  sentence: sentence.trim(),
                  claim: subject && number !== null ? { ...subject.shown, is: number } : null,
                },
                moment,
              )
            }
          >
            {makes === 'file' ? say('Save the file') : say('Keep it')}
          </Button>
        </>
      }
    >
      <p>
        {makes === 'file'
          ? say('The file holds the whole game with all its cards, this moment, and what you write here.')
          : say('It stays in this browser until the game is over. Then its replay turns it into a file.')}
      </p>
      <label className={styles.label} htmlFor={`${id}-sentence`}>
        {say('What is wrong here?')}
      </label>
      <textarea
        id={`${id}-sentence`}
        className={styles.sentence}
        data-testid="report-sentence"
        rows={3}
        maxLength={SENTENCE}
        value={sentence}
        onChange={({ target }) => setSentence(target.value)}
      />
      <div className={styles.claim}>
        <label className={styles.label} htmlFor={`${id}-about`}>
          {say('Which number is wrong?')}
        </label>
        <select
          id={`${id}-about`}
          data-testid="report-about"
          value={about}
          onChange={({ target }) => {
            const next = Number(target.value);
            setAbout(next);
            setIs(subjects[next] ? `${subjects[next].shown.is}` : '');
          }}
        >
          <option value={-1}>{say('None of them')}</option>
          {subjects.map(({ label, shown }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <option key={i} value={i}>
              {`${label}: ${shown.is}`}
            </option>
          ))}
        </select>
        {subject ? (
          <>
            <label className={styles.label} htmlFor={`${id}-is`}>
              {say('It should be')}
            </label>
            <input
              id={`${id}-is`}
              className={styles.number}
              data-testid="report-is"
              inputMode="numeric"
              maxLength={3}
              value={is}
              aria-invalid={number === null || undefined}
              onChange={({ target }) => setIs(target.value)}
            />
          </>
        ) : null}
      </div>
    </Sheet>
  );
}
