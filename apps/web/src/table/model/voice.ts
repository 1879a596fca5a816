/** When a screen reader is told what has happened: of one moment together, one message after another, never a flood. */
import { say } from '../../i18n/say.ts';

/** So long things are gathered, and so long a message has for itself, in ms. */
const TOGETHER = 400;
const APART = 900;
const MANY = 5;

export interface Heard {
  text: string;
  /** Points: never passed over, however much there is. */
  vp: boolean;
}

/** What is said of so much; of more than can be listened to only the points and what came last. */
export function gist(heard: readonly Heard[]): string {
  const last = heard.length - 1;
  const said = heard.length > MANY ? heard.filter(({ vp }, i) => vp || i === last) : heard;
  const words = said.map(({ text }) => text).join(' ');
  return heard.length > MANY ? `${say('{n} events, press L for the log.', { n: heard.length })} ${words}` : words;
}

export interface Voice {
  /** Something has happened. */
  hear(heard: readonly Heard[]): void;
  /** What was asked for is said at once; the rest waits. */
  reply(text: string): void;
}

/** A voice that speaks by `speak`. */
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
      // What comes meanwhile does not put it off: else who plays fast would never be heard.
      if (timer === undefined) wait();
    },
    reply(text) {
      tell(text);
      if (timer !== undefined) wait();
    },
  };
}
