const ZIP = /\b(\d{5})(?:-\d{4})?\b/g;
const POSTAL = /\b([a-z]\d[a-z])(?:[ -]?(\d[a-z]\d))?\b/gi;

/** A code in a text as people write it. */
export interface PostalCode {
  /** What the table knows: '89801', 'M5V'. */
  readonly known: string;
  /** How it is shown: '89801', 'M5V 3L9'. */
  readonly shown: string;
  /** The text without it. */
  readonly rest: string;
  /** It stands at the end, where no number of a house can be. */
  readonly isLast: boolean;
}

/**
 * The last ZIP or postal code in a text; null without one.
 * @example postalCodeIn('Elko, NV 89801') // { known: '89801', shown: '89801', rest: 'Elko, NV ', isLast: true }
 */
export const postalCodeIn = (text: string): PostalCode | null => {
  const found = [...text.matchAll(ZIP), ...text.matchAll(POSTAL)].sort((one, other) => one.index - other.index).at(-1);
  if (!found) return null;
  const [whole, first = '', second] = found;
  const after = text.slice(found.index + whole.length);
  return {
    known: first.toUpperCase(),
    shown: [first, second].filter(Boolean).join(' ').toUpperCase(),
    rest: `${text.slice(0, found.index)} ${after}`,
    isLast: /^(?:usa?|canada)?$/i.test(after.replace(/[\s,.]/g, '')),
  };
};
