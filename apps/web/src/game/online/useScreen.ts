import { useEffect, useState } from 'react';
import { showToTests } from '../../browser/probe.ts';
import type { Session } from './session.ts';
import { SharedScreen } from './sharedScreen.ts';

/** The seats this page holds besides that session's, while the component is mounted. */
export function useScreen(session: Session): SharedScreen | null {
  const [screen, setScreen] = useState<SharedScreen | null>(null);
  useEffect(() => {
    const mine = new SharedScreen(session);
    setScreen(mine);
    showToTests({ view: () => mine.view(), idle: () => mine.idle });
    return () => mine.close();
  }, [session]);
  return screen;
}
