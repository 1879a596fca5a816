import { DatabaseError } from 'pg';

/** Transient SQLSTATEs: connection, shutdown, start-up, too many connections, deadlock. */
const PASSING = /^(08...|57P0[1-3]|53300|40001|40P01)$/;

/** True if the database did not report a query's outcome; false if it refused the query. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || PASSING.test(error.code ?? '');
