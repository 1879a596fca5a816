/** Puzzles for players: opened in the browser, solved by the same code as in tests. */
export { type Goal, isTurnOver, nextQuestion, verdictOf } from './goal.ts';
export { type Puzzle, positionOf, read } from './record.ts';
export { answerAgainst, winningAnswer } from './turn.ts';
