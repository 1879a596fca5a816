// One piece of work in its own process: given a number of CPU seconds, it reports what it did in each.
import { slice } from './measure.ts';
import { type WorkName, workOf } from './works.ts';

const [name, kernel] = process.argv.slice(2) as [WorkName, string?];
const work = workOf(name, kernel);
process.on('message', (seconds: number) => process.send!(slice(seconds, work)));
