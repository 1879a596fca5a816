import { CardBack } from '../../art/index.ts';
import { msg, say } from '../../i18n/say.ts';
import { Button, SeatMark } from '../../ui/index.ts';
import { Plate, Window } from '../card/CardFace.tsx';
import { CardLink } from '../card/CardLink.tsx';
import { type Duel, type DuelSide, slotWords } from '../model/duel.ts';
import { hyphenate } from '../model/hyphens.ts';
import { useSelected, useTable } from '../state/context.ts';
import styles from './duel.module.css';
import { Fold, Stage, StageHead } from './Stage.tsx';

/** What a slot shows instead of a card: there is none, or it is not known. */
function slotSign(slot: DuelSide['slot'], mine: boolean): string {
  if (slot === 'back') return '↩';
  if (slot !== 'open') return '–';
  return mine ? say('Your card') : '?';
}

function SlotFace({ side: { slot, card, seat }, mine }: { side: DuelSide; mine: boolean }) {
  const { facts } = useTable('facts');
  if (slot === 'down')
    return (
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
    );
  const face = slot === 'shown' || slot === 'played' || slot === 'picked';
  if (!face || !card) return <span className={styles.empty}>{slotSign(slot, mine)}</span>;
  const fact = facts.get(card);
  return (
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
  );
}

/** A duellist's card, shown as its back until revealed, even to its player. */
function Placed({ side }: { side: DuelSide }) {
  const { you } = useTable('you');
  const { slot, seat } = side;
  const mine = seat !== null && seat === you;
  return (
    <div
      className={styles.slot}
      data-slot={slot}
      data-mine={mine || undefined}
      data-seat={seat ?? undefined}
      data-testid={`slot-${seat ?? 'nobody'}`}
    >
      <SlotFace side={side} mine={mine} />
    </div>
  );
}

function Side({ side, part, over }: { side: DuelSide; part: string; over: boolean }) {
  const { name } = useTable('name');
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
  stopped: msg('The two are no longer at the same base.'),
};

/** The buttons that place a card or none; the opponent sees only that the choice was made (DUEL-1). */
function Commit() {
  const { view, busy, decision, listOpen } = useTable('view', 'busy', 'decision', 'listOpen');
  const prompt = view.prompt;
  if (prompt?.kind !== 'commit') return null;
  const { ready } = decision;
  const picked = prompt.options.find((option) => option.id === decision.sel.picked[0])?.name;
  const button = picked ? 'btn-clear' : 'btn-pass';
  return (
    <>
      <Button
        hint={picked ? 'Esc' : 'P'}
        testid={listOpen ? undefined : button}
        onClick={() => (picked ? decision.cancel() : decision.pass())}
      >
        {picked ? say('Take it back') : prompt.skip}
      </Button>
      <Button
        kind="primary"
        hatched={!ready || busy}
        reason={busy ? say('Sending…') : say('Pick a card to place')}
        testid={listOpen ? undefined : 'btn-confirm'}
        onClick={() => decision.confirm()}
      >
        {say('Place {card}', { card: picked ?? '' })}
      </Button>
    </>
  );
}

function Foot({ result, onRead }: { result: Duel['result']; onRead(): void }) {
  const asked = useSelected(({ view }) => view.prompt?.kind === 'commit');
  if (result === null) return asked ? <Commit /> : <span className={styles.calm}>{say(NEXT.won)}</span>;
  return (
    <>
      <span className={styles.calm}>{say(NEXT[result])}</span>
      <Button kind="primary" testid="btn-duel-read" onClick={onRead}>
        {say('Continue')}
      </Button>
    </>
  );
}

/** Two minions and their players' cards; covers the bases until the duel is over and its result has been read. */
export function DuelStage({ duel, onFold, onRead }: { duel: Duel; onFold(): void; onRead(): void }) {
  const [one, other] = duel.sides;
  const over = duel.result !== null;
  const sign = duel.result === 'tied' ? '=' : ':';
  return (
    <Stage
      label={say('Duel: {one} against {other}', { one: one.name, other: other.name })}
      testid="duel-stage"
      width={660}
      low
      result={duel.result}
    >
      <StageHead
        title={say(duel.result ? TITLES[duel.result] : msg('Duel'))}
        source={duel.source}
        buttons={over ? null : <Fold onFold={onFold} testid="duel-fold" />}
      />
      <div className={styles.sides} data-grows>
        <Side side={one} part={say('challenger')} over={over} />
        <b className={styles.against} aria-hidden="true">
          {over ? sign : say('vs')}
        </b>
        <Side side={other} part={say('challenged')} over={over} />
      </div>
      <footer className={styles.foot}>
        <Foot result={duel.result} onRead={onRead} />
      </footer>
    </Stage>
  );
}
