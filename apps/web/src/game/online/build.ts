/** Which build this page is of; '' while it is worked on. */
const own = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

/** Does the server serve another build than this page is of? A page out of the cache must not play on. */
export const isOtherBuild = (served: string): boolean => served !== '' && own() !== '' && served !== own();
