import { Fragment, type ReactNode } from 'react';

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]{2,8}-\d+\b)/;

/** A rule's text with bold, italics, and the numbers of other rules as rendered by `link`. */
export function RuleText({ text, link }: { text: string; link(id: string): ReactNode }) {
  return text.split(MARKS).map((piece, i) => {
    const key = `${i}${piece.slice(0, 8)}`;
    if (i % 2 === 0) return <Fragment key={key}>{piece}</Fragment>;
    if (piece.startsWith('**')) return <b key={key}>{piece.slice(2, -2)}</b>;
    if (piece.startsWith('*')) return <em key={key}>{piece.slice(1, -1)}</em>;
    return <Fragment key={key}>{link(piece)}</Fragment>;
  });
}
