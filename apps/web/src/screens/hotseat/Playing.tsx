import { standing } from '@smash/engine';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useTitle } from '../../browser/title.ts';
import type { HotseatGame } from '../../game/hotseat/game.ts';
import { isSaved } from '../../game/hotseat/save.ts';
import { say } from '../../i18n/say.ts';
import { FirstNote } from '../../table/notes/FirstNote.tsx';
import { isScoring } from '../../table/state/useScored.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { BackToCurtain } from '../curtain/BackToCurtain.tsx';
import { Curtain } from '../curtain/Curtain.tsx';
import { useAutoHide, useWakeLock } from '../curtain/watch.ts';
import Draft from '../draft/Draft.tsx';
import { ReportSheet } from '../report/ReportSheet.tsx';
import { saveMoment } from '../report/saveMoment.ts';
import { HotResult } from './HotResult.tsx';
import { HotTable } from './HotTable.tsx';
import { TableCall } from './TableCall.tsx';
import { Told } from './Told.tsx';

export interface PlayingProps {
  game: HotseatGame;
  onAgain(next: HotseatGame): void;
  onLeave(): void;
}

/** The one shared screen: what it shows depends on who may look. */
export function Playing({ game, onAgain, onLeave }: PlayingProps) {
  const [, go] = useLocation();
  const { stage, view, names, events, seen } = useStore(game.store);
  const isKept = useStore(game.store, isSaved);
  const alone = game.sole !== null;
  useTitle(alone ? say('Against bots') : say('Pass and play'));
  const [looking, setLooking] = useState(false);
  const [conceding, setConceding] = useState(false);
  const [reporting, setReporting] = useState(false);
  const scored = events.findLast((event) => isScoring(view, event))?.n ?? -1;
  const [told, setTold] = useState(scored);
  const onTold = useCallback(() => setTold(scored), [scored]);
  useWakeLock();
  useAutoHide(stage.kind === 'play' && !alone, () => game.hide());
  useEffect(() => {
    if (stage.kind !== 'curtain') setLooking(false);
    if (stage.kind !== 'play') {
      setConceding(false);
      setReporting(false);
    }
  }, [stage]);
  // Any other table shows the scoring anyway; and after an undo it has not happened.
  useEffect(() => {
    if (stage.kind !== 'curtain' || told > scored) setTold(scored);
  }, [stage.kind, told, scored]);

  const words = isKept ? say('Leave (the game is saved)') : say('Leave (the game cannot be saved)');
  const leave = { label: words, ends: true as const, onSelect: () => go('/') };
  if (stage.kind === 'over') return <HotResult game={game} onAgain={onAgain} onLeave={onLeave} />;
  if (stage.kind === 'draft')
    return (
      <Draft
        view={view}
        names={names}
        title={alone ? say('Against bots') : say('Pass and play')}
        shared={!alone}
        answer={(pick) => game.answer(pick)}
      />
    );
  // What a base awarded concerns everybody, so show it before the screen changes hands.
  if (stage.kind === 'curtain' && scored > told)
    return <HotTable key="public" game={game} menu={[leave]} handedOver note={<Told onTold={onTold} />} />;
  if (stage.kind === 'curtain' && !looking)
    return (
      <Curtain
        // Remount the sheet for each player: a long press begun by one must not reveal another's hand.
        key={stage.seat}
        seat={stage.seat}
        name={names[stage.seat] ?? ''}
        names={names}
        deck={seen[stage.seat] ? [] : (view.seats[stage.seat]?.factions ?? [])}
        events={events.filter((event) => event.n > (seen[stage.seat] ?? 0))}
        onReveal={() => game.reveal()}
        onLook={() => setLooking(true)}
      />
    );
  if (stage.kind === 'play') {
    const name = names[stage.seat] ?? '';
    return (
      <>
        <HotTable
          key={`seat ${stage.seat}`}
          game={game}
          menu={[
            ...(alone ? [] : [{ label: say('Hide my hand'), onSelect: () => game.hide() }]),
            { label: say('Report this moment'), onSelect: () => setReporting(true) },
            { label: say('Concede'), ends: true, onSelect: () => setConceding(true) },
            leave,
          ]}
          note={<FirstNote />}
        />
        {reporting ? (
          <ReportSheet
            view={view}
            names={names}
            moment={{ at: standing(game.record.commands).length, n: events.at(-1)?.n ?? 0 }}
            makes="file"
            onClose={() => setReporting(false)}
            onReport={(reported, moment) => {
              saveMoment(game.record, moment, reported);
              setReporting(false);
            }}
          />
        ) : null}
        {conceding ? (
          <Sheet
            title={say('{name} gives up?', { name })}
            onClose={() => setConceding(false)}
            footer={
              <>
                <Button onClick={() => setConceding(false)}>{say('Keep playing')}</Button>
                <Button
                  kind="primary"
                  onClick={() => {
                    setConceding(false);
                    game.concede();
                  }}
                >
                  {say('Concede')}
                </Button>
              </>
            }
          >
            <p>{say('{name}’s cards leave the table. With two players, the other one wins.', { name })}</p>
          </Sheet>
        ) : null}
      </>
    );
  }
  return (
    <>
      <HotTable key="public" game={game} menu={[leave]} handedOver />
      {stage.kind === 'call' ? (
        <TableCall
          // What was said about one question does not belong to the next.
          key={stage.asked.map(({ id }) => id).join()}
          what={view.waiting?.what ?? ''}
          names={names}
          view={view}
          game={game}
        />
      ) : null}
      {stage.kind === 'curtain' ? <BackToCurtain onBack={() => setLooking(false)} /> : null}
    </>
  );
}
