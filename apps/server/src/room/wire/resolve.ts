import { eachField, fieldsOf, type RequestType, type Resolved, requests } from '@smash/protocol';
import { gone } from '../../common/refuse.ts';
import type { Sight } from '../../game/sight.ts';

// An unmarked field might be an id that is never resolved: the server refuses to start with one.
for (const [type, schema] of Object.entries(requests))
  for (const { path, mark } of fieldsOf(schema))
    if (!mark)
      throw new Error(`The field ${path} of "${type}" has no mark: say what it names, or that it is plain data.`);

/** The command's own number in a payload; '' = it has none. */
export function commandIn(type: RequestType, payload: unknown): string {
  let id = '';
  eachField(requests[type], payload, ({ mark, value }) => {
    if (mark?.kind === 'command') id = value as string;
  });
  return id;
}

/**
 * The payload, provided the viewer now sees every id in it (INFO-2). Hidden, unknown, of another kind, of another seat
 * or from before a shuffle: the same refusal after the same work, because each id is looked up only among visible ones.
 */
export function resolve<T extends RequestType>(type: T, payload: unknown, sight: Sight): Resolved<T> {
  let unseen = 0;
  eachField(requests[type], payload, ({ mark, value }) => {
    if (!mark || mark.kind === 'plain' || mark.kind === 'command') return;
    if (!sight[mark.kind].has(value as number)) unseen++;
  });
  if (unseen > 0) throw gone();
  return payload as Resolved<T>;
}
