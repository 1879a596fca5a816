import { useEffect, useState } from 'react';
import type { Session } from '../../game/online/session.ts';
import { say } from '../../i18n/say.ts';
import { Sheet } from '../../ui/index.ts';
import { SeatLink } from './SeatLink.tsx';

/** A link that moves this seat to another device, also as a QR code. */
export function MoveSeat({ session, onClose }: { session: Session; onClose(): void }) {
  const [link, setLink] = useState<string | null>('');
  useEffect(() => void session.moveLink().then(setLink), [session]);
  return (
    <Sheet title={say('Move to another device')} surface="panel" testid="move-seat" onClose={onClose}>
      <p>
        {say(
          'Scan this with your other device, or open the link there. Then you play on there, and this device lets go.',
        )}
      </p>
      <SeatLink link={link} label={say('QR code that moves your seat')} testid="move-copy" />
    </Sheet>
  );
}
