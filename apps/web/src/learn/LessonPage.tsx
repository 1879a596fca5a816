import { useEffect, useMemo, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { showToTests } from '../app/probe.ts';
import { Table } from '../table/Table.tsx';
import type { TableProps } from '../table/types.ts';
import { Button } from '../ui/index.ts';
import { say } from '../words/say.ts';
import { finish } from './finished.ts';
import { LessonGame } from './game.ts';
import styles from './learn.module.css';
import { LESSONS, type Lesson } from './lessons.ts';

const ONLINE: TableProps['connection'] = { state: 'online', text: '' };
const PRESENCE: TableProps['presence'] = ['here', 'here'];

/** /learn/minions: one lesson at the real table. */
export default function LessonPage({ id }: { id: string }) {
  const lesson = LESSONS.find((one) => one.id === id);
  return lesson ? <Playing key={id} lesson={lesson} /> : <Redirect to="/learn" replace />;
}

function Playing({ lesson }: { lesson: Lesson }) {
  const [, go] = useLocation();
  const game = useMemo(() => new LessonGame(lesson), [lesson]);
  const [now, setNow] = useState(game.now);
  const step = lesson.steps[now.at];
  useEffect(() => showToTests({ view: () => game.now.view, idle: () => true }), [game]);
  useEffect(() => {
    if (!step) finish(lesson.id);
  }, [step, lesson]);
  return (
    <div className={styles.playing}>
      <Coach lesson={lesson} at={now.at} />
      <Table
        view={now.view}
        events={now.events}
        names={[say('You'), say('The other player')]}
        room={null}
        presence={PRESENCE}
        connection={ONLINE}
        refusal={now.refusal}
        busy={false}
        answer={(pick) => {
          game.answer(pick);
          setNow(game.now);
        }}
        whyNot={async (card, at) => game.whyNot(card, at)}
        forecast={async (option) => game.forecast(option)}
        explain={async (card, stat, seat) => game.explain(card, stat, seat)}
        menu={[{ label: say('Leave the lesson'), onSelect: () => go('/learn') }]}
        passing={null}
        chat={null}
      />
    </div>
  );
}

/** What is to be done, and in the end what was learned and what comes next. */
function Coach({ lesson, at }: { lesson: Lesson; at: number }) {
  const [, go] = useLocation();
  const step = lesson.steps[at];
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <aside
      className={styles.coach}
      aria-label={say('Lesson: {title}', { title: say(lesson.title) })}
      data-testid="coach"
    >
      <Link href="/learn" className={styles.back} aria-label={say('All lessons')}>
        {LESSONS.indexOf(lesson) + 1}
      </Link>
      <p role="status">
        {say(step ? step.say : lesson.done)}
        <span className="vh">
          {' '}
          {step ? say('Step {n} of {steps}.', { n: at + 1, steps: lesson.steps.length }) : say('The lesson is done.')}
        </span>
      </p>
      {step ? (
        <span className={styles.steps} aria-hidden="true">
          {at + 1} / {lesson.steps.length}
        </span>
      ) : (
        <Button kind="primary" testid="next-lesson" onClick={() => go(next ? `/learn/${next.id}` : '/')}>
          {next ? say('Next lesson') : say('Play')}
        </Button>
      )}
    </aside>
  );
}
