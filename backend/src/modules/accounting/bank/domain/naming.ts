const WORDLESS = /[^\p{L}\p{N}]+/u;
/** What companies have in common in their names, and so names nobody. */
const OF_ANY = new Set(['LLC', 'INC', 'CO', 'CORP', 'LTD', 'LP', 'LLP', 'COMPANY', 'THE', 'AND', 'OF']);
const SHORTEST_NAME = 4;
const SHORTEST_REFERENCE = 4;
const SHORTEST_CHECK = 3;

/** The words of a text in capitals: 'Inv-7, Acme' is ['INV', '7', 'ACME']. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(WORDLESS)
    .filter((word) => word !== '');

const plainNumber = (number: string): string => number.replace(/^0+(?=.)/, '');

/** A text of the bank, taken apart once for all that is looked for in it. */
export interface TakenApart {
  readonly words: ReadonlySet<string>;
  /** Its words without anything between them. */
  readonly joined: string;
}
export const takenApart = (text: string): TakenApart => {
  const words = wordsOf(text);
  return { words: new Set(words.flatMap((word) => [word, plainNumber(word)])), joined: words.join('') };
};

/** Whether a text has the number of a paper: 'INV-000007' is in 'PMT INV 000007' and in 'INV000007/INV000008'. */
export const hasReference = ({ joined }: TakenApart, reference: string): boolean => {
  const wanted = wordsOf(reference).join('');
  return wanted.length >= SHORTEST_REFERENCE && /\d/.test(wanted) && joined.includes(wanted);
};

/** Whether a line names a check, by the bank's own field or in its text; leading zeros do not count. */
export const hasCheck = (text: TakenApart, ofLine: string | null, check: string): boolean => {
  const wanted = plainNumber(wordsOf(check).join(''));
  if (wanted === '') return false;
  if (ofLine !== null && plainNumber(wordsOf(ofLine).join('')) === wanted) return true;
  return wanted.length >= SHORTEST_CHECK && text.words.has(wanted);
};

/** Whether a text names a company or a person: the whole name, or its first word that is not one of any company. */
export const namesParty = (text: TakenApart, name: string): boolean => {
  const words = wordsOf(name).filter((word) => !OF_ANY.has(word));
  const [first = ''] = words;
  const whole = words.join('');
  return (
    (whole.length >= SHORTEST_NAME && text.joined.includes(whole)) ||
    (first.length >= SHORTEST_NAME && text.words.has(first))
  );
};
