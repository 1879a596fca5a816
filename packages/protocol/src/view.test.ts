import type { EventView, View } from '@smash/engine';
import { expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import type { eventView, gameView } from './view.ts';

// Checked by the compiler: `satisfies` in view.ts also accepts schemas that allow less than the engine sends.
it('whatever the engine sends, the schemas of views and events accept', () => {
  expectTypeOf<View>().toExtend<z.input<typeof gameView>>();
  expectTypeOf<EventView>().toExtend<z.input<typeof eventView>>();
});
