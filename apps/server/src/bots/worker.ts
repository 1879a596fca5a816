/** The thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { type Port, serve } from '@smash/bots';
import { library } from '@smash/cards';
import { installLibrary } from '@smash/engine';

installLibrary(library);
serve(parentPort as unknown as Port);
