import { say } from '../../i18n/say.ts';
import { useSelected } from '../state/context.ts';

/** A link to a bot's reasons for what event `n` reports. */
export function WhyLink({ n }: { n: number }) {
  const why = useSelected(({ sheets }) => sheets.why);
  return (
    <button type="button" className="link" data-testid="btn-why" onClick={() => why(n)}>
      {say('Why?')}
    </button>
  );
}
