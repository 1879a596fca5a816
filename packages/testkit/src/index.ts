export { listedNames } from './invariants/listing.ts';
export { FILLER, testLibrary } from './library.ts';
export { buildPosition, buildStart } from './position.ts';
export { type Played, playRandomGame, type RandomGame } from './random/game.ts';
export { ScenarioError, StepFailed, Unsupported } from './scenario/errors.ts';
export { type Outcome, playSteps, runScenario } from './scenario/run.ts';
export { parseScenario, type Scenario } from './scenario/schema.ts';
export type { Advance, Course } from './secrecy/course.ts';
export { type Overheard, playSecretGame, type SecretGame, type Tap } from './secrecy/secret-game.ts';
