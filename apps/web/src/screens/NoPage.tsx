import { useTitle } from '../browser/title.ts';
import { say } from '../i18n/say.ts';
import { Trouble } from './lobby/Notices.tsx';

/** The page for an unknown address. */
export default function NoPage() {
  const title = say('There is no such page');
  useTitle(title);
  return <Trouble title={title} text={say('The address may be mistyped, or the page may have moved.')} />;
}
