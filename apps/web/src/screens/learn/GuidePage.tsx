import type { MessageDescriptor } from '@lingui/core';
import { type ReactNode, useEffect } from 'react';
import { Link, Redirect } from 'wouter';
import { CardBack } from '../../art/index.ts';
import { loadFacts, useFacts } from '../../cards/facts.ts';
import { msg, say } from '../../i18n/say.ts';
import { PrintedCard } from '../../table/card/CardFace.tsx';
import { PHASES } from '../../table/model/words.ts';
import { RaceBar, Ribbon, SeatMark } from '../../ui/index.ts';
import { Bar } from '../bar/Bar.tsx';
import { BasePicture, PlacesPicture } from './BasePicture.tsx';
import styles from './guide.module.css';

interface Step {
  head: MessageDescriptor;
  text: MessageDescriptor;
  /** A text alternative for the picture. */
  alt: MessageDescriptor;
  picture(): ReactNode;
}

function Cards({ names }: { names: string[] }) {
  const facts = useFacts();
  useEffect(() => loadFacts(['Dinosaurs', 'Pirates', 'Ninjas']), []);
  return (
    <div className={styles.cards}>
      {names.map((name) => {
        const fact = facts.get(name);
        return <PrintedCard key={name} name={name} fact={fact} faction={fact?.faction ?? ''} />;
      })}
    </div>
  );
}

const Phase = ({ n }: { n: number }) => {
  const words = PHASES.map(({ word }) => say(word));
  return <Ribbon phases={words} current={words[n] ?? ''} />;
};

const Drawn = () => (
  <div className={styles.backs}>
    {['one', 'two'].map((card) => (
      <span key={card}>
        <CardBack />
      </span>
    ))}
  </div>
);

const Race = () => (
  <ul className={styles.race}>
    {[15, 11].map((vp, seat) => (
      <li key={vp} data-seat={seat} className="paper">
        <SeatMark seat={seat} size={30} silent />
        <b>
          {vp}
          <small>/15</small>
        </b>
        <RaceBar value={vp} target={15} />
      </li>
    ))}
  </ul>
);

const TURN: Step[] = [
  {
    head: msg('Start'),
    text: msg('Abilities that say “at the start of your turn” happen now. On most turns there are none.'),
    alt: msg('Smoke Bomb, an action that is destroyed at the start of your turn.'),
    picture: () => <Cards names={['Smoke Bomb']} />,
  },
  {
    head: msg('Play'),
    text: msg(
      'Play one minion and one action, in any order. You may also play only one of them, or neither. A minion goes to a base; an action does what it says.',
    ),
    alt: msg('A minion, King Rex with power 7, and an action, Howl.'),
    picture: () => <Cards names={['King Rex', 'Howl']} />,
  },
  {
    head: msg('Score'),
    text: msg('Check every base. If the power there has reached the breakpoint, the base scores.'),
    alt: msg('Tar Pits with a total of 16 of 16. It says: will score.'),
    picture: () => <BasePicture position="full" />,
  },
  {
    head: msg('Draw'),
    text: msg(
      'Draw two cards. If you then hold more than ten, discard down to ten. When your deck is empty, your discard pile is shuffled to make a new one.',
    ),
    alt: msg('Two cards, face down.'),
    picture: () => <Drawn />,
  },
  {
    head: msg('End'),
    text: msg('If you have 15 or more, and the most, you win. If not, the next player takes a turn.'),
    alt: msg('Two players with 15 and 11 of 15 points.'),
    picture: () => <Race />,
  },
];

const BASE: Step[] = [
  {
    head: msg('Power adds up'),
    text: msg(
      'Every minion at a base counts, whoever played it. The big number is the total, the small one the breakpoint.',
    ),
    alt: msg('Tar Pits with 4 power of yours and 5 of your opponent: 9 of 16.'),
    picture: () => <BasePicture position="shared" />,
  },
  {
    head: msg('The breakpoint is reached'),
    text: msg(
      'With the total at the breakpoint or above, the base scores once the player whose turn it is has played.',
    ),
    alt: msg('Tar Pits with a total of 16 of 16. It says: will score.'),
    picture: () => <BasePicture position="full" />,
  },
  {
    head: msg('Me First!'),
    text: msg(
      'Before that, everybody may play cards that say “before a base scores”. The player whose turn it is goes first. This can change who wins.',
    ),
    alt: msg('Full Sail, an action that can be played before a base scores.'),
    picture: () => <Cards names={['Full Sail']} />,
  },
  {
    head: msg('Most power, most points'),
    text: msg(
      'Most power takes the first number, then come the second and the third. Tied players all take the better place.',
    ),
    alt: msg('You are first with 11 power, your opponent is second with 5.'),
    picture: () => <PlacesPicture />,
  },
  {
    head: msg('A new base'),
    text: msg('All minions and actions there go to their owners’ discard piles, and the next base is dealt.'),
    alt: msg('The next base, Tortuga.'),
    picture: () => <Cards names={['Tortuga']} />,
  },
];

const PAGES = {
  turn: { title: msg('How a turn goes'), steps: TURN, next: 'base' },
  base: { title: msg('How a base scores'), steps: BASE, next: null },
} as const;

const isPage = (page: string): page is keyof typeof PAGES => Object.hasOwn(PAGES, page);

/** /guide/turn and /guide/base: the game in two illustrated pages. */
export default function GuidePage({ page }: { page: string }) {
  if (!isPage(page)) return <Redirect to="/guide/turn" replace />;
  const { title, steps, next } = PAGES[page];
  return (
    <div className={styles.page} data-testid={`guide-${page}`}>
      <Bar title={say(title)} sub={next ? say('page 1 of 2') : say('page 2 of 2')} />
      <main key={page}>
        <ol className={styles.steps}>
          {steps.map(({ head, text, alt, picture }, i) => (
            <li key={head.id} className={styles.step}>
              <div className={`${styles.words} paper`}>
                <h2 className="cap">
                  <span className={styles.number}>{i + 1}</span>
                  {say(head)}
                </h2>
                <p>{say(text)}</p>
              </div>
              {/* For viewing only: the text alternative describes the content. */}
              <div role="img" aria-label={say(alt)} className={styles.picture}>
                <div inert>
                  {page === 'turn' ? <Phase n={i} /> : null}
                  {picture()}
                </div>
              </div>
            </li>
          ))}
        </ol>
        <nav className={styles.on} aria-label={say('Read on')}>
          {next ? (
            <Link href={`/guide/${next}`} className={styles.next} data-testid="guide-next">
              {say(PAGES[next].title)}
            </Link>
          ) : (
            <Link href="/guide/turn">{say(PAGES.turn.title)}</Link>
          )}
          <Link href="/learn">{say('Learn to play')}</Link>
          <Link href="/quick">{say('Quick start')}</Link>
          <Link href="/rules">{say('Complete rules')}</Link>
        </nav>
      </main>
    </div>
  );
}
