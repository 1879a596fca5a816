/** The name of the tab: that of the page, or of what is inside it, if that has one. */
import { useEffect } from 'react';

interface Entry {
  title: string;
  /** The bar of a page names it, unless the page does. */
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
