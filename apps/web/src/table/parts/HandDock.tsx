import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { CardBack } from '../../art/index.ts';
import { Icon } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { type Touch, useAnswering, useTable, useTouch } from '../context.ts';
import { hyphenate, typeWord } from '../model/words.ts';
import { touched } from '../touched.ts';
import type { CardView } from '../types.ts';
import { handPeeks } from '../useLayout.ts';
import { Plate, Rules, Window } from './CardFace.tsx';
import styles from './hand.module.css';
import { OwnPanel } from './OwnPanel.tsx';
import { Peek, Standing } from './Peek.tsx';
import { Shelf } from './Shelf.tsx';
import { Tick } from './Tile.tsx';
import { Aside } from './Titan.tsx';
import { Tray } from './Tray.tsx';
import { useInspectGesture } from './useInspectGesture.ts';

interface HandCardProps {
  card: CardView;
  index: number;
}

const HandCard = (props: HandCardProps) => <HandCardFace {...props} {...useTouch(props.card.id)} />;

const HandCardFace = memo(function HandCardFace(props: HandCardProps & Touch) {
  const { card, index, said, chosen } = props;
  const { facts } = useTable();
  const fact = facts.get(card.name);
  const gesture = useInspectGesture({ id: card.id, name: card.name });
  const kind =
    card.type === 'minion'
      ? say('power {n}', { n: card.printed ?? card.power ?? fact?.power ?? 0 })
      : typeWord(card.type);
  return (
    <li className={styles.slot}>
      <button
        type="button"
        className={styles.card}
        data-seat={card.owner ?? undefined}
        data-hand={index}
        data-testid={`hand-${index}`}
        aria-label={`${card.name}, ${kind}${fact?.text ? `. ${fact.text}` : ''}${said ? ` ${said}` : ''}`}
        {...touched(card.id, props)}
        {...gesture}
      >
        <span className={styles.top}>
          <Plate type={card.type} power={card.printed ?? card.power ?? fact?.power} />
          <span className={styles.nm}>{hyphenate(card.name)}</span>
        </span>
        <span className={styles.win}>
          <Window name={card.name} owner={card.owner} />
        </span>
        <span className={styles.tx}>{fact ? <Rules text={fact.text || say('No ability.')} /> : null}</span>
        <Tick n={chosen} />
      </button>
    </li>
  );
});

export interface HandDockProps {
  open: boolean;
  onToggle(open: boolean): void;
  onPlayer(seat: number): void;
}

export const HandDock = memo(function HandDock({ open, onToggle, onPlayer }: HandDockProps) {
  const { view, you, layout, props } = useTable();
  const { decision } = useAnswering();
  const fan = useRef<HTMLUListElement>(null);
  const lit = view.hand.findIndex((card) => decision.targets.ids.has(card.id));
  // On a phone the hand goes on beside the screen: what answers is brought into sight.
  useEffect(() => {
    const cards = [...(fan.current?.children ?? [])] as HTMLElement[];
    if (fan.current && open) fan.current.scrollLeft = (cards[lit]?.offsetLeft ?? 0) - (cards[0]?.offsetLeft ?? 0);
  }, [lit, open]);
  const seat = view.seats.find((s) => s.seat === you);
  if (!seat) return null;
  const phone = handPeeks(layout);
  // Where a mouse is used the shelf has three rows, else two.
  const rows = layout === 'desktop' || layout === 'laptop' ? 3 : 2;
  const columns = Math.ceil(seat.stasis.length / rows) + (seat.titans.length > 0 ? 1 : 0);
  const hidden = props.hideHand === true;
  return (
    <section
      className={styles.hand}
      aria-label={say('Your hand')}
      data-testid="hand"
      data-region="hand"
      data-open={open || undefined}
      data-full={(!hidden && view.hand.length > 6) || undefined}
      data-aside={seat.titans.length + seat.stasis.length > 0 || undefined}
      style={columns > 1 ? ({ '--more': columns - 1 } as CSSProperties) : undefined}
    >
      <h2 className="vh">{say('Your hand')}</h2>
      {phone && !open ? (
        <Peek seat={seat} cards={hidden ? [] : view.hand} onOpen={() => onToggle(true)} />
      ) : (
        <>
          <div className={styles.mine}>
            {phone ? null : <OwnPanel seat={seat} onOpen={onPlayer} />}
            <Aside seat={seat} />
            <Shelf seat={seat} />
          </div>
          {hidden ? (
            <ul className={styles.fan} aria-label={say('{n} hidden cards', { n: seat.hand })}>
              {Array.from({ length: seat.hand }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: backs of cards are all alike
                <li key={i} className={styles.slot}>
                  <span className={styles.back}>
                    <CardBack />
                  </span>
                </li>
              ))}
            </ul>
          ) : view.hand.length === 0 ? (
            <p className={styles.empty}>{say('No cards. You draw two at the end of your turn.')}</p>
          ) : (
            <ul className={styles.fan} data-many={view.hand.length > 6 || undefined} ref={fan}>
              {view.hand.map((card, i) => (
                <HandCard key={card.id} card={card} index={i} />
              ))}
            </ul>
          )}
          {phone ? (
            <div className={styles.beside}>
              <Standing seat={seat} />
              <button type="button" className={styles.fold} onClick={() => onToggle(false)} aria-expanded={true}>
                <Icon name="down" />
                <span className="vh">{say('Close your hand')}</span>
              </button>
            </div>
          ) : (
            <Tray seat={seat} />
          )}
        </>
      )}
    </section>
  );
});
