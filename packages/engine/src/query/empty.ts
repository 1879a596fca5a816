/** A list that is filled again and again. Setting its length would give its memory back, only to ask for it anew. */
export function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}
