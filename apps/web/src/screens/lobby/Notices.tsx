import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { say } from '../../i18n/say.ts';
import { sayRules } from '../../i18n/sentences.ts';
import { Button } from '../../ui/index.ts';
import { Slip } from '../../ui/Slip.tsx';

/** A page with just a message. */
export function Trouble({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Slip title={title}>
      <p>{text}</p>
      {children}
      <p>
        <Link href="/">{say('Home')}</Link>
      </p>
    </Slip>
  );
}

/** `text` comes from the server, in English. */
export function Moved({ text, onTakeBack }: { text: string; onTakeBack(): void }) {
  return (
    <Slip title={say('Open elsewhere')} testid="moved" alert>
      <p>
        {sayRules(text)} {say('Only one page can hold a seat.')}
      </p>
      <Button kind="primary" testid="take-back" onClick={onTakeBack}>
        {say('Take it back')}
      </Button>
    </Slip>
  );
}
