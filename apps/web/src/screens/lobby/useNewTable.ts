import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { TOO_MANY } from '../../game/online/words.ts';
import { say } from '../../i18n/say.ts';

interface NewTable {
  /** A table is being opened: another press would open another. */
  busy: boolean;
  /** Why no table could be opened; '' = nothing is wrong. */
  trouble: string;
  open(): Promise<void>;
}

/**
 * Opens a table and goes there, unless the reader has gone elsewhere meanwhile.
 *
 * @param make opens it and returns its code
 * @param offline what to say if the server is unreachable
 */
export function useNewTable(make: () => Promise<string>, offline: () => string): NewTable {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const open = async () => {
    setBusy(true);
    setTrouble('');
    try {
      const code = await make();
      if (isHere.current) go(`/r/${code}`);
    } catch (error) {
      setTrouble(
        (error as { code?: number }).code === TOO_MANY
          ? say('Many tables were opened from your network. Please wait a minute and try again.')
          : offline(),
      );
      setBusy(false);
    }
  };
  return { busy, trouble, open };
}
