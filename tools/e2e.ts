// `pnpm e2e [playwright options]`: the browser tests alone, on a client built from the current sources.
import { buildWeb } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { playwright } from './playwright.ts';

const built = await buildWeb();
process.exitCode = built !== 0 ? built : (await playwright(ensureChromium(), process.argv.slice(2))).code;
