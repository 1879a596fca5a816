/** The build that this page comes from; '' during development. */
const own = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

/** Does the server serve another build than this page's? A cached page must not play on. */
export const isOtherBuild = (served: string): boolean => served !== '' && own() !== '' && served !== own();
