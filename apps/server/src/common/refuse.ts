import { GONE, type Refused, type RefusedCode } from '@smash/protocol';

/** Thrown when a request is refused. The thrower has changed nothing. */
export class Refuse extends Error {
  readonly reason: Refused;
  constructor(code: RefusedCode, text: string) {
    super(text);
    this.reason = { code, text };
  }

  /** The engine's own reason, passed on with its codes and rule ids. */
  static byRule(refusal: { code: string; rule: string; text: string }): Refuse {
    const refuse = new Refuse('invalid', refusal.text);
    Object.assign(refuse.reason, { code: refusal.code, rule: refusal.rule });
    return refuse;
  }
}

/** The single answer to every id the viewer does not see. */
export const gone = (): Refuse => new Refuse('unknown', GONE);

/** Could not be saved, so it was not done. */
export const notSaved = (what: string): Refuse =>
  new Refuse('storage', `${what} could not be saved, so nothing has changed. Please try again in a moment.`);

/** Sent sooner than its pace allows. */
export const tooFast = (what = 'This'): Refuse => new Refuse('rate', `You're sending too fast. ${what} was not sent.`);

/** Before a restart, or if another process has the table: the browser reconnects and resends. */
export const restarting = (): Refuse =>
  new Refuse('restart', 'The server is being restarted. The table comes back by itself in a moment.');
