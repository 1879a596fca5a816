import type { FinishedGame } from '@smash/protocol';
import type { Application } from 'express';
import { log } from '../common/log.ts';
import { TOO_MANY } from '../common/status.ts';
import { type Budgets, waitInWords } from '../limits/budgets.ts';
import { OlderRules } from '../storage/finished.ts';
import { addressIn } from './ownHeaders.ts';

/** Reading a record loads all of it from disk: each address has a budget for it. */
export function serveReplays(
  app: Application,
  find: (id: string) => Promise<FinishedGame | null>,
  budgets: Budgets,
): void {
  app.get('/api/replay/:id', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const wait = await budgets.replays.take(addressIn(request.headers));
    if (wait > 0) {
      budgets.note('address replays');
      const text = `Too many replays were asked for by your network. Please wait ${waitInWords(wait)}.\n`;
      response
        .status(TOO_MANY)
        .set('Retry-After', `${Math.ceil(wait / 1000)}`)
        .type('text')
        .send(text);
      return;
    }
    try {
      const found = await find(request.params.id);
      if (found) response.json(found);
      else response.status(404).type('text').send('There is no such replay.\n');
    } catch (error) {
      const older = error instanceof OlderRules;
      // An unreadable record counts as missing.
      if (!older) log('replay not read', { error });
      const text = older ? 'This game was played under older rules than there are now.' : 'There is no such replay.';
      response
        .status(older ? 410 : 404)
        .type('text')
        .send(`${text}\n`);
    }
  });
}
