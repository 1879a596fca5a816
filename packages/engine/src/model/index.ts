export * from './facts.ts';
export * from './frame.ts';
export * from './ids.ts';
export * from './op.ts';
export * from './prompt.ts';
export * from './state.ts';
