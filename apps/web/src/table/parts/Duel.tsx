import { CardBack } from '../../art/index.ts';
import { Button, Icon, SeatMark } from '../../ui/index.ts';
import { msg, say } from '../../words/say.ts';
import { useAnswering, useTable } from '../context.ts';
import { type Duel, type DuelSide, slotWords } from '../model/duel.ts';
import { hyphenate } from '../model/words.ts';
import { Plate, Window } from './CardFace.tsx';
import { CardLink } from './CardLink.tsx';
import styles from './duel.module.css';

/** The card before one of the two: its back until it is revealed, whatever its player knows of it. */
function Placed({ side }: { side: DuelSide }) {
  const { facts, you } = useTable();
  const { slot, card, seat } = side;
  const fact = card ? facts.get(card) : undefined;
  const mine = seat !== null && seat === you;
  const face = slot === 'shown' || slot === 'played' || slot === 'picked';
  return (
    <div
      className={styles.slot}
      data-slot={slot}
      data-mine={mine || undefined}
      data-seat={seat ?? undefined}
      data-testid={`slot-${seat ?? 'nobody'}`}
    >
      {slot === 'down' ? (
        <>
          <span className={styles.back}>
            <CardBack />
          </span>
          {seat === null ? null : (
            <span className={styles.mark}>
              <SeatMark seat={seat} size={30} silent />
            </span>
          )}
          {card ? <em className={styles.own}>{hyphenate(card)}</em> : null}
        </>
      ) : face && card ? (
        <>
          <span className={styles.cardtop}>
            <Plate type={fact?.type ?? 'action'} power={fact?.power} />
            <b>{hyphenate(card)}</b>
          </span>
          <span className={styles.cardpic}>
            <Window name={card} owner={seat} />
          </span>
          <span className={styles.cardtext}>{fact?.text}</span>
        </>
      ) : (
        <span className={styles.empty}>
          {slot === 'open' ? (mine ? say('Your card') : '?') : slot === 'back' ? '↩' : '–'}
        </span>
      )}
    </div>
  );
}

function Side({ side, part, over }: { side: DuelSide; part: string; over: boolean }) {
  const { name } = useTable();
  const { controller, id } = side;
  return (
    <div className={styles.side} data-seat={controller ?? undefined} data-won={side.won || undefined}>
      <p className={styles.whose}>
        {controller === null ? null : <SeatMark seat={controller} size={24} silent />}
        <b>{name(controller)}</b>
        <span>{part}</span>
      </p>
      <div className={styles.minion}>
        <span className={`${styles.band} ink`} />
        <span className={styles.pic}>
          <Window name={side.name} owner={controller} />
          {side.won ? <span className={styles.wins}>{say('wins')}</span> : null}
        </span>
        <span className={styles.named}>
          {id === null || id === 0 ? <b>{side.name}</b> : <CardLink id={id} name={side.name} />}
        </span>
        <b className={styles.power}>
          {side.power ?? '–'}
          <span className="vh"> {say('power')}</span>
        </b>
      </div>
      <Placed side={side} />
      <p className={styles.words}>{over && side.slot === 'none' && side.seat === null ? '' : slotWords(side, name)}</p>
    </div>
  );
}

const TITLES = { won: msg('Duel won'), tied: msg('Duel tied'), stopped: msg('No result') };
const NEXT = {
  won: msg('The higher power wins.'),
  tied: msg('Both have won, and both have lost.'),
  stopped: msg('The two are not at one base any more.'),
};

/** Place a card, or none: the other one sees only that it was done (DUEL-1). */
function Commit() {
  const { view, props } = useTable();
  const { decision, listOpen } = useAnswering();
  const prompt = view.prompt;
  if (prompt?.kind !== 'commit') return null;
  const { ready } = decision;
  const picked = prompt.options.find((option) => option.id === decision.sel.picked[0])?.name;
  return (
    <>
      <Button
        hint={picked ? 'Esc' : 'P'}
        testid={listOpen ? undefined : picked ? 'btn-clear' : 'btn-pass'}
        onClick={() => (picked ? decision.cancel() : decision.pass())}
      >
        {picked ? say('Take it back') : prompt.skip}
      </Button>
      <Button
        kind="primary"
        hatched={!ready || props.busy}
        reason={props.busy ? say('Sending…') : say('Pick a card to place')}
        testid={listOpen ? undefined : 'btn-confirm'}
        onClick={() => decision.confirm()}
      >
        {say('Place {card}', { card: picked ?? '' })}
      </Button>
    </>
  );
}

/** Two minions, and what their players place for them; lies over the bases until it is over and has been read. */
export function DuelStage({ duel, onFold, onRead }: { duel: Duel; onFold(): void; onRead(): void }) {
  const { view } = useTable();
  const [one, other] = duel.sides;
  const over = duel.result !== null;
  return (
    <section
      className={`${styles.stage} paper`}
      aria-label={say('Duel: {one} against {other}', { one: one.name, other: other.name })}
      data-testid="duel-stage"
      data-result={duel.result ?? undefined}
    >
      <header className={styles.head}>
        <h2 className="cap">{say(duel.result ? TITLES[duel.result] : msg('Duel'))}</h2>
        {duel.source ? <span className={styles.source}>{duel.source}</span> : null}
        <span className="grow" />
        {over ? null : (
          <button type="button" className={styles.fold} onClick={onFold} data-testid="duel-fold">
            <Icon name="eye" /> {say('See the table')}
          </button>
        )}
      </header>
      <div className={styles.sides}>
        <Side side={one} part={say('challenger')} over={over} />
        <b className={styles.against} aria-hidden="true">
          {over ? (duel.result === 'tied' ? '=' : ':') : say('vs')}
        </b>
        <Side side={other} part={say('challenged')} over={over} />
      </div>
      <footer className={styles.foot}>
        {over ? (
          <>
            <span className={styles.calm}>{say(NEXT[duel.result ?? 'stopped'])}</span>
            <Button kind="primary" testid="btn-duel-read" onClick={onRead}>
              {say('Continue')}
            </Button>
          </>
        ) : view.prompt?.kind === 'commit' ? (
          <Commit />
        ) : (
          <span className={styles.calm}>{say(NEXT.won)}</span>
        )}
      </footer>
    </section>
  );
}
