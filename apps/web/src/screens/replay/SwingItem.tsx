import { Link } from 'wouter';
import type { Weighed } from '../../game/bots/advice.ts';
import { ofAdvice } from '../../game/language.ts';
import type { Swing } from '../../game/replay/review.ts';
import { decimal, say } from '../../i18n/say.ts';
import { answerWords, reasonWords } from '../../table/model/reasons.ts';
import type { NameOf } from '../../table/model/words.ts';
import type { Seat } from '../../view/types.ts';
import styles from './review.module.css';

const percent = (chance: number): string => say('{n}%', { n: Math.round(chance * 100) });

export interface SwingItemProps {
  swing: Swing;
  name: NameOf;
  seat: Seat;
  replay: string;
}

/** A costly answer: what the bot would have done instead, why, and what would have followed. */
export function SwingItem({ swing, name, seat, replay }: SwingItemProps) {
  const advice = ofAdvice(swing.advice);
  const [bot, made] = advice.best;
  const [better, worse] = swing.gains;
  const answer = (who: string, one: Weighed, gains: number[]) => (
    <div className={styles.answer}>
      <dt>
        {who} <b className="d">{percent(one.chance ?? 0)}</b>
      </dt>
      <dd>
        <b>{answerWords(one, advice, name)}</b>
        <span>{reasonWords(one, name)}</span>
        <span className={styles.gains}>{gainsWords(gains, name)}</span>
      </dd>
    </div>
  );
  return (
    <li className={`${styles.swing} paper`} data-testid="swing">
      <h3 className="d">
        {say('Turn {turn}: {loss, plural, one {# percentage point} other {# percentage points}} lost', {
          turn: swing.turn,
          loss: Math.round(swing.loss * 100),
        })}
      </h3>
      <p>{advice.title}</p>
      <dl>
        {made ? answer(say('{name} chose', { name: name(seat) }), made, worse) : null}
        {bot ? answer(say('The bot would have chosen'), bot, better) : null}
      </dl>
      <Link href={`/replay/${replay}#e=${swing.n}`} data-testid="swing-there">
        {say('See the table then')}
      </Link>
    </li>
  );
}

/** "Then, by everybody's next turn: Ines +2.1 VP, Mina +0.4 VP". */
function gainsWords(gains: readonly number[], name: NameOf): string {
  const each = gains.map((vp, seat) => {
    const rounded = Math.round(vp * 10) / 10;
    return say('{name} {sign}{vp} VP', {
      name: name(seat),
      sign: rounded < 0 ? '−' : '+',
      vp: decimal(Math.abs(rounded)),
    });
  });
  return say('What follows in a round, on average: {each}', { each: each.join(', ') });
}
