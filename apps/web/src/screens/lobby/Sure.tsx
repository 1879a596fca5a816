import { useLocation } from 'wouter';
import type { Session } from '../../game/online/session.ts';
import { say } from '../../i18n/say.ts';
import { Button, Sheet } from '../../ui/index.ts';

/** A step that affects the whole game. */
export type Step = 'end' | 'concede' | 'leave';

interface SureProps {
  step: Step;
  session: Session;
  onClose(): void;
}

/** Asks for confirmation, because none of these steps can be undone. */
export function Sure({ step, session, onClose }: SureProps) {
  const [, go] = useLocation();
  const { title, text, yes, run } = {
    end: {
      title: say('Vote to end this game?'),
      text: say('Once everybody has voted for it, the game ends and the most VP win. Bots go along.'),
      yes: say('Vote to end'),
      run: () => void session.ask('agree', { yes: true }),
    },
    concede: {
      title: say('Give up this game?'),
      text: say('Your cards leave the table and you are out. With two players, your opponent wins.'),
      yes: say('Concede'),
      run: () => void session.ask('concede'),
    },
    leave: {
      title: say('Leave the table?'),
      text: say('Your seat is kept in this browser: open {code} again to play on. The others wait for you.', {
        code: session.code,
      }),
      yes: say('Leave'),
      run: () => go('/'),
    },
  }[step];
  return (
    <Sheet
      title={title}
      onClose={onClose}
      testid="asking"
      footer={
        <>
          <Button onClick={onClose}>{say('Keep playing')}</Button>
          <Button
            kind="primary"
            testid="asking-yes"
            onClick={() => {
              onClose();
              run();
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Sheet>
  );
}
