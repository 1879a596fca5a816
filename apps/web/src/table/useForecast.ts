/** What the answer under the mouse or the focus would do. Asked for that one alone, and only when it rests there. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAnswering, useTable } from './context.ts';
import { forecastLine, optionBehind } from './model/forecast.ts';
import { promptKey } from './useDecision.ts';

const REST = 150;

interface Pointed {
  option: number;
  /** The card or base that is pointed at. */
  place: number | undefined;
}

/** @param inside anything within the table */
export function useForecast(inside: RefObject<HTMLElement | null>): string {
  const { view, props, name } = useTable();
  const { decision } = useAnswering();
  const [line, setLine] = useState<{ key: string; text: string } | null>(null);
  const { prompt } = view;
  const key = `${promptKey(prompt)}/${decision.sel.armed}`;
  const latest = useRef({ prompt, decision, props, view, name, key });
  latest.current = { prompt, decision, props, view, name, key };

  useEffect(() => {
    const table = inside.current?.closest<HTMLElement>('[data-testid="table"]');
    if (!table) return;
    let timer = 0;
    const forget = () => {
      window.clearTimeout(timer);
      setLine(null);
    };
    const behind = (el: HTMLElement): Pointed | null => {
      const now = latest.current;
      if (!now.prompt || now.prompt.cover) return null;
      if (el.dataset.option) return { option: Number(el.dataset.option), place: undefined };
      const place = Number(el.dataset.id);
      const option = optionBehind(now.prompt, now.decision.sel, place);
      return option === null ? null : { option, place };
    };
    const rest = (target: EventTarget | null) => {
      forget();
      const el = (target as HTMLElement | null)?.closest<HTMLElement>('[data-id], [data-option]');
      const pointed = el && behind(el);
      if (!pointed) return;
      const asked = latest.current.key;
      timer = window.setTimeout(async () => {
        const mine = timer;
        const said = await latest.current.props.forecast(pointed.option);
        const { view, name, key } = latest.current;
        if (said && mine === timer && key === asked)
          setLine({ key, text: forecastLine(said, view, name, pointed.place) });
      }, REST);
    };
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && rest(event.target);
    const focus = (event: FocusEvent) => (event.target as HTMLElement).matches(':focus-visible') && rest(event.target);
    table.addEventListener('pointerover', over);
    table.addEventListener('pointerleave', forget);
    table.addEventListener('focusin', focus);
    table.addEventListener('focusout', forget);
    return () => {
      forget();
      table.removeEventListener('pointerover', over);
      table.removeEventListener('pointerleave', forget);
      table.removeEventListener('focusin', focus);
      table.removeEventListener('focusout', forget);
    };
  }, [inside]);
  return line?.key === key ? line.text : '';
}
