import { Mashup } from '../../art/index.ts';
import { Button, Icon, RaceBar, SeatMark } from '../../ui/index.ts';
import { useTable } from '../context.ts';
import { hyphenate } from '../model/words.ts';
import type { AllowanceView, CardView, SeatView } from '../types.ts';
import { Plate, Rules, Window } from './CardFace.tsx';
import styles from './hand.module.css';
import { Tick } from './Tile.tsx';
import { useInspectGesture } from './useInspectGesture.ts';

function HandCard({ card, index }: { card: CardView; index: number }) {
  const { decision, facts, legalText } = useTable();
  const fact = facts.get(card.name);
  const legal = decision.targets.ids.has(card.id);
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  const kind = card.type === 'minion' ? `power ${card.printed ?? card.power ?? fact?.power}` : card.type;
  const said = legalText(card.id);
  return (
    <li className={styles.slot}>
      <button
        type="button"
        className={styles.card}
        data-seat={card.owner ?? undefined}
        data-legal={legal || undefined}
        data-chosen={decision.order(card.id) > 0 || undefined}
        data-id={card.id}
        data-hand={index}
        data-testid={`hand-${index}`}
        data-stop
        aria-label={`${card.name}, ${kind}${fact?.text ? `. ${fact.text}` : ''}${said ? ` ${said}` : ''}`}
        onClick={() => decision.tap(card.id)}
        {...gesture}
      >
        <span className={styles.top}>
          <Plate type={card.type} power={card.printed ?? card.power ?? fact?.power} />
          <span className={styles.nm}>{hyphenate(card.name)}</span>
        </span>
        <span className={styles.win}>
          <Window name={card.name} owner={card.owner} />
        </span>
        <span className={styles.tx}>{fact ? <Rules text={fact.text || 'No ability.'} /> : null}</span>
        <Tick n={decision.order(card.id)} />
      </button>
    </li>
  );
}

function Own({ seat, onOpen }: { seat: SeatView; onOpen(): void }) {
  const { view, name } = useTable();
  const [a, b] = seat.factions;
  return (
    <button
      type="button"
      className={styles.own}
      data-seat={seat.seat}
      data-testid={`player-${seat.seat}`}
      aria-label={`${name(seat.seat)}, ${seat.vp} of ${view.vpToWin} points, deck ${seat.deck}, discard ${seat.discard.length}`}
      onClick={onOpen}
    >
      <span className="row">
        <SeatMark seat={seat.seat} size={26} silent />
        <b className={styles.who}>{name(seat.seat)}</b>
      </span>
      <span className={styles.vp}>
        {seat.vp}
        <small> / {view.vpToWin}</small>
      </span>
      <RaceBar value={seat.vp} target={view.vpToWin} />
      <span className={styles.foot}>
        {a && b ? (
          <span className={styles.mash}>
            <Mashup a={a} b={b} size={34} />
          </span>
        ) : null}
        <span className={styles.counts}>
          <span>
            <Icon name="deck" size={14} />
            {seat.deck} deck
          </span>
          <span>
            <Icon name="discard" size={14} />
            {seat.discard.length} disc
          </span>
        </span>
      </span>
    </button>
  );
}

const word = (a: AllowanceView): string => (a.type === 'minion' ? 'Minion' : 'Action');

function Allowance({ play }: { play: AllowanceView }) {
  const spent = play.left === 0;
  const detail = [play.limit, play.source && `from ${play.source}`].filter(Boolean).join(' · ');
  return (
    <li className={styles.al} data-spent={spent || undefined} data-type={play.type} title={detail || undefined}>
      <i data-full={!spent || undefined} />
      <span>
        {play.regular ? '' : '+'}
        {spent ? <s>{word(play)}</s> : `${word(play)}${play.regular ? ` · ${play.left} left` : ''}`}
        <span className="vh">{spent ? ' spent' : ''}</span>
        {detail && !spent ? <small> {detail}</small> : null}
      </span>
    </li>
  );
}

/** The regular plays as they are outside the own turn: known kinds, nothing to spend. */
const IDLE: AllowanceView[] = [
  { type: 'minion', regular: true, left: 0, limit: '', source: '' },
  { type: 'action', regular: true, left: 0, limit: '', source: '' },
];

function Tray({ seat }: { seat: SeatView }) {
  const { view, decision, you } = useTable();
  const mine = view.current === you;
  const plays = seat.plays.length ? seat.plays : IDLE;
  const can = decision.targets.end !== null;
  const why = !mine ? 'Not your turn' : view.prompt ? 'Answer the question first' : '';
  return (
    <section className={styles.tray} aria-label="You may still play">
      <ul className={styles.allowances} data-idle={seat.plays.length === 0 || undefined}>
        {plays.map((play, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plays have no identity
          <Allowance key={i} play={play} />
        ))}
      </ul>
      {can ? null : <p className={styles.note}>{why}</p>}
      <Button
        wide
        hatched={!can}
        hint={can ? 'E' : undefined}
        testid="btn-endturn"
        className={styles.end}
        onClick={() => decision.endTurn()}
      >
        End turn
      </Button>
    </section>
  );
}

/** Score, what may still be played, two cards and a number: the hand of a phone while it is closed. */
function Peek({ seat, cards, onOpen }: { seat: SeatView; cards: CardView[]; onOpen(): void }) {
  const { view, decision } = useTable();
  const legal = cards.filter((c) => decision.targets.ids.has(c.id));
  const first = [...legal, ...cards.filter((c) => !legal.includes(c))].slice(0, 2);
  const left = seat.plays.filter((p) => p.left > 0);
  const rest = cards.length - first.length;
  return (
    <div className={styles.peek}>
      <SeatMark seat={seat.seat} size={24} />
      <b className={styles.peekvp}>
        {seat.vp}
        <small>/{view.vpToWin}</small>
      </b>
      <ul className={styles.left} aria-label="You may still play">
        {left.length === 0 ? <li>{view.current === seat.seat ? 'no plays' : 'waiting'}</li> : null}
        {(['minion', 'action'] as const).map((type) => {
          const n = left.filter((p) => p.type === type).reduce((sum, p) => sum + p.left, 0);
          return n ? (
            <li key={type} data-type={type}>
              <i /> {n}
              <span className={styles.word}> {type === 'minion' ? 'min.' : 'act.'}</span>
            </li>
          ) : null;
        })}
      </ul>
      <button
        type="button"
        className={styles.peekcards}
        onClick={onOpen}
        data-testid="btn-hand"
        data-stop
        aria-expanded={false}
      >
        <span className="vh">Open your hand, {cards.length} cards</span>
        {first.map((card) => (
          <span key={card.id} className={styles.pk} data-lit={legal.includes(card) || undefined} aria-hidden="true">
            <Plate type={card.type} power={card.printed ?? card.power} />
            <span>{card.name}</span>
          </span>
        ))}
        {rest > 0 ? (
          <b className={styles.plus} aria-hidden="true">
            +{rest}
          </b>
        ) : null}
      </button>
      {decision.targets.end ? (
        <Button className={styles.peekend} testid="btn-endturn" onClick={() => decision.endTurn()}>
          End
        </Button>
      ) : null}
    </div>
  );
}

export interface HandDockProps {
  open: boolean;
  onToggle(open: boolean): void;
  onPlayer(seat: number): void;
}

export function HandDock({ open, onToggle, onPlayer }: HandDockProps) {
  const { view, you, layout, props } = useTable();
  const seat = view.seats.find((s) => s.seat === you);
  if (!seat) return null;
  const phone = layout === 'phone';
  const hidden = props.hideHand === true;
  return (
    <section
      className={styles.hand}
      aria-label="Your hand"
      data-testid="hand"
      data-region="hand"
      data-open={open || undefined}
    >
      <h2 className="vh">Your hand</h2>
      {phone && !open ? (
        <Peek seat={seat} cards={hidden ? [] : view.hand} onOpen={() => onToggle(true)} />
      ) : (
        <>
          {phone ? null : <Own seat={seat} onOpen={() => onPlayer(seat.seat)} />}
          {hidden ? (
            <p className={styles.empty}>The hand is hidden.</p>
          ) : view.hand.length === 0 ? (
            <p className={styles.empty}>No cards. You draw two at the end of your turn.</p>
          ) : (
            <ul className={styles.fan} data-many={view.hand.length > 6 || undefined}>
              {view.hand.map((card, i) => (
                <HandCard key={card.id} card={card} index={i} />
              ))}
            </ul>
          )}
          {phone ? (
            <button type="button" className={styles.fold} onClick={() => onToggle(false)} aria-expanded={true}>
              <Icon name="down" />
              <span className="vh">Close your hand</span>
            </button>
          ) : (
            <Tray seat={seat} />
          )}
        </>
      )}
    </section>
  );
}
