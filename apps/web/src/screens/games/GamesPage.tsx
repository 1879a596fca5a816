import { useRef, useState } from 'react';
import { saveFile } from '../../browser/saveFile.ts';
import { exportGames, importGames, playedGames, summaryOf, type Tally } from '../../game/played.ts';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/index.ts';
import { Bar } from '../bar/Bar.tsx';
import styles from './games.module.css';

function Tallies({ title, list }: { title: string; list: readonly Tally[] }) {
  return (
    <section className="paper">
      <table className={styles.tallies}>
        <caption className="cap">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Name')}</th>
            <th scope="col">{say('Played')}</th>
            <th scope="col">{say('Won')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ name, played, won }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{played}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** /games: the games played in this browser. They leave it only as a file that the reader saves. */
export default function GamesPage() {
  const [games, setGames] = useState(playedGames);
  const [said, setSaid] = useState('');
  const chosen = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const added = importGames(await file.text().catch(() => ''));
    setGames(playedGames());
    setSaid(
      added === null
        ? say('This is not a file of games.')
        : say('{n, plural, =0 {No new games} one {# game added} other {# games added}}.', { n: added }),
    );
  };
  const { played, won, streak, best, longest, factions, others } = summaryOf(games);
  const figures: [string, number][] = [
    [say('Games finished'), played],
    [say('Won'), won],
    [say('Won in a row'), streak],
    [say('Most in a row'), best],
    [say('Turns of the longest game'), longest],
  ];
  return (
    <div className={styles.page}>
      <Bar title={say('Your games')} />
      <main className={styles.main}>
        <p>
          {say(
            'Kept only in this browser, and sent to nobody. Games with several people on one screen are not counted.',
          )}
        </p>
        {played === 0 ? (
          <p data-testid="no-games">{say('No game has been finished here yet.')}</p>
        ) : (
          <>
            <dl className={styles.figures} data-testid="games-figures">
              {figures.map(([name, n]) => (
                <div key={name} className="paper">
                  <dt>{name}</dt>
                  <dd className="d">{n}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.columns}>
              <Tallies title={say('Your factions')} list={factions} />
              <Tallies title={say('Against')} list={others} />
            </div>
          </>
        )}
        <div className={styles.files}>
          <Button
            testid="games-save"
            disabled={played === 0}
            onClick={() => saveFile('smash-games.json', exportGames())}
          >
            {say('Save as a file')}
          </Button>
          <Button testid="games-load" onClick={() => chosen.current?.click()}>
            {say('Add from a file')}
          </Button>
          <input
            ref={chosen}
            type="file"
            accept="application/json,.json"
            hidden
            data-testid="games-file"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // Or choosing the same file again would be no change.
              target.value = '';
            }}
          />
          <span role="status">{said}</span>
        </div>
      </main>
    </div>
  );
}
