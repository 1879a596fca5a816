export interface Named {
  rules: string[];
  rulings: string[];
}

/** The rules and rulings that the title of a test names. */
export const namedIn = (title: string): Named => ({
  rules: [...title.matchAll(/\b[A-Z]{2,}-\d+\b/g)].map(([id]) => id),
  rulings: [...title.matchAll(/(?<![\w/.-])[a-z0-9-]*[a-z][a-z0-9-]*\/\d+(?![\w/-])/g)].map(([id]) => id),
});
