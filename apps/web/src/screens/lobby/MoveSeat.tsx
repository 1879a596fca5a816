import { lazy, Suspense, useEffect, useState } from 'react';
import { copyText } from '../../browser/copy.ts';
import type { Session } from '../../game/online/session.ts';
import { say } from '../../i18n/say.ts';
import { Button, Icon, Sheet } from '../../ui/index.ts';
import styles from './host.module.css';

const Qr = lazy(() => import('./Qr.tsx'));

/** A link, as a QR code too, that moves this seat to another device. */
export function MoveSeat({ session, onClose }: { session: Session; onClose(): void }) {
  const [link, setLink] = useState<string | null>('');
  const [copied, setCopied] = useState(false);
  useEffect(() => void session.moveLink().then(setLink), [session]);
  return (
    <Sheet title={say('Move to another device')} surface="panel" testid="move-seat" onClose={onClose}>
      <p>
        {say(
          'Scan this with your other device, or open the link there. Then you play on there, and this device lets go.',
        )}
      </p>
      <div className={styles.qr}>
        {link ? (
          <Suspense fallback={null}>
            <Qr text={link} size={208} label={say('QR code that moves your seat')} />
          </Suspense>
        ) : null}
      </div>
      <Button
        kind="primary"
        testid="move-copy"
        disabled={!link}
        onClick={() => void copyText(link ?? '').then(setCopied)}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? say('Copied') : say('Copy link')}
      </Button>
      <p className="mut">
        {say('It works once, within five minutes. Whoever opens it has your seat: show it to nobody else.')}
      </p>
    </Sheet>
  );
}
