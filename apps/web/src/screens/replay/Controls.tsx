import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { Recording, Viewpoint } from '../../game/replay/recording.ts';
import { say } from '../../i18n/say.ts';
import { Icon } from '../../ui/index.ts';
import { ChanceBar } from './ChanceBar.tsx';
import styles from './replay.module.css';
import { type Playback, SPEEDS, type Speed } from './usePlayback.ts';

type Glyph = Parameters<typeof Icon>[0]['name'];

export interface ControlsProps {
  recording: Recording;
  playback: Playback;
  names: string[];
  from: Viewpoint;
  onFrom(from: Viewpoint): void;
  children: ReactNode;
}

export function Controls({ recording, playback, names, from, onFrom, children }: ControlsProps) {
  const { stops } = recording;
  const { at, move } = playback;
  const stop = stops[at]!;
  const where = say('Turn {turn}, event {n} of {all}', { turn: stop.turn, n: stop.n, all: stops.at(-1)!.n });
  const step = (icon: Glyph, word: string, label: string, act: () => void, keys?: string) => (
    <button type="button" aria-label={label} title={label} aria-keyshortcuts={keys} onClick={act}>
      <Icon name={icon} size={18} />
      <small>{word}</small>
    </button>
  );
  const play = playback.playing ? say('Pause') : say('Start playback');
  const last = stops.length - 1;
  return (
    <section className={styles.controls} aria-label={say('Replay')} data-testid="replay-controls">
      <h2 className="vh">{say('Replay')}</h2>
      <div className={styles.head}>
        <ChanceBar recording={recording} at={at} names={names} />
        <span className={styles.where} title={where}>
          <span data-testid="replay-where">{where}</span>
          <small aria-hidden="true">{say('base scored')}</small>
        </span>
      </div>
      <div className={styles.steps}>
        {step('baseBack', say('Base'), say('Previous base scored'), () => move('base', -1))}
        {step('turnBack', say('Turn'), say('Previous turn'), () => move('turn', -1), 'Shift+ArrowLeft')}
        {step('left', say('Event'), say('Previous event'), () => move('event', -1), 'ArrowLeft')}
        <button
          type="button"
          className={styles.play}
          aria-label={play}
          title={play}
          aria-keyshortcuts="Space"
          data-testid="replay-play"
          onClick={playback.toggle}
        >
          <Icon name={playback.playing ? 'pause' : 'play'} size={20} />
        </button>
        {step('right', say('Event'), say('Next event'), () => move('event', 1), 'ArrowRight')}
        {step('turnOn', say('Turn'), say('Next turn'), () => move('turn', 1), 'Shift+ArrowRight')}
        {step('baseOn', say('Base'), say('Next base scored'), () => move('base', 1))}
      </div>
      <div className={styles.scrub}>
        <span className={styles.shortly} aria-hidden="true">
          {say('T{n}', { n: stop.turn })} · {stop.n}/{stops.at(-1)!.n}
        </span>
        <div className={styles.track}>
          <Marks recording={recording} />
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            style={{ '--at': at / Math.max(1, last) } as CSSProperties}
            title={say('Marks: bases that scored')}
            aria-label={say('Position in the replay')}
            aria-valuetext={where}
            data-testid="replay-scrubber"
            onChange={(event) => playback.go(Number(event.target.value))}
          />
        </div>
      </div>
      {children}
      <select
        aria-label={say('Animation speed')}
        value={playback.speed}
        onChange={(event) => playback.setSpeed(Number(event.target.value) as Speed)}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
      <select
        className={styles.from}
        aria-label={say('Seen by')}
        data-testid="replay-from"
        value={String(from)}
        onChange={({ target: { value } }) => onFrom(value === 'open' || value === 'spectator' ? value : Number(value))}
      >
        <option value="open">{say('All hands open')}</option>
        <option value="spectator">{say('As spectators saw it')}</option>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
          <option key={seat} value={seat}>
            {say('Seen by {name}', { name })}
          </option>
        ))}
      </select>
    </section>
  );
}

/** The button that opens the hands in layouts without room for them. */
export const Unfold = ({ open, onToggle }: { open: boolean; onToggle(): void }) => (
  <button
    type="button"
    className={styles.unfold}
    aria-label={say('All hands')}
    aria-expanded={open}
    aria-controls="replay-hands"
    data-testid="replay-unfold"
    onClick={onToggle}
  >
    <Icon name="hand" size={18} />
    {say('Hands')}
  </button>
);

/** Marks the stops at which bases scored. */
function Marks({ recording: { stops } }: { recording: Recording }) {
  const at = useMemo(
    () => stops.flatMap(({ scored }, i) => (scored ? [(i / Math.max(1, stops.length - 1)) * 100] : [])),
    [stops],
  );
  return (
    <svg
      className={styles.marks}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-testid="replay-marks"
    >
      {at.map((x) => (
        <path key={x} d={`M${x} 0v6`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
