import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../browser/copy.ts';
import { saveFile } from '../../browser/saveFile.ts';
import { listed, say } from '../../i18n/say.ts';
import { Button, Sheet } from '../../ui/index.ts';
import type { View } from '../../view/types.ts';
import { HOW, placings } from './model.ts';
import styles from './result.module.css';
import { drawCard } from './shareCard.ts';

export interface ShareSheetProps {
  view: View;
  names: string[];
  /** The replay's address for others; null = only this browser has the replay. */
  link: string | null;
  onClose(): void;
}

const FILE = 'smash-table.png';

/** The result as a picture, and the link to the replay. */
export function ShareSheet({ view, names, link, onClose }: ShareSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [said, setSaid] = useState('');
  const places = placings(view);
  const winners = listed((view.over?.winners ?? []).map((seat) => names[seat] ?? ''));
  const label = say('{winners}: {points}', {
    winners,
    points: places.map(({ seat, vp }) => `${names[seat]} ${vp}`).join(', '),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that is over stays as it is
  useEffect(() => {
    if (!canvas.current || !view.over) return;
    const kicker = say(HOW[view.over.how]);
    drawCard(canvas.current, { kicker, winners: winners || say('Nobody'), places, names }).then(
      () => setDrawn(true),
      () => setSaid(say('The picture could not be drawn.')),
    );
  }, []);

  const picture = () => new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/png'));
  const save = async () => {
    const blob = await picture();
    if (blob) saveFile(FILE, blob);
  };
  const send = async () => {
    const blob = drawn ? await picture() : null;
    const files = blob ? [new File([blob], FILE, { type: blob.type })] : [];
    const withFiles = files.length > 0 && navigator.canShare?.({ files }) ? { files } : {};
    // Rejects if the user cancels.
    await navigator.share({ title: label, ...(link && { url: link }), ...withFiles }).catch(() => {});
  };
  const copy = async () => {
    if (link) setSaid((await copyText(link)) ? say('Copied.') : link);
  };
  return (
    <Sheet title={say('Share')} onClose={onClose} surface="panel" testid="share-sheet">
      <canvas ref={canvas} className={styles.card} role="img" aria-label={label} data-drawn={drawn || undefined} />
      <p className={styles.share}>
        {link ? (
          <Button testid="copy-replay" onClick={() => void copy()}>
            {say('Copy the link to the replay')}
          </Button>
        ) : null}
        <Button testid="save-picture" disabled={!drawn} onClick={() => void save()}>
          {say('Save the picture')}
        </Button>
        {'share' in navigator ? (
          <Button kind="primary" onClick={() => void send()}>
            {say('Send')}
          </Button>
        ) : null}
        <span role="status">{said}</span>
      </p>
    </Sheet>
  );
}
