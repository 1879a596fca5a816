import type { TableOptions } from '@smash/protocol';
import { Chips } from '../app/Chips.tsx';
import type { Session } from '../net/session.ts';
import styles from './lobby.module.css';

const PLAYERS = [
  [2, '2'],
  [3, '3'],
  [4, '4'],
] as const;
export const CHOICE = [
  ['free', 'Free pick'],
  ['queensberry', 'Snake draft'],
  ['random', 'Random 2'],
] as const;
export const TARGETS = [5, 10, 12, 15, 20].map((vp) => [vp, String(vp)] as const);
export const ON_OFF = [
  [false, 'Off'],
  [true, 'On'],
] as const;
const MULLIGAN = [
  ['shuffle', 'Shuffle back'],
  ['discard', 'Discard'],
  ['off', 'Off'],
] as const;

const UNDO = [
  ['free', 'Free only'],
  ['ask', 'Free + ask'],
  ['off', 'Off'],
] as const;

const CLOCK = [
  ['off', 'Off'],
  ['relaxed', 'Relaxed'],
  ['brisk', 'Brisk'],
  ['blitz', 'Blitz'],
] as const;

/** The rules of this table: the host edits, everyone sees. A change takes everybody's Ready back. */
export function Rules({ session, options, host }: { session: Session; options: TableOptions; host: boolean }) {
  const set = (change: Partial<TableOptions>) => void session.ask('options', change);
  const edit = <K extends keyof TableOptions>(key: K) =>
    host ? (value: TableOptions[K]) => set({ [key]: value }) : undefined;
  return (
    <section aria-label="Table rules" data-testid="rules">
      <h2 className={`cap ${styles.head}`}>
        Table rules <span className={`mut ${styles.small}`}>host edits, everyone sees</span>
      </h2>
      <div>
        <Chips label="Seats" options={PLAYERS} value={options.players as 2 | 3 | 4} onChange={edit('players')} />
        <Chips label="Faction choice" options={CHOICE} value={options.factions} onChange={edit('factions')} />
        <Chips
          label="Win at"
          help="asked at the end of a turn; a tie plays on"
          options={TARGETS}
          value={options.vpToWin}
          onChange={edit('vpToWin')}
        />
        <Chips
          label="Same faction twice"
          help="by two players, never in one deck"
          options={ON_OFF}
          value={options.duplicates}
          onChange={edit('duplicates')}
        />
        <Chips
          label="Titans"
          help="those of the chosen factions"
          options={ON_OFF}
          value={options.titans}
          onChange={edit('titans')}
        />
        <Chips
          label="Big Base"
          help="one board, three periods of three rounds"
          options={ON_OFF}
          value={options.bigBase}
          onChange={edit('bigBase')}
        />
        <Chips
          label="Tell-mask"
          help="windows stay open a moment, so that a quick pass tells nothing"
          options={ON_OFF}
          value={options.tellMask}
          onChange={edit('tellMask')}
        />
        <Chips
          label="No minion in the first hand"
          help="show it, draw five new ones, once"
          options={MULLIGAN}
          value={options.mulligan}
          onChange={edit('mulligan')}
        />
        <Chips
          label="Undo"
          help="free where nothing was revealed"
          options={UNDO}
          value={options.undo}
          onChange={edit('undo')}
        />
        <Chips
          label="Clock"
          help="180, 90 or 45 s a turn; then chance chooses"
          options={CLOCK}
          value={options.clock}
          onChange={edit('clock')}
        />
      </div>
    </section>
  );
}
