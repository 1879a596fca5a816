import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../game/online/session.ts';
import { useNet } from '../../game/online/useSession.ts';
import { pushEndpoint, pushTarget, pushWishes } from '../../settings/push.ts';
import { settings } from '../../settings/settings.ts';

/**
 * Subscribes this browser to the server's push notices about this table, or unsubscribes it, as set in the settings.
 */
export function useTellNotices(session: Session): void {
  const isSeated = useNet(session, (net) => net.seat !== null);
  const syncs = useNet(session, (net) => net.syncs);
  const on = useStore(settings, (all) => all.pushes);
  // Serialised, so that equal wishes compare equal.
  const wanted = useStore(settings, (all) => JSON.stringify(pushWishes(all)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sync may have brought another server
  useEffect(() => {
    if (!isSeated) return;
    let left = false;
    const tell = async () => {
      const target = on ? await pushTarget(await session.noticeKey()) : null;
      if (left) return;
      if (target) return void (await session.ask('subscribe', { ...target, ...JSON.parse(wanted) }));
      const endpoint = await pushEndpoint();
      if (!on && endpoint && !left) await session.ask('unsubscribe', { endpoint });
    };
    // The table works without notices.
    tell().catch(() => {});
    return () => {
      left = true;
    };
  }, [session, isSeated, on, wanted, syncs]);
}
