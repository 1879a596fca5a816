/** The available languages: English, and every file in `catalogues`. */
import { ENGLISH } from './say.ts';

/** English sentence → its translation. */
export type Catalogue = Record<string, string>;

const files = import.meta.glob<Catalogue>('./catalogues/*.json', { import: 'default' });
const catalogues = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load]));

export const LANGUAGES: readonly string[] = [ENGLISH, ...catalogues.keys()];

/** A language's name in that language: "Deutsch". */
export const languageName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

export const loadCatalogue = async (language: string): Promise<Catalogue> => (await catalogues.get(language)?.()) ?? {};

/** The first of the reader's languages that is available: a reader of "de-AT" also reads "de". */
export const preferred = (wanted: readonly string[]): string =>
  wanted.map((one) => one.toLowerCase().split('-')[0] ?? '').find((one) => LANGUAGES.includes(one)) ?? ENGLISH;
