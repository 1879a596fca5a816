import type { MessageDescriptor } from '@lingui/core';
import { factionIndex } from '@smash/cards/factions';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { slug } from '../../art/index.ts';
import { msg, say } from '../../i18n/say.ts';
import styles from '../../rules/reference.module.css';
import { Field } from '../../ui/Field.tsx';
import { Bar } from '../bar/Bar.tsx';
import { loadScenes, NoScene, useSceneIndex } from './SceneLinks.tsx';

type Listed = [id: string, name: string][];

const NAMES: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['core', msg('Core Set')],
  ['own', msg('Where rules meet')],
]);

/** The group's name: the faction for "tests/kung-fu-fighters", otherwise the words of the id. */
function groupName(id: string): string {
  const name = id.replace('tests/', '');
  const words = name.replaceAll('-', ' ');
  const known = NAMES.get(id);
  if (known) return say(known);
  return factionNamed(name)?.faction ?? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
const factionNamed = (name: string) => factionIndex.find(({ faction }) => slug(faction) === name);

/** Groups about rules first, then factions; each by name. */
const byName = ([a]: [string, number], [b]: [string, number]): number =>
  Number(isFaction(a)) - Number(isFaction(b)) || groupName(a).localeCompare(groupName(b), 'en');
const isFaction = (id: string): boolean => factionNamed(id.replace('tests/', '')) !== undefined;

const counted = (n: number): string => say('{n, plural, one {# example} other {# examples}}', { n });

/** /see: every group of examples; /see/tests/pirates: those of a group, searchable. */
export default function ExamplesPage({ group }: { group: string | null }) {
  return group === null ? <Groups /> : <Group key={group} id={group} />;
}

function Groups() {
  const { index, isAway } = useSceneIndex();
  const groups = Object.entries(index?.groups ?? {}).sort(byName);
  const count = index ? counted(groups.reduce((sum, [, n]) => sum + n, 0)) : say('One moment');
  return (
    <div className={styles.page}>
      <Bar title={say('Examples')} sub={isAway ? '' : count} />
      <main>
        {isAway ? <Missing what="server" /> : null}
        <ul lang="en" className={styles.factions}>
          {groups.map(([id, n]) => (
            <li key={id}>
              <Link href={`/see/${id}`} className={styles.faction}>
                <span>
                  <b className={styles.name}>{groupName(id)}</b>
                  <span className="mut">{counted(n)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

/** What is missing, instead of the list. */
const Missing = ({ what }: { what: 'group' | 'server' }) => (
  <p className={styles.none} role="alert">
    {what === 'group' ? say('There is no such example') : say('The server can’t be reached right now.')}
  </p>
);

function Group({ id }: { id: string }) {
  const [all, setAll] = useState<Listed | 'group' | 'server' | null>(null);
  const [question, setQuestion] = useState('');
  useEffect(() => {
    let left = false;
    loadScenes<Listed>(`lists/${id}`).then(
      (list) => left || setAll(list),
      (error) => left || setAll(error instanceof NoScene ? 'group' : 'server'),
    );
    return () => {
      left = true;
    };
  }, [id]);
  const words = question.toLowerCase().split(/\s+/);
  const list = Array.isArray(all) ? all : [];
  const found = list.filter(([, name]) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    <div className={styles.page}>
      <Bar title={groupName(id)} sub={<Link href="/see">{say('All examples')}</Link>} />
      <div className={styles.search}>
        <Field label={say('Search the examples')} value={question} onChange={setQuestion} testid="search" />
      </div>
      <main>
        {typeof all === 'string' ? (
          <Missing what={all} />
        ) : (
          <p className="mut" role="status">
            {all === null ? say('One moment') : counted(found.length)}
          </p>
        )}
        <ul lang="en" className={styles.examples} data-testid="examples">
          {found.map(([scene, name]) => (
            <li key={scene}>
              <Link href={`/see/${scene}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
