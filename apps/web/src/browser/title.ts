/** The tab's title: the last one set within the page or, if there is none, that of the page's bar. */
import { useEffect } from 'react';

interface Entry {
  title: string;
  /** Set by a page's bar; used unless the page sets its own. */
  isBar: boolean;
}

const entries: Entry[] = [];

function show(): void {
  const { title } = entries.findLast(({ isBar }) => !isBar) ?? entries.at(-1) ?? { title: '' };
  document.title = title ? `${title} · Smash Table` : 'Smash Table';
}

export function useTitle(title: string, isBar = false): void {
  useEffect(() => {
    const entry = { title, isBar };
    entries.push(entry);
    show();
    return () => {
      entries.splice(entries.indexOf(entry), 1);
      show();
    };
  }, [title, isBar]);
}
