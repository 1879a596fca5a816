import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { say } from '../../i18n/say.ts';
import styles from '../../rules/reference.module.css';

/** The same as in packages/testkit/src/scene-index.ts. */
type Listed = Readonly<Record<string, string[]>>;
type SceneIndex = Readonly<Record<'rules' | 'rulings' | 'cards', Listed>> & {
  /** Maps groups to their number of scenes. */
  readonly groups: Readonly<Record<string, number>>;
};

/** There is no such example. */
export class NoScene extends Error {}

/** Fetches a file of the examples. Throws `NoScene` if the server lacks it, otherwise if the server is unreachable. */
export async function loadScenes<T>(path: string): Promise<T> {
  const response = await fetch(`/scenes/${path}.json`);
  if (response.status === 404) throw new NoScene(path);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return (await response.json()) as T;
}

let asked: Promise<SceneIndex> | null = null;

/** The index of which scenes show what: null until loaded. `isAway`: the server is unreachable. */
export function useSceneIndex(): { index: SceneIndex | null; isAway: boolean } {
  const [index, setIndex] = useState<SceneIndex | null>(null);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    asked ??= loadScenes<SceneIndex>('index');
    asked.then(setIndex, () => {
      // Let the next component try again.
      asked = null;
      setIsAway(true);
    });
  }, []);
  return { index, isAway };
}

/** The same for links, which are left out until there is an index. */
export const useScenes = (): SceneIndex | null => useSceneIndex().index;

/** Links to the scenarios and tests that prove a rule or ruling, or that use a card. */
export function SceneLinks({ about, scenes }: { about: string; scenes: readonly string[] | undefined }) {
  if (!scenes) return null;
  return (
    <span className={styles.scenes} data-testid="scenes">
      {scenes.map((id, i) => (
        <Link
          key={id}
          href={`/see/${id}`}
          aria-label={i > 0 ? say('{about}: see it happen, example {n}', { about, n: i + 1 }) : undefined}
        >
          {i === 0 ? say('See it happen') : i + 1}
        </Link>
      ))}
    </span>
  );
}
