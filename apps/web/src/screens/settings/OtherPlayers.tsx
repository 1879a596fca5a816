import { say } from '../../i18n/say.ts';
import { change, useSetting } from '../../settings/settings.ts';
import { Chips } from '../../ui/Chips.tsx';

/** What you see and hear of the other players around a game. */
export function OtherPlayers() {
  const [chat, pings, reactions] = [useSetting('chat'), useSetting('pings'), useSetting('reactions')];
  const onOff = [
    [true, say('On')],
    [false, say('Off')],
  ] as const;
  return (
    <>
      <Chips label={say('Chat')} options={onOff} value={chat} onChange={(to) => change({ chat: to })} />
      <Chips
        label={say('Pings')}
        help={say('what other players point at')}
        options={onOff}
        value={pings}
        onChange={(to) => change({ pings: to })}
      />
      <Chips
        label={say('Reactions')}
        help={say('on the players’ panels')}
        options={onOff}
        value={reactions}
        onChange={(to) => change({ reactions: to })}
      />
    </>
  );
}
