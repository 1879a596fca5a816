import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import type { OptionView, PromptView } from '../../view/types.ts';
import { confirmWord, fitsInline, optionWords } from '../model/prompt.ts';
import { missing } from '../model/select.ts';
import { isTwoStep, isUntouched, offersPasses, sides } from '../model/targets.ts';
import { useTable } from '../state/context.ts';
import { handPeeks } from '../state/useLayout.ts';
import { NeverAskAgain, PassButtons } from './Passing.tsx';
import { Sides } from './Sides.tsx';
import { useSending } from './useSending.ts';

function Loose({ options }: { options: OptionView[] }) {
  const { name, decision, listOpen } = useTable('name', 'decision', 'listOpen');
  const sending = useSending();
  return options.map((option) => (
    <Button
      key={option.id}
      kind={decision.sel.picked.includes(option.id) ? 'primary' : 'default'}
      testid={listOpen ? undefined : `prompt-option-${option.id}`}
      aria-pressed={decision.sel.picked.includes(option.id) || undefined}
      data-legal="true"
      data-inline="true"
      data-option={option.id}
      title={option.hint}
      {...sending}
      onClick={() => decision.choose(option.id)}
    >
      {optionWords(option, name)}
    </Button>
  ));
}

/**
 * Always in the same order: Undo, Skip, Confirm.
 * @param isPass to pass is what the player is asked for
 */
export function Buttons({ prompt, isPass = false }: { prompt: PromptView; isPass?: boolean }) {
  const { view, busy, layout, decision, openList, listOpen, duelling } = useTable(
    'view',
    'busy',
    'layout',
    'decision',
    'openList',
    'listOpen',
    'duelling',
  );
  const { sel, targets, ready } = decision;
  const sending = useSending();
  // The duel has its own buttons.
  if (prompt.kind === 'commit' && duelling.open) return null;
  // A touch on a treasure answers, so no buttons are needed.
  if (view.sharing?.cards.some((card) => targets.ids.has(card.id))) return null;
  if (decision.ending)
    return (
      <>
        <NeverAskAgain />
        <Button onClick={() => decision.cancel()}>{say('Keep playing')}</Button>
        <Button kind="primary" testid="btn-endturn-sure" {...sending} onClick={() => decision.endTurn(true)}>
          {say('End turn')}
        </Button>
      </>
    );
  const lacking = busy ? say('Sending…') : missing(prompt, sel, targets.count);
  const both = sides(prompt, sel);
  const fork = prompt.options.filter((o) => sel.fork.includes(o.id));
  const loose = fork.length ? fork : targets.loose;
  const inline = loose.length > 0 && fitsInline(loose) ? loose : [];
  const untouched = isUntouched(sel);
  const choices = loose.length > inline.length || (sel.armed === null && targets.away.length > 0);
  const passes = offersPasses(prompt, sel);
  const nothing = prompt.kind === 'play' && targets.count === 0;
  const single = prompt.max === 1 && !isTwoStep(prompt) && inline.length === prompt.options.length;
  return (
    <>
      {sel.armed !== null || fork.length || sel.picked.length ? (
        <Button hint="Esc" onClick={() => decision.cancel()}>
          {sel.picked.length ? say('Clear') : say('Back')}
        </Button>
      ) : null}
      {passes ? <PassButtons prompt={prompt} acts={!inline.length && !choices} /> : null}
      {prompt.optional && untouched && !passes ? (
        <Button
          kind={isPass ? 'primary' : 'default'}
          hint="P"
          testid="btn-pass"
          {...sending}
          onClick={() => decision.pass()}
        >
          {prompt.skip || say('Skip')}
        </Button>
      ) : null}
      {both ? <Sides action={both.action} /> : null}
      {inline.length ? <Loose options={inline} /> : null}
      {choices ? (
        <Button
          data-legal="true"
          data-inline="true"
          testid="btn-choose"
          kind={targets.ids.size ? 'default' : 'primary'}
          onClick={() => openList(true)}
        >
          {targets.away.length ? fromWord(targets.away) : say('Choose from {n}', { n: loose.length })}
        </Button>
      ) : null}
      {handPeeks(layout) && targets.end && sel.armed === null ? (
        <Button
          kind={targets.count > 0 ? 'default' : 'primary'}
          testid="btn-endturn"
          {...sending}
          onClick={() => decision.endTurn()}
        >
          {say('End turn')}
        </Button>
      ) : null}
      {(inline.length && !ready && (single || isTwoStep(prompt))) ||
      prompt.decoy ||
      both ||
      passes ||
      nothing ? null : (
        <Button
          kind="primary"
          hatched={!ready || busy}
          {...sending}
          {...(!ready || busy ? { reason: lacking } : {})}
          testid={listOpen ? undefined : 'btn-confirm'}
          data-option={ready?.length === 1 ? ready[0] : undefined}
          onClick={() => decision.confirm()}
        >
          {targets.ready?.label ?? confirmWord(prompt, sel.picked.length)}
        </Button>
      )}
    </>
  );
}

const FROM: Record<string, (n: number) => string> = {
  discard: (n) => say('From discard pile ({n})', { n }),
  deck: (n) => say('From deck ({n})', { n }),
  baseDeck: (n) => say('From base deck ({n})', { n }),
  hand: (n) => say('From hand ({n})', { n }),
  aside: (n) => say('From titans ({n})', { n }),
};

const fromWord = (options: OptionView[]): string => {
  const zones = new Set(options.map((o) => o.from ?? ''));
  const from = zones.size === 1 ? FROM[[...zones][0]!] : undefined;
  const cards = new Set(options.map((o) => o.card)).size;
  return from ? from(cards) : say('See {n} cards', { n: cards });
};
