import { lazy, Suspense, useEffect, useState } from 'react';
import { Picture } from '../../art/index.ts';
import { copyText } from '../../browser/copy.ts';
import { say } from '../../i18n/say.ts';
import { Button, Icon } from '../../ui/index.ts';
import styles from './invite.module.css';
import { copyingWords, linkOf, shortLink } from './links.ts';

const Qr = lazy(() => import('./Qr.tsx'));

type Copied = '' | 'r' | 'w' | 'failed';

/** The invitation link in every form, in a layer above the lobby, which keeps working underneath. */
export function Invite({ code, onClose }: { code: string; onClose(): void }) {
  const [copied, setCopied] = useState<Copied>('');
  const link = linkOf('r', code);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);

  const copy = async (role: 'r' | 'w') => setCopied((await copyText(linkOf(role, code))) ? role : 'failed');
  const share = () => navigator.share({ title: 'Smash Table', url: link }).catch(() => {});

  return (
    <section className={`${styles.invite} paper`} aria-label={say('Invite')} data-testid="invite-sheet">
      <div className={styles.tear} />
      <div className={styles.qr}>
        <Suspense fallback={<div className={styles.blank} />}>
          <Qr text={link} size={148} />
        </Suspense>
      </div>
      <div className={styles.body}>
        <p className={`cap ${styles.kicker}`}>{say('Room is open')}</p>
        <h2 className={`cap ${styles.code}`} data-testid="room-code">
          {code}
        </h2>
        <p className={styles.url} data-testid="room-link">
          {shortLink('r', code)}
        </p>
        <div className={styles.buttons}>
          <Button kind="primary" className={styles.copy} testid="copy-link" onClick={() => void copy('r')}>
            <Icon name={copied === 'r' ? 'check' : 'copy'} />
            {copied === 'r' ? say('Copied') : say('Copy link')}
          </Button>
          {'share' in navigator ? (
            <Button className={styles.share} onClick={share}>
              <Icon name="share" />
              {say('Share…')}
            </Button>
          ) : null}
        </div>
        <p className={styles.watch}>
          <Icon name="eye" />
          <span>
            {say('Watch link')} <span className="mut">/w/{code}</span>
          </span>
          <button type="button" className="link" data-testid="copy-watch" onClick={() => void copy('w')}>
            {copied === 'w' ? say('Copied') : say('Copy')}
          </button>
        </p>
        {/* If it has worked, the button says so, too. */}
        <p className={copied === 'failed' ? 'mut' : 'vh'} role="status">
          {copyingWords(copied ? copied !== 'failed' : null)}
        </p>
      </div>
      <div className={styles.fight} aria-hidden="true">
        <Picture card="Ninja Master" faction="ninjas" power={5} />
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={say('Close')}
        onClick={onClose}
        data-testid="invite-close"
      >
        <Icon name="x" />
      </button>
    </section>
  );
}
