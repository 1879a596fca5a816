import type { Viewer } from '@smash/engine';
import { applyFull, applyPatch, type Followed, type FullMessage, type PatchMessage, sinceOf } from '@smash/protocol';
import type { Match } from '@smash/server/game/match.ts';
import { ViewStream } from '@smash/server/game/viewStream.ts';
import { type Random, randomPick } from '@smash/testkit';
import type { Network } from './network.ts';

/** What a browser sends and receives. */
type Up = { answer: { prompt: number; pick: number[] } } | { sync: ReturnType<typeof sinceOf> | null };
type Down = { full: FullMessage } | { patch: PatchMessage };

/** How long a browser waits for an answer before it asks again. */
const PATIENCE = 600;

/** The server's end: a table's real parts, and one stream per connection. */
export class Host {
  readonly #match: Match;
  readonly #network: Network;
  readonly #guests: { browser: Browser; stream: ViewStream }[] = [];

  constructor(match: Match, network: Network) {
    this.#match = match;
    this.#network = network;
  }

  welcome(browser: Browser): void {
    this.#guests.push({ browser, stream: new ViewStream() });
  }

  hear(browser: Browser, message: Up): void {
    const guest = this.#guests.find((one) => one.browser === browser)!;
    if ('answer' in message) return this.#answer(browser.viewer, message.answer);
    const since = message.sync?.game === 1 && message.sync.viewer === browser.viewer ? message.sync.n : 0;
    this.#tell(browser, { full: guest.stream.full(this.#match, 1, browser.viewer, since, null) });
  }

  #answer(seat: Viewer, answer: { prompt: number; pick: number[] }): void {
    if (seat === 'spectator' || this.#match.over) return;
    const played = this.#match.play({ type: 'answer', seat, ...answer }, true);
    // A repeat, or an answer to a closed question: nothing has changed.
    if (!played.ok) return;
    this.#match.enter(played.next, played.events, played.step);
    for (const { browser, stream } of this.#guests) {
      const patch = stream.patch(this.#match, played.events, null);
      if (patch) this.#tell(browser, { patch });
    }
  }

  #tell(browser: Browser, message: Down): void {
    this.#network.send(message, (told) => browser.hear(told));
  }
}

/** A browser's end: follows, requests a full view if something is missing, and answers questions. */
export class Browser {
  readonly viewer: Viewer;
  known: Followed | null = null;
  syncs = 0;
  readonly #host: Host;
  readonly #network: Network;
  readonly #random: Random;
  #answered = 0;
  #at = 0;

  constructor(viewer: Viewer, host: Host, network: Network, random: Random) {
    this.viewer = viewer;
    this.#host = host;
    this.#network = network;
    this.#random = random;
    host.welcome(this);
    this.#beat();
  }

  hear(message: Down): void {
    if ('full' in message) {
      // A late message whose successor has arrived adds nothing.
      if (this.known && message.full.seq <= this.known.seq) return;
      const next = applyFull(this.known, message.full);
      if (!next) return this.#sync(null);
      this.known = next;
    } else {
      const next = this.known && applyPatch(this.known, message.patch);
      if (!next) return this.#sync();
      this.known = next;
    }
    this.#at = this.#network.now;
    this.#answer();
  }

  #sync(since: ReturnType<typeof sinceOf> | null = sinceOf(this.known) ?? null): void {
    this.syncs++;
    this.#network.send({ sync: since }, (told: Up) => this.#host.hear(this, told));
  }

  #answer(): void {
    const prompt = this.known?.view.prompt;
    if (!prompt || prompt.id === this.#answered) return;
    this.#answered = prompt.id;
    const pick = randomPick(this.known!.view, this.#random, { eager: 0.7 });
    this.#network.send({ answer: { prompt: prompt.id, pick } }, (told: Up) => this.#host.hear(this, told));
  }

  /** Nothing has arrived for a while: the answer, or its consequence, may have been lost. */
  #beat(): void {
    this.#network.later(PATIENCE, () => {
      if (this.#network.now - this.#at >= PATIENCE) {
        this.#answered = 0;
        this.#sync();
        this.#answer();
      }
      if (!this.known?.view.over) this.#beat();
    });
  }
}
