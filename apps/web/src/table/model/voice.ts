/** Paces screen-reader announcements: simultaneous events together, one message after another, never a flood. */
import { say } from '../../i18n/say.ts';

/** ms: how long events are collected, and the least time between messages. */
const TOGETHER = 400;
const APART = 900;
const MANY = 5;

export interface Heard {
  text: string;
  /** Points: never skipped, however much there is. */
  vp: boolean;
}

/** The announcement for this many events; if too many to listen to, only the points and the latest. */
export function gist(heard: readonly Heard[]): string {
  const last = heard.length - 1;
  const said = heard.length > MANY ? heard.filter(({ vp }, i) => vp || i === last) : heard;
  const words = said.map(({ text }) => text).join(' ');
  return heard.length > MANY ? `${say('{n} events, press L for the log.', { n: heard.length })} ${words}` : words;
}

export interface Voice {
  /** Something has happened. */
  hear(heard: readonly Heard[]): void;
  /** Requested information is announced immediately; the rest waits. */
  reply(text: string): void;
}

/** A voice that speaks through `speak`. */
export function newVoice(speak: (text: string) => void): Voice {
  let waiting: Heard[] = [];
  let spoken = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (text: string) => {
    spoken = Date.now();
    speak(text);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        const heard = waiting;
        waiting = [];
        tell(gist(heard));
      },
      Math.max(TOGETHER, spoken + APART - Date.now()),
    );
  };
  return {
    hear(heard) {
      if (heard.length === 0) return;
      waiting.push(...heard);
      // New events do not delay it: otherwise a fast player would never hear anything.
      if (timer === undefined) wait();
    },
    reply(text) {
      tell(text);
      if (timer !== undefined) wait();
    },
  };
}
