import { textOf } from '../cells';
import { decided, type FieldRead } from '../fields';
import type { Paper } from './shared';

/** The line below the first one that matches. */
const under = ({ pieces: { lines } }: Paper, words: RegExp): { at: number; value: string } | null => {
  const at = lines.findIndex((line) => words.test(textOf(line)));
  const value = lines[at + 1];
  return at === -1 || !value || /^\d[a-z]? [A-Z]/.test(textOf(value)) ? null : { at: at + 1, value: textOf(value) };
};

/** Who is paid, and where; of the number only the last four digits are told. */
export const w9 = (paper: Paper): FieldRead[] => {
  const { pieces, source } = paper;
  const field = (name: string, at: number, value: string): FieldRead[] => {
    const line = pieces.lines[at];
    if (!line) return [];
    return decided(
      name,
      [{ value: { value }, trust: 1, at, page: line.page, line: line.nr, said: masked(textOf(line)) }],
      { source },
    );
  };
  const name = under(paper, /^1\b.*\bname\b/i);
  const street = under(paper, /address \(number/i);
  const town = under(paper, /city, state,? and zip/i);
  const number = NUMBER.exec(pieces.text)?.[0].replace(/\D/g, '');
  const at = pieces.lines.findIndex((line) => NUMBER.test(textOf(line)));
  return [
    ...(name ? field('name', name.at, name.value) : []),
    ...(street && town ? field('address', street.at, `${street.value}, ${town.value}`) : []),
    ...(number ? field('taxIdLast4', at, number.slice(-4)) : []),
  ];
};
const NUMBER = /(?<!\d)(?:\d{2}-\d{7}|\d{3}-\d{2}-\d{4})(?!\d)/;
/** '12-3456789' is '*****6789'. */
export const masked = (text: string): string => text.replace(NUMBER, (number) => `*****${number.slice(-4)}`);
