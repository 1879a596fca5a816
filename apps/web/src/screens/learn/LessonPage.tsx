import { useEffect, useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { showToTests } from '../../browser/probe.ts';
import { useTitle } from '../../browser/title.ts';
import { LessonClient } from '../../game/lesson/client.ts';
import { finish } from '../../game/lesson/finished.ts';
import { LESSONS, type Lesson } from '../../game/lesson/lessons.ts';
import { useMenu } from '../../game/useClient.ts';
import { say } from '../../i18n/say.ts';
import { Table } from '../../table/Table.tsx';
import { Button } from '../../ui/index.ts';
import { Coached, CoachFrame } from '../coach/CoachFrame.tsx';

/** /learn/minions: one lesson at the real table. */
export default function LessonPage({ id }: { id: string }) {
  const lesson = LESSONS.find((one) => one.id === id);
  return lesson ? <Playing key={id} lesson={lesson} /> : <Redirect to="/learn" replace />;
}

function Playing({ lesson }: { lesson: Lesson }) {
  const [, go] = useLocation();
  const game = useMemo(() => new LessonClient(lesson), [lesson]);
  const at = useStore(game.progress, (now) => now.at);
  const step = lesson.steps[at];
  useTitle(say(lesson.title));
  useMenu(game, [{ label: say('Leave the lesson'), ends: true, onSelect: () => go('/learn') }]);
  useEffect(() => showToTests({ view: () => game.store.getState().view, idle: () => true }), [game]);
  useEffect(() => {
    if (!step) finish(lesson.id);
  }, [step, lesson]);
  return (
    <Coached coach={<Coach lesson={lesson} at={at} />}>
      <Table game={game} />
    </Coached>
  );
}

/** The task, and at the end the takeaway and the next lesson. */
function Coach({ lesson, at }: { lesson: Lesson; at: number }) {
  const [, go] = useLocation();
  const step = lesson.steps[at];
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <CoachFrame
      label={say('Lesson: {title}', { title: say(lesson.title) })}
      n={LESSONS.indexOf(lesson) + 1}
      back={{ href: '/learn', label: say('All lessons') }}
      text={say(step ? step.say : lesson.done)}
      spoken={
        step ? say('Step {n} of {steps}.', { n: at + 1, steps: lesson.steps.length }) : say('The lesson is done.')
      }
      {...(step && { steps: `${at + 1} / ${lesson.steps.length}` })}
    >
      {step ? null : (
        <Button kind="primary" testid="next-lesson" onClick={() => go(next ? `/learn/${next.id}` : '/')}>
          {next ? say('Next lesson') : say('Play')}
        </Button>
      )}
    </CoachFrame>
  );
}
