import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HotseatGame } from '../../game/hotseat/game.ts';
import type { View } from '../../view/types.ts';
import { TableCall } from './TableCall.tsx';

it('screen readers hear that the player who was tapped is not asked: the line that says so is live', () => {
  const view = { seats: [{ seat: 0, out: false }] } as unknown as View;
  const game = { bots: [null] } as unknown as HotseatGame;
  const shown = renderToString(<TableCall what="Act before Tortuga scores" names={['Ines']} view={view} game={game} />);
  expect(shown).toMatch(/<p [^>]*role="status"[^>]*>Tap your name to respond/);
});
