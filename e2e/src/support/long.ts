/** LONG=1: every size, pair and whole game. Otherwise a part of each, so that the run stays short. */
export const LONG = process.env.LONG === '1';
