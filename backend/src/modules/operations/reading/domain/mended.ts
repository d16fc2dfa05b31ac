import { STATE_NAMES } from '../../../../platform/fields/places';
import type { Cell, Line } from './cells';
import { labelAt } from './labels';
import { AS_DIGIT, AS_LETTER } from './look-alikes';
import { stateOfZip } from './zip-states';

const swapped = (text: string, by: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => by[letter] ?? letter).join('');

const ENDS = /[.,;]$/;
const NAMES = new Set(Object.values(STATE_NAMES).map((name) => name.split(' ')[0] ?? ''));
const LEAST_DIGITS = 3;
const LEAST_TOWN = 3;

/** The ZIP code that a word is, or was before a picture made letters of its digits: '5O313' is '50313'. */
const zipIn = (word: string): string | null => {
  const bare = word.replace(ENDS, '');
  if (!/^[\dOoQDlI|!SBZ]{5}(?:-\d{4})?$/.test(bare)) return null;
  const [code = ''] = bare.split('-');
  return code.replace(/\D/g, '').length < LEAST_DIGITS ? null : swapped(code, AS_DIGIT);
};

/** What stands before a ZIP code, where it means the state of that code: '|A', 'lA', 'MOINESIA' before 50313. */
const beforeZip = (word: string, zip: string): string | null => {
  const state = stateOfZip(zip);
  const bare = word.replace(ENDS, '');
  if (state === null || bare === state) return null;
  if (bare.length === 2 && swapped(bare, AS_LETTER).toUpperCase() === state) return state;
  const town = bare.slice(0, -2);
  const code = swapped(bare.slice(-2), AS_LETTER);
  return code === state && town.length >= LEAST_TOWN && /^[A-Za-z.'-]+$/.test(town) ? `${town}, ${state}` : null;
};

const wordMended = (word: string): string => {
  const letters = word.replace(/\|(?=[A-Za-z])|(?<=[A-Za-z])\|/g, 'I').replace(/^l(?=[A-Z][.,]?$)/, 'I');
  const named = letters.replace(/^[l1]/, 'I');
  return NAMES.has(named.replace(ENDS, '')) ? named : letters;
};

/** A label whose words a picture put together: 'PickupDate:02/08/2026' is 'Pickup Date:02/08/2026'. */
const labelMended = (text: string): string => {
  const [word = ''] = /^[A-Za-z]{4,30}(?=[:#\s$]|$)/.exec(text) ?? [];
  const apart = word.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z]{2})(?=[A-Z][a-z])/g, ' ');
  if (apart === word) return text;
  const [asRead, mended] = [labelAt(word), labelAt(apart)];
  // the whole of it must be a label, and it was none before
  return mended !== null && mended.rest === '' && asRead === null ? apart + text.slice(word.length) : text;
};

/**
 * A text as it stood before a picture was made of it, as far as its words tell: states by their ZIP codes and their
 * names, labels whose words stand together, years before a time, and dashes. Amounts, days and numbers stay as they
 * were read: nothing tells what they were.
 * @example mendedText('Des Moines, |A 50313') // 'Des Moines, IA 50313'
 */
export const mendedText = (text: string): string => {
  const words = labelMended(text)
    .replace(/(?<=[/,.\- ])(20\d{2})(?=\d{2}:\d{2}(?!\d))/g, '$1 ')
    .replace(/ [~\u2014=] (?=[A-Za-z])/g, ' - ')
    .replace(/\b([A-Z]{2})(\d{5})(?!\d)/g, (both, code: string, zip: string) =>
      stateOfZip(zip) === code ? `${code} ${zip}` : both,
    )
    .split(' ')
    .map(wordMended);
  for (const [at, word] of words.entries()) {
    const zip = at === 0 ? null : zipIn(word);
    if (zip === null) continue;
    const before = beforeZip(words[at - 1] ?? '', zip);
    if (before !== null) words[at - 1] = before;
    if (before !== null || (words[at - 1] ?? '').replace(ENDS, '') === stateOfZip(zip))
      words[at] = zip + word.slice(zip.length);
  }
  return words.join(' ');
};

/** The lines of a picture, each of their cells mended. */
export const mended = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, cells: line.cells.map((cell): Cell => ({ ...cell, text: mendedText(cell.text) })) }));
