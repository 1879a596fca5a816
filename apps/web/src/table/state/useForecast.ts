/** What the answer under the mouse or the focus would do; asked for that answer only, once the pointer rests. */
import { type RefObject, useEffect, useState } from 'react';
import { forecastLine, optionBehind } from '../model/forecast.ts';
import { type TableState, useSelected, useTableStore } from './context.ts';
import { promptKey } from './useDecision.ts';

const REST = 150;

interface Pointed {
  option: number;
  /** The card or base that is pointed at. */
  place: number | undefined;
}

const questionOf = ({ view, decision }: TableState): string => `${promptKey(view.prompt)}/${decision.sel.armed}`;

/** @param inside any element within the table */
export function useForecast(inside: RefObject<HTMLElement | null>): string {
  const table = useTableStore();
  const key = useSelected(questionOf);
  const [line, setLine] = useState<{ key: string; text: string } | null>(null);

  useEffect(() => {
    const root = inside.current?.closest<HTMLElement>('[data-testid="table"]');
    if (!root) return;
    let timer = 0;
    const forget = () => {
      window.clearTimeout(timer);
      setLine(null);
    };
    const behind = (el: HTMLElement): Pointed | null => {
      const { view, decision } = table.getState();
      const { prompt } = view;
      if (!prompt || prompt.decoy) return null;
      if (el.dataset.option) return { option: Number(el.dataset.option), place: undefined };
      const place = Number(el.dataset.id);
      const option = optionBehind(prompt, decision.sel, place);
      return option === null ? null : { option, place };
    };
    const rest = (target: EventTarget | null) => {
      forget();
      const el = (target as HTMLElement | null)?.closest<HTMLElement>('[data-id], [data-option]');
      const pointed = el && behind(el);
      if (!pointed) return;
      const asked = questionOf(table.getState());
      timer = window.setTimeout(async () => {
        const mine = timer;
        const said = await table.getState().game.forecast(pointed.option);
        const { view, name } = table.getState();
        const key = questionOf(table.getState());
        if (said && mine === timer && key === asked)
          setLine({ key, text: forecastLine(said, view, name, pointed.place) });
      }, REST);
    };
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && rest(event.target);
    const focus = (event: FocusEvent) => (event.target as HTMLElement).matches(':focus-visible') && rest(event.target);
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerleave', forget);
    root.addEventListener('focusin', focus);
    root.addEventListener('focusout', forget);
    return () => {
      forget();
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerleave', forget);
      root.removeEventListener('focusin', focus);
      root.removeEventListener('focusout', forget);
    };
  }, [inside, table]);
  return line?.key === key ? line.text : '';
}
