import type { BoardFrame, RoundFrame, ScoreFrame, TurnFrame } from '../model/index.ts';
import { stepRound } from './big-round.ts';
import { stepBoard } from './big-score.ts';
import { tidySlots } from './big-slots.ts';
import { clash } from './clash.ts';
import { stepCoin } from './coin.ts';
import { stepDuel } from './duel.ts';
import type { Game } from './game.ts';
import { stepEvent } from './gate.ts';
import { stepPlay } from './play.ts';
import { stepScore } from './score.ts';
import { stepResolve, stepScript } from './script.ts';
import { settle } from './settle.ts';
import { stepDraft, stepSetup } from './setup.ts';
import { stepTurn } from './turn.ts';
import { openWindow, stepWindow } from './window.ts';

/** Go on until somebody is asked or the game is over. */
export function run(g: Game): void {
  const s = g.s;
  for (let steps = 0; s.asks.length === 0 && s.over === null; steps++) {
    if (steps > RUNAWAY) throw new Error('The rules run on without end');
    step(g);
  }
  g.noteChain();
}

const RUNAWAY = 200_000;

/** One step of the rules, while nobody is asked. */
export function step(g: Game): void {
  if (g.s.big && tidySlots(g)) return;
  const frame = g.top();
  switch (frame.f) {
    case 'draft':
      return stepDraft(g, frame);
    case 'setup':
      return stepSetup(g, frame);
    case 'turn':
    case 'score':
    case 'round':
    case 'board':
      if (settle(g)) return;
      // What the rules' own steps set off (a draw, an award) resolves before the next step.
      if (frame.triggers.length > 0) return openWindow(g, frame.triggers.splice(0));
      if (clash(g)) return;
      return procedure(g, frame);
    case 'play':
      return stepPlay(g, frame);
    case 'resolve':
      return stepResolve(g, frame);
    case 'script':
      return stepScript(g, frame);
    case 'event':
      return stepEvent(g, frame);
    case 'coin':
      return stepCoin(g, frame);
    case 'duel':
      return stepDuel(g, frame);
    case 'window':
      return stepWindow(g, frame);
  }
}

function procedure(g: Game, frame: TurnFrame | ScoreFrame | RoundFrame | BoardFrame): void {
  switch (frame.f) {
    case 'turn':
      return stepTurn(g, frame);
    case 'score':
      return stepScore(g, frame);
    case 'round':
      return stepRound(g, frame);
    case 'board':
      return stepBoard(g, frame);
  }
}
