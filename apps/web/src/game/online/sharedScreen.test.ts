import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedScreen } from './sharedScreen.ts';
import { newStore } from './store.ts';
import { dropToken, keepToken } from './tokens.ts';

const { acquire, release } = vi.hoisted(() => ({ acquire: vi.fn(), release: vi.fn() }));
vi.mock('./sessions.ts', () => ({ acquire, release }));

/** A visit to a table, as far as a shared screen knows it. */
function visit(place: number) {
  const store = newStore();
  const takeSeat = async () => {
    store.setState({ seat: place });
    return true;
  };
  return { code: 'KILN-42', role: 'player', place, store, takeSeat, say: () => {} };
}

beforeEach(() => keepToken('KILN-42', 'first'));
afterEach(() => {
  dropToken('KILN-42');
  vi.clearAllMocks();
});

test('a seat that is taken after the page has been left does not stay connected', async () => {
  const [first, second] = [visit(0), visit(1)];
  acquire.mockReturnValue(second);
  const screen = new SharedScreen(first as never);
  const added = screen.addSeat('Mina');
  screen.close();
  second.store.setState({ stage: 'joined' });
  await added;
  expect(release.mock.calls).toEqual([[second]]);
  expect(screen.store.getState().sessions).toEqual([first]);
});
