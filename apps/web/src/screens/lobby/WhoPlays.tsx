import { BOT_LEVELS, type BotLevel, botWord } from '../../game/bots/levels.ts';
import { say } from '../../i18n/say.ts';

interface WhoPlaysProps {
  /** null = a person. */
  bot: BotLevel | null;
  /** The seat's letter or name. */
  letter: string;
  testid: string;
  disabled: boolean;
  onChange(bot: BotLevel | null): void;
}

/** Lets the host choose a person or a level of bot for a seat. */
export const WhoPlays = ({ bot, letter, testid, disabled, onChange }: WhoPlaysProps) => (
  <select
    value={bot ?? ''}
    aria-label={say('Who plays {letter}', { letter })}
    data-testid={testid}
    disabled={disabled}
    onChange={({ target }) => onChange(BOT_LEVELS.find((level) => level === target.value) ?? null)}
  >
    <option value="">{say('Person')}</option>
    {BOT_LEVELS.map((level) => (
      <option key={level} value={level}>
        {botWord(level)}
      </option>
    ))}
  </select>
);
