import { useCallback, useEffect, useRef, useState } from 'react';
import type { HotseatGame } from '../../game/hotseat/game.ts';
import { type Hold, holdSave } from '../../game/hotseat/owner.ts';

/** Makes the game to play, once this tab holds the save; null = there is none. */
export type Make = () => HotseatGame | null;

interface HeldGame {
  game: HotseatGame | null;
  /** Another tab plays the saved game. */
  isElsewhere: boolean;
  /** Plays a game here unless another tab plays one; `anyway` takes it from that tab. Throws what `make` throws. */
  play(make: Make, anyway?: boolean): Promise<void>;
  /** Replaces the game being played here. */
  setGame(game: HotseatGame): void;
  leave(): void;
}

/** The game on this screen, played only while this tab holds the save. */
export function useHeldGame(): HeldGame {
  const [game, setGame] = useState<HotseatGame | null>(null);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const hold = useRef<Hold | null>(null);
  const isHere = useRef(true);
  const letGo = useCallback(() => {
    hold.current?.end();
    hold.current = null;
  }, []);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      letGo();
    };
  }, [letGo]);
  const lose = () => {
    letGo();
    setGame(null);
    setIsElsewhere(true);
  };
  const play = async (make: Make, anyway = false) => {
    const mine = await holdSave(lose, anyway);
    if (!isHere.current) return mine?.end();
    setIsElsewhere(mine === null);
    if (!mine) return;
    letGo();
    hold.current = mine;
    try {
      const made = make();
      setGame(made);
      if (!made) letGo();
    } catch (error) {
      letGo();
      throw error;
    }
  };
  const leave = () => {
    letGo();
    setGame(null);
  };
  return { game, isElsewhere, play, setGame, leave };
}
