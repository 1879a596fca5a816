import type { TableOptions } from '@smash/protocol';
import type { Session } from '../../game/online/session.ts';
import { msg, say } from '../../i18n/say.ts';
import { rememberBoxes } from '../../settings/boxes.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Boxes } from '../factions/Boxes.tsx';
import styles from './lobby.module.css';
import { Pace } from './Pace.tsx';
import { said } from './words.ts';

const PLAYERS = [
  [2, '2'],
  [3, '3'],
  [4, '4'],
] as const;
export const CHOICE = [
  ['free', msg('Free pick')],
  ['queensberry', msg('Snake draft')],
  ['random', msg('Random 2')],
] as const;
export const TARGETS = [5, 10, 12, 15, 20].map((vp) => [vp, String(vp)] as const);
export const ON_OFF = [
  [false, msg('Off')],
  [true, msg('On')],
] as const;
const MULLIGAN = [
  ['shuffle', msg('Shuffle back')],
  ['discard', msg('Discard')],
  ['off', msg('Off')],
] as const;

const UNDO = [
  ['free', msg('Free only')],
  ['ask', msg('Free + ask')],
  ['off', msg('Off')],
] as const;

const WATCHERS = [
  ['open', msg('Open cards')],
  ['late', msg('All hands, late')],
] as const;

interface RulesProps {
  session: Session;
  options: TableOptions;
  /** True for the host, except while the shuffle is being mixed. */
  edits: boolean;
  /** The game continues from a finished one and keeps its rules. */
  goesOn?: boolean;
}

/** What can still be changed in a continued game. */
const FREE: readonly (keyof TableOptions)[] = ['undo', 'clock', 'hints', 'watchers'];

/** The rules of this table. The host edits them and everyone sees them; a change resets every player's Ready. */
export function Rules({ session, options, edits, goesOn = false }: RulesProps) {
  const set = (change: Partial<TableOptions>) => void session.ask('options', change);
  const edit = <K extends keyof TableOptions>(key: K) =>
    edits && (!goesOn || FREE.includes(key)) ? (value: TableOptions[K]) => set({ [key]: value }) : undefined;
  const chooseBoxes = (sets: string[]) => {
    rememberBoxes(sets);
    set({ sets });
  };
  return (
    <section aria-label={say('Table rules')} data-testid="rules">
      <h2 className={`cap ${styles.head}`}>
        {say('Table rules')} <span className={`mut ${styles.small}`}>{say('set by the host, seen by everyone')}</span>
      </h2>
      <div className={styles.rules} data-rules>
        <Chips label={say('Seats')} options={PLAYERS} value={options.players as 2 | 3 | 4} onChange={edit('players')} />
        <Chips
          label={say('Faction choice')}
          options={said(CHOICE)}
          value={options.factions}
          onChange={edit('factions')}
        />
        <Boxes sets={options.sets} onChange={edits && !goesOn ? chooseBoxes : undefined} />
        <Chips
          label={say('Win at')}
          help={say('checked at each turn’s end; ties play on')}
          options={TARGETS}
          value={options.vpToWin}
          onChange={edit('vpToWin')}
        />
        <Chips
          label={say('Same faction twice')}
          help={say('by two players, never in one deck')}
          options={said(ON_OFF)}
          value={options.duplicates}
          onChange={edit('duplicates')}
        />
        <Chips
          label={say('Titans')}
          help={say('those of the chosen factions')}
          options={said(ON_OFF)}
          value={options.titans}
          onChange={edit('titans')}
        />
        <Chips
          label={say('Big Base')}
          help={say('one board, three periods of three rounds')}
          options={said(ON_OFF)}
          value={options.bigBase}
          onChange={edit('bigBase')}
        />
        <Chips
          label={say('Hide reaction speed')}
          help={say('pauses before it passes, so nobody can tell what you hold')}
          options={said(ON_OFF)}
          value={options.tellMask}
          onChange={edit('tellMask')}
        />
        <Chips
          label={say('No minion in the opening hand')}
          help={say('show it and draw five new cards, once')}
          options={said(MULLIGAN)}
          value={options.mulligan}
          onChange={edit('mulligan')}
        />
        <Chips
          label={say('Undo')}
          help={say('free where nothing was revealed')}
          options={said(UNDO)}
          value={options.undo}
          onChange={edit('undo')}
        />
        <Pace clock={options.clock} onChange={edit('clock')} />
        <Chips
          label={say('Hints')}
          help={say('what a hard bot would do; only whoever asks sees it')}
          options={said(ON_OFF)}
          value={options.hints}
          onChange={edit('hints')}
        />
        <Chips
          label={say('Spectators see')}
          help={say('late: as they were two rounds ago')}
          options={said(WATCHERS)}
          value={options.watchers}
          onChange={edit('watchers')}
        />
      </div>
    </section>
  );
}
