import { type Viewer, view, viewEvents } from '@smash/engine';
import type { Course } from './course.ts';

/** What the rules themselves tell: views and log. */
export const plainTap = ({ start, steps }: Course, viewer: Viewer): string[] => [
  JSON.stringify(view(start, viewer)),
  ...steps.map(({ after, events }) => JSON.stringify([view(after, viewer), viewEvents(events, viewer)])),
];
