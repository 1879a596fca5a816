import { describe, expect, it } from 'vitest';
import { LessonGame } from './game.ts';
import { LESSONS } from './lessons.ts';

const points = (game: LessonGame) => game.now.view.seats.map((seat) => seat.vp);

describe.each(LESSONS)('lesson "$title.id"', (lesson) => {
  it('can be completed by following it, with one choice at each step', () => {
    const game = new LessonGame(lesson);
    for (const [at, step] of lesson.steps.entries()) {
      const { view } = game.now;
      expect(game.now.at).toBe(at);
      expect(view.prompt?.options, step.say.id).toHaveLength(1);
      expect(game.answer(view.prompt!.options.map((option) => option.id)), step.say.id).toBe(true);
    }
    expect(game.step).toBeNull();
    expect(game.now.view.prompt).toBeNull();
    // Nothing comes first any more.
    for (const { id } of game.now.view.hand) expect(game.whyNot(id)).toBeNull();
  });
  it('offers to end the turn exactly when it can be ended', () => {
    const game = new LessonGame(lesson);
    while (game.step) {
      const { title, options } = game.now.view.prompt!;
      if (/end your turn/.test(title)) expect(options.map(({ verb }) => verb)).toContain('end');
      if (!game.answer(options.map((option) => option.id))) break;
    }
    expect(game.step).toBeNull();
  });
  it('says one or two short sentences at a time', () => {
    for (const { say } of lesson.steps) expect(say.id.length).toBeLessThanOrEqual(120);
    expect(lesson.done.id.length).toBeLessThanOrEqual(220);
  });
  it('refuses anything else in words and stays put', () => {
    const game = new LessonGame(lesson);
    const before = game.now;
    expect(game.answer([99])).toBe(false);
    expect(game.now).toEqual({ ...before, refusal: expect.objectContaining({ code: 'lesson' }) });
  });
});

it('the lessons end as announced', () => {
  const ends = LESSONS.map((lesson) => {
    const game = new LessonGame(lesson);
    while (game.step) if (!game.answer(game.now.view.prompt!.options.map((option) => option.id))) break;
    return points(game);
  });
  expect(ends).toEqual([
    [4, 3],
    [0, 1],
    [4, 3],
    [4, 3],
  ]);
});
