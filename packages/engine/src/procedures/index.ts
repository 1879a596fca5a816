// Loads every procedure, so that its frames are registered. `core/gate.ts`, which defines the frame of events, loads
// with them.
import './big-base/round.ts';
import './big-base/score.ts';
import './coin/coin.ts';
import './duel/duel.ts';
import './loop/resolve.ts';
import './play/play.ts';
import './score/score.ts';
import './setup/draft.ts';
import './setup/setup.ts';
import './turn/turn.ts';
import './window/window.ts';
