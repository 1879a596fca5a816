import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Role, Session } from './session.ts';
import { acquire, release } from './sessions.ts';
import type { NetState } from './store.ts';

/** This page's visit to a room while the component is mounted. */
export function useSession(code: string, role: Role): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const mine = acquire(code, role);
    setSession(mine);
    return () => release(mine);
  }, [code, role]);
  return session;
}

export const useNet = <T>(session: Session, select: (state: NetState) => T): T => useStore(session.store, select);
