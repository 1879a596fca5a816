import { DatabaseError } from 'pg';

/** SQLSTATEs that pass by themselves: connection, shutdown, start-up, too many connections, deadlock. */
const PASSING = /^(08...|57P0[1-3]|53300|40001|40P01)$/;

/** True when the database did not say what became of a query; false when it has refused it. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || PASSING.test(error.code ?? '');
