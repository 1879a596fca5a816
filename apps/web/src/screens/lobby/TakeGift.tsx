import type { Session } from '../../game/online/session.ts';
import { say } from '../../i18n/say.ts';
import { myName, rememberName } from '../../settings/names.ts';
import { Button } from '../../ui/index.ts';
import { NameField } from '../../ui/NameField.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { useNameForm } from '../../ui/useNameForm.ts';

/** The form in which the new player of a seat given away chooses a name. */
export function TakeGift({ session }: { session: Session }) {
  const { field, onSubmit } = useNameForm(myName, (name) => {
    rememberName(name);
    void session.takeGift(name);
  });
  return (
    <Slip title={say('A seat for you')} testid="take-gift">
      <p>{say('Somebody is giving you their seat in a game in progress. You take over their cards.')}</p>
      <form onSubmit={onSubmit}>
        <NameField {...field} testid="name" />
        <p>
          <Button type="submit" kind="primary" testid="take-gift-yes">
            {say('Take this seat')}
          </Button>
        </p>
      </form>
    </Slip>
  );
}
