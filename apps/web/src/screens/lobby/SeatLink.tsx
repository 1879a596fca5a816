import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../browser/copy.ts';
import { say } from '../../i18n/say.ts';
import { Button, Icon } from '../../ui/index.ts';
import styles from './host.module.css';
import { copyingWords } from './links.ts';

const Qr = lazy(() => import('./Qr.tsx'));

interface SeatLinkProps {
  /** null = the link could not be made; '' = not made yet. */
  link: string | null;
  /** The QR code's label. */
  label: string;
  testid: string;
}

/** A link that hands over a seat, as a QR code and for copying. */
export function SeatLink({ link, label, testid }: SeatLinkProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <div className={styles.qr}>
        {link ? (
          <Suspense fallback={null}>
            <Qr text={link} size={208} label={label} />
          </Suspense>
        ) : null}
      </div>
      <Button kind="primary" testid={testid} disabled={!link} onClick={() => void copyText(link ?? '').then(setCopied)}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? say('Copied') : say('Copy link')}
      </Button>
      {/* If it has worked, the button says so, too. */}
      <p className={copied === false ? undefined : 'vh'} role="status">
        {copyingWords(copied)}
      </p>
      {link && copied === false ? <p style={{ overflowWrap: 'anywhere' }}>{link}</p> : null}
      <p className="mut">
        {say('It works once, within five minutes. Whoever opens it has your seat: show it to nobody else.')}
      </p>
    </>
  );
}
