import { Link } from 'wouter';
import { useTitle } from '../../browser/title.ts';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import { Slip } from '../../ui/Slip.tsx';

/** Another tab plays the saved game. */
export function Elsewhere({ onTake }: { onTake(): void }) {
  const title = say('Open elsewhere');
  useTitle(title);
  return (
    <Slip title={title} testid="elsewhere" alert>
      <p>{say('The game on this screen is open in another tab. Only one tab can play it.')}</p>
      <Button kind="primary" testid="play-here" onClick={onTake}>
        {say('Play it here')}
      </Button>
      <p>
        <Link href="/">{say('Home')}</Link>
      </p>
    </Slip>
  );
}
