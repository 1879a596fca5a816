/** The thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { library } from '@smash/cards';
import { installLibrary } from '@smash/engine';
import { shareTime } from './timeSharing.ts';

installLibrary(library);
shareTime(parentPort!);
