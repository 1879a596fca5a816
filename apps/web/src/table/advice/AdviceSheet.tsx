import { useEffect, useState } from 'react';
import type { Advice } from '../../game/bots/advice.ts';
import { say } from '../../i18n/say.ts';
import { Sheet } from '../../ui/index.ts';
import { answerWords, reasonWords } from '../model/reasons.ts';
import styles from '../prompt/choice.module.css';
import { useTable } from '../state/context.ts';

/** The best answers, what they are worth, and why. */
function Answers({ advice }: { advice: Advice }) {
  const { name } = useTable('name');
  return (
    <ol className={styles.list} data-testid="answers">
      {advice.best.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ranking that never changes
        <li key={i} className={styles.option} data-picked={i === 0 || undefined}>
          {one.chance === null ? null : (
            <span className={styles.n}>{say('{n}%', { n: Math.round(one.chance * 100) })}</span>
          )}
          <span className="grow">
            <b>{answerWords(one, advice, name)}</b>
            <span className={styles.sub}>{reasonWords(one, name)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Why a bot did what event `n` reports. */
export function WhySheet({ n, onClose }: { n: number; onClose(): void }) {
  const { game, name } = useTable('game', 'name');
  const [advice] = useState(() => game.why(n));
  if (!advice) return null;
  const isHidden = advice.best.some(({ options }) => !options);
  return (
    <Sheet title={say('Why, {who}?', { who: name(advice.seat) })} onClose={onClose} testid="why">
      <p>{say('{question}: its best answers, and its chance to win with each.', { question: advice.title })}</p>
      <Answers advice={advice} />
      {isHidden ? <p className="mut">{say('What it holds stays hidden until the game is over.')}</p> : null}
    </Sheet>
  );
}

/** What a hard bot would do in the viewer's place. */
export function HintSheet({ onClose }: { onClose(): void }) {
  const { game } = useTable('game');
  const [advice, setAdvice] = useState<Advice | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void game.hint().then((found) => {
      if (!isGone) setAdvice(found);
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  return (
    <Sheet title={say('Hint')} onClose={onClose} testid="hint">
      <p role="status">{hintWords(advice)}</p>
      {advice ? <Answers advice={advice} /> : null}
    </Sheet>
  );
}

/** @param advice undefined while it is being thought about */
function hintWords(advice: Advice | null | undefined): string {
  if (advice === undefined) return say('Thinking…');
  if (advice === null) return say('No hint can be given here.');
  return say('What a hard bot would do, knowing what you know, and its chance to win:');
}
