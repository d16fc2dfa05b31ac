/** What people shorten in the names of towns. */
const WHOLE_WORDS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  jct: 'junction',
  jctn: 'junction',
  spg: 'spring',
  spgs: 'springs',
  hts: 'heights',
  bch: 'beach',
  ctr: 'center',
  centre: 'center',
  twp: 'township',
  vly: 'valley',
};

/**
 * The words of a text without case, accents and punctuation: "Coeur d’Alene, I.D." is coeur, dalene, id.
 * @param text at most some hundred letters; who calls cuts it
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|['’`]|(?<=\b[a-z])\./gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/**
 * The form in which names of towns are compared, without blanks, because people write LaGrange and La Grange.
 * @example keyOf(['st', 'louis']) // 'saintlouis'
 * @example keyOf(['grand', 'jct']) // 'grandjunction'
 */
export const keyOf = (words: readonly string[]): string =>
  words.map((word) => (words.length > 1 ? (WHOLE_WORDS[word] ?? word) : word)).join('');

/** @example keyOfName('Saint-Jérôme') // 'saintjerome' */
export const keyOfName = (name: string): string => keyOf(wordsOf(name));
