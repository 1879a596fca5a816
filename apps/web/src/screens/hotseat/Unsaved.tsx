import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { HotseatGame } from '../../game/hotseat/game.ts';
import { isSaved } from '../../game/hotseat/save.ts';
import { say } from '../../i18n/say.ts';
import { type Said, Toast } from '../../ui/Toast.tsx';

/** Says once that the browser cannot save the game: its storage is full, or forbidden. */
export function Unsaved({ game }: { game: HotseatGame }) {
  const isKept = useStore(game.store, isSaved);
  const said = useMemo<Said | null>(
    () =>
      isKept
        ? null
        : {
            n: 1,
            text: say('This browser cannot save the game: it lasts until you close or reload this page.'),
            kind: 'trouble',
          },
    [isKept],
  );
  return <Toast said={said} />;
}
