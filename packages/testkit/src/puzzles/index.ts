/** Puzzles for people: opened in the browser, solved as they are tested. */
export { type Goal, isTurnOver, nextQuestion, verdictOf } from './goal.ts';
export { type Puzzle, positionOf, read } from './record.ts';
export { answerAgainst, winningAnswer } from './turn.ts';
