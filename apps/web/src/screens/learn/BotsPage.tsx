import type { MessageDescriptor } from '@lingui/core';
import { Link } from 'wouter';
import { levelWord } from '../../game/bots/levels.ts';
import { msg, say } from '../../i18n/say.ts';
import { Bar } from '../bar/Bar.tsx';
import styles from './bots.module.css';
import measured from './strength.generated.json' with { type: 'json' };

const PARTS: readonly [head: MessageDescriptor, text: MessageDescriptor][] = [
  [
    msg('They see only their own hand'),
    msg(
      'A bot is given what a player in its seat may know: the open table, its own hand, and what it has seen before. It has no way to the game itself. This is tested: in thousands of positions everything hidden is exchanged (other hands, the order of decks, what chance will bring), and the bot must give the same answer after the same amount of thought.',
    ),
  ],
  [
    msg('How they think'),
    msg(
      'A bot deals the hidden cards in many ways that agree with what it knows, plays each of its answers out in all of them until everybody has had a turn, and keeps those that go well. An easy bot looks only one answer ahead. Hard and expert bots try more deals. They never think longer about a hidden card, and their pauses tell nothing.',
    ),
  ],
  [
    msg('How they learn'),
    msg(
      'What a card is worth in the hand was learnt from two thousand games of bots against each other. What a table is worth (points, leads, power, cards) was set by hand and checked in games.',
    ),
  ],
];

const OTHERS: Readonly<Record<string, MessageDescriptor>> = {
  random: msg('playing by chance'),
  g1: msg('looking one answer ahead'),
};

function word(level: string): string {
  const other = OTHERS[level];
  return other ? say(other) : levelWord(level as Parameters<typeof levelWord>[0]);
}

const percent = (share: number): string => say('{n}%', { n: Math.round(share * 100) });

/** /bots: how bots play, what they see, and how strong they are. */
export default function BotsPage() {
  return (
    <div className={styles.page}>
      <Bar title={say('How the bots play')} />
      <main className={styles.main}>
        {PARTS.map(([head, text]) => (
          <section key={head.id}>
            <h2 className="cap">{say(head)}</h2>
            <p>{say(text)}</p>
          </section>
        ))}
        <section>
          <h2 className="cap">{say('How strong they are')}</h2>
          <p>
            {say(
              'Games of bots against each other, each with the same cards in every seat. The range holds the true share in 95 of 100 cases: where it is wide, few games have been played.',
            )}
          </p>
          <Strengths />
          <p className={styles.more}>
            <Link href="/balance">{say('How strong the factions are in their hands')}</Link>
          </p>
        </section>
      </main>
    </div>
  );
}

const Strengths = () => (
  <table className={`${styles.table} paper`} data-testid="strengths">
    <thead>
      <tr>
        <th scope="col">{say('Bots')}</th>
        <th scope="col">{say('Wins')}</th>
        <th scope="col">{say('Range')}</th>
        <th scope="col">{say('Games')}</th>
      </tr>
    </thead>
    <tbody>
      {measured.map(({ pool, players, a, b, games, won, from, to }) => (
        <tr key={`${pool} ${players} ${a} ${b}`}>
          <th scope="row">
            {say('{n, plural, one {{a} against {b}} other {{a} against # × {b}}}', {
              a: word(a),
              b: word(b),
              n: players - 1,
            })}
            <small>{pool === 'core' ? say('Core Set') : say('all factions')}</small>
          </th>
          <td>{percent(won)}</td>
          <td>{say('{from} to {to}', { from: percent(from), to: percent(to) })}</td>
          <td>{games}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
