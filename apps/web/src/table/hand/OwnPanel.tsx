import { memo } from 'react';
import { Mashup } from '../../art/index.ts';
import { say } from '../../i18n/say.ts';
import { Icon, RaceBar, SeatMark } from '../../ui/index.ts';
import type { SeatView } from '../../view/types.ts';
import { pointsOf, raceOf } from '../model/words.ts';
import { useTable } from '../state/context.ts';
import own from './seat.module.css';

export const OwnPanel = memo(function OwnPanel({ seat, onOpen }: { seat: SeatView; onOpen(seat: number): void }) {
  const { view, name } = useTable('view', 'name');
  const [a, b] = seat.factions;
  const race = raceOf(view, seat.vp);
  return (
    <button
      type="button"
      className={own.own}
      data-seat={seat.seat}
      data-testid={`player-${seat.seat}`}
      aria-label={[
        name(seat.seat),
        pointsOf(view, seat.vp),
        say('deck {deck}, discard pile {discard}', { deck: seat.deck, discard: seat.discard.length }),
      ].join(', ')}
      onClick={() => onOpen(seat.seat)}
    >
      <span className="row">
        <SeatMark seat={seat.seat} size={26} silent />
        <b className={own.who} data-name>
          {name(seat.seat)}
        </b>
      </span>
      <span className={own.vp} data-score>
        {seat.vp}
        <small>{view.bigBase ? ` ${say('VP')}` : ` / ${view.vpToWin}`}</small>
      </span>
      {race ? <RaceBar {...race} /> : null}
      <span className={own.foot}>
        {a && b ? (
          <span className={own.mash}>
            <Mashup a={a} b={b} size={34} />
          </span>
        ) : null}
        <span className={own.counts} data-counts>
          <span>
            <Icon name="deck" size={14} />
            {say('{n} deck', { n: seat.deck })}
          </span>
          <span>
            <Icon name="discard" size={14} />
            {say('{n} disc', { n: seat.discard.length })}
          </span>
        </span>
      </span>
    </button>
  );
});
