import { type Config, readConfig } from '@smash/server/config.ts';

/** The default budgets. */
const { perAddress, perConnection } = readConfig({});

const none = <T extends object>(limits: T): { [K in keyof T]: number } =>
  Object.fromEntries(Object.keys(limits).map((key) => [key, 0])) as { [K in keyof T]: number };

/** For many players at one address: no rate limits. */
export const NO_LIMITS: Pick<Config, 'perAddress' | 'perConnection'> = {
  perAddress: none(perAddress),
  perConnection: none(perConnection),
};

/** The default push services. */
export const USUAL_PUSH: Config['push'] = readConfig({}).push;

/** The limits that a single player meets: those per connection, none per address. */
export const ONE_EACH: Pick<Config, 'perAddress' | 'perConnection'> = {
  perAddress: NO_LIMITS.perAddress,
  perConnection,
};
