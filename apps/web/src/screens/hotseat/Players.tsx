import { Link } from 'wouter';
import { BOT_STYLES, type BotLevel, type BotStyle, styleWord } from '../../game/bots/levels.ts';
import { say } from '../../i18n/say.ts';
import { botName, friendlyName } from '../../settings/names.ts';
import { Field } from '../../ui/Field.tsx';
import { Button, SeatBand, SeatMark, seatLetter } from '../../ui/index.ts';
import { WhoPlays } from '../lobby/WhoPlays.tsx';
import styles from './hotseat.module.css';

/** The player for a seat. */
export interface Player {
  /** Kept while a bot has the seat. */
  name: string;
  /** null = a person. */
  bot: BotLevel | null;
  /** The bot's style of play. */
  style: BotStyle;
}

export const person = (name: string): Player => ({ name, bot: null, style: 'plain' });

interface PlayersProps {
  players: Player[];
  onChange(players: Player[]): void;
}

/** Two to four seats. A bot can take any seat as long as one person is left. */
export function Players({ players, onChange }: PlayersProps) {
  const people = players.filter(({ bot }) => !bot).length;
  return (
    <section aria-label={say('Players')}>
      <h2 className="cap">{say('Players')}</h2>
      <ul className={styles.players}>
        {players.map((player, i) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={i}
            seat={i}
            player={player}
            canBeBot={people > 1 || player.bot !== null}
            onChange={(changed) => onChange(players.with(i, changed))}
            onRemove={players.length > 2 && (people > 1 || player.bot) ? () => onChange(players.toSpliced(i, 1)) : null}
          />
        ))}
      </ul>
      {players.length < 4 ? (
        <Button testid="add-player" onClick={() => onChange([...players, person(friendlyName())])}>
          {say('Add a player')}
        </Button>
      ) : null}
      {people < players.length ? (
        <p className={styles.about}>
          <Link href="/bots">{say('How the bots play')}</Link>
        </p>
      ) : null}
    </section>
  );
}

interface RowProps {
  seat: number;
  player: Player;
  canBeBot: boolean;
  onChange(player: Player): void;
  /** null = the game needs this player. */
  onRemove: (() => void) | null;
}

function Row({ seat, player, canBeBot, onChange, onRemove }: RowProps) {
  const letter = seatLetter(seat);
  return (
    <li data-seat={seat}>
      <SeatBand />
      <SeatMark seat={seat} size={34} />
      {player.bot ? (
        <span className={`grow ${styles.botplayer}`}>
          <b>{botName(seat)}</b>
          <select
            value={player.style}
            aria-label={say('How {letter} plays', { letter })}
            data-testid={`style-${seat}`}
            onChange={({ target }) =>
              onChange({ ...player, style: BOT_STYLES.find((style) => style === target.value) ?? 'plain' })
            }
          >
            {BOT_STYLES.map((style) => (
              <option key={style} value={style}>
                {styleWord(style)}
              </option>
            ))}
          </select>
        </span>
      ) : (
        <Field
          label={say('Name of {letter}', { letter })}
          value={player.name}
          testid={`name-${seat}`}
          onChange={(name) => onChange({ ...player, name })}
        />
      )}
      <WhoPlays
        bot={player.bot}
        letter={letter}
        testid={`plays-${seat}`}
        disabled={!canBeBot}
        onChange={(bot) => onChange({ ...player, bot })}
      />
      {onRemove ? (
        <Button small aria-label={say('Remove player {letter}', { letter })} onClick={onRemove}>
          {say('Remove')}
        </Button>
      ) : null}
    </li>
  );
}
