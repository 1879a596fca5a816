/** LONG=1 runs every size, pair and whole game. Without it only a part of each is run, to keep the run short. */
export const LONG = process.env.LONG === '1';
