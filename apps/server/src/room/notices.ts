import type { NoticeKind, Resolved } from '@smash/protocol';
import { log } from '../common/log.ts';
import { Refuse } from '../common/refuse.ts';
import { monotonicMs } from '../common/time.ts';
import type { Match } from '../game/match.ts';
import { waitInWords } from '../limits/budgets.ts';
import { quietUntil } from '../push/quiet.ts';
import type { Subscriber } from '../storage/rows.ts';
import type { RoomCore } from './core.ts';
import { type Peer, seatOf } from './peer.ts';
import type { TableServices } from './services.ts';
import * as subscribers from './subscribers.ts';

interface Host {
  match(): Match | null;
  /** The table answers for the seat by itself. */
  isAuto(seat: number): boolean;
}

/** A question, and whether its player knows of it. */
interface Asked {
  key: string;
  /** When it was put (monotonicMs). */
  at: number;
}

/** A page that disconnects this soon after a question may never have shown it. */
const UNSEEN_MS = 30_000;
/** Lines of chat within this time are one notice. */
const CHAT_MS = 5 * 60_000;

/**
 * Notices to players whose page is closed: they are asked, the game is over, somebody has said something. Players who
 * are present get none. Notices name the table, never a card (INFO-2).
 */
export class Notices {
  readonly #core: RoomCore;
  readonly #services: Pick<TableServices, 'pusher' | 'limits'>;
  readonly #host: Host;
  readonly #asked = new Map<number, Asked>();
  /** When each seat was last told of the chat (monotonicMs). */
  readonly #chat = new Map<number, number>();
  #over: Match | null = null;

  constructor(core: RoomCore, services: Pick<TableServices, 'pusher' | 'limits'>, host: Host) {
    this.#core = core;
    this.#services = services;
    this.#host = host;
  }

  /** What browsers subscribe with; '' = there are no notices. */
  get key(): string {
    return this.#services.pusher?.key ?? '';
  }

  subscribe(peer: Peer, wish: Resolved<'subscribe'>): Promise<void> {
    return this.#core.change(async () => {
      const seat = seatOf(peer);
      const room = subscribers.subscribe(this.#core.data, seat, wish);
      if (room === this.#core.data) return;
      if (!this.#services.pusher?.accepts(wish.endpoint))
        throw new Refuse('invalid', 'This server does not send notifications to that address.');
      if (!subscribers.subscribersOf(this.#core.data, seat).some(({ endpoint }) => endpoint === wish.endpoint))
        await this.#spend(peer.address);
      await this.#core.save(room);
    }, 'always');
  }

  async #spend(address: string): Promise<void> {
    const wait = (await this.#services.limits?.subscribe(address)) ?? 0;
    if (wait > 0) throw new Refuse('rate', `Too many browsers asked for notices. Please wait ${waitInWords(wait)}.`);
  }

  unsubscribe(peer: Peer, { endpoint }: Resolved<'unsubscribe'>): Promise<void> {
    return this.#forget(seatOf(peer), endpoint);
  }

  /** Call first: questions open now were announced when they were asked. */
  known(): void {
    this.#update(() => {});
    this.#over = this.#host.match()?.over ? this.#host.match() : null;
  }

  /** Call whenever the position, or who answers by itself, has changed. */
  update(): void {
    this.#update((seat) => this.#tell(seat, this.#kindOf(seat)));
  }

  #update(tell: (seat: number) => void): void {
    const match = this.#host.match();
    for (let seat = 0; seat < this.#core.data.seats.length; seat++) {
      const key = this.#keyOf(seat);
      if (key === null) this.#asked.delete(seat);
      else if (this.#asked.get(seat)?.key !== key) {
        this.#asked.set(seat, { key, at: monotonicMs() });
        tell(seat);
      }
    }
    if (!match?.over || this.#over === match) return;
    this.#over = match;
    for (let seat = 0; seat < match.setup.players; seat++) this.#tell(seat, 'over');
  }

  /** A page that held this seat is gone, on purpose or not. */
  left(seat: number, isMeant: boolean): void {
    const asked = this.#asked.get(seat);
    if (!isMeant && asked && monotonicMs() - asked.at < UNSEEN_MS) this.#tell(seat, this.#kindOf(seat));
  }

  /** Somebody has said something; `by` null = a spectator. */
  said(by: number | null): void {
    const now = monotonicMs();
    for (const seat of this.#core.data.seats.keys()) {
      if (seat === by || now - (this.#chat.get(seat) ?? Number.NEGATIVE_INFINITY) < CHAT_MS) continue;
      if (this.#tell(seat, 'chat')) this.#chat.set(seat, now);
    }
  }

  /** The player is here: drop waiting notices. */
  seen(seat: number): void {
    this.#chat.delete(seat);
    void this.#release(seat, Number.POSITIVE_INFINITY).catch(() => {});
  }

  /** Sends notices that waited until now, if they still apply. */
  async strike(): Promise<void> {
    for (const seat of this.#core.data.seats.keys()) {
      for (const one of await this.#release(seat, Date.now())) {
        const kinds = one.held!.kinds.filter((kind) => kind === 'over' || kind === 'chat' || this.#asked.has(seat));
        if (this.#core.peers.isHere(seat)) continue;
        for (const kind of kinds) this.#send(seat, one, kind);
      }
    }
  }

  /** The subscribers whose notices were waiting until then. */
  async #release(seat: number, now: number): Promise<Subscriber[]> {
    const waited = () =>
      subscribers.subscribersOf(this.#core.data, seat).filter(({ held }) => held && held.until <= now);
    if (waited().length === 0) return [];
    return this.#core.change(async () => {
      const all = waited();
      await this.#core.save(subscribers.released(this.#core.data, seat, now));
      return all;
    }, 'always');
  }

  /** Identifies the question put to the seat; null = none that its player has to answer. */
  #keyOf(seat: number): string | null {
    const match = this.#host.match();
    if (!match || match.over || seat >= match.setup.players || this.#host.isAuto(seat)) return null;
    const { prompt } = match.shown(seat).view;
    return prompt && `${match.id} ${prompt.id}`;
  }

  #kindOf(seat: number): NoticeKind {
    const view = this.#host.match()?.shown(seat).view;
    return view?.draft || view?.current === seat ? 'turn' : 'asked';
  }

  /** False if nobody was notified, because the player is present or wants no such notice. */
  #tell(seat: number, kind: NoticeKind): boolean {
    if (this.#core.peers.isHere(seat)) return false;
    const wanted = subscribers.subscribersOf(this.#core.data, seat).filter(({ kinds }) => kinds.includes(kind));
    const now = Date.now();
    const later = new Map<string, number>();
    for (const one of wanted) {
      const until = quietUntil(one.quiet, now);
      if (until === null) this.#send(seat, one, kind);
      else later.set(one.endpoint, until);
    }
    if (later.size > 0) {
      const hold = () => this.#core.save(subscribers.hold(this.#core.data, seat, kind, later));
      this.#core.change(hold, 'always').catch((error) => log('notice not kept', { room: this.#core.code, error }));
    }
    return wanted.length > 0;
  }

  #send(seat: number, { endpoint, p256dh, auth }: Subscriber, kind: NoticeKind): void {
    const sent = this.#services.pusher?.send({ endpoint, p256dh, auth }, { table: this.#core.code, kind });
    void sent
      ?.then(async (outcome) => {
        if (outcome === 'gone') await this.#forget(seat, endpoint);
      })
      .catch(() => {});
  }

  #forget(seat: number, endpoint: string): Promise<void> {
    return this.#core.change(async () => {
      const room = subscribers.unsubscribe(this.#core.data, seat, endpoint);
      if (room !== this.#core.data) await this.#core.save(room);
    }, 'always');
  }
}
