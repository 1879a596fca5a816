/** The worker in which bots run. */
import { type Port, serve } from '@smash/bots';
import { library } from '@smash/cards';
import { installLibrary } from '@smash/engine';

installLibrary(library);
serve(self as unknown as Port);
