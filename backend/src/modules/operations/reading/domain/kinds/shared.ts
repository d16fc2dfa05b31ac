import type { AmountRead } from '../amounts';
import { nameAt } from '../company-names';
import { daysIn, type DayRead } from '../days';
import { doubtsOf, doubtsOfNumbers } from '../doubts';
import { asked, decided, type Deciding, type FieldRead, type Source, type Valued } from '../fields';
import type { Meaning } from '../labels';
import { labelled, type Pieces } from '../pieces';
import { announced, readAmount, readNumber, type Candidate } from '../values';

/** A paper that is read. */
export interface Paper {
  readonly pieces: Pieces;
  readonly source: Source;
}

const asValue = (each: Candidate<string>): Candidate<Valued> => ({ ...each, value: { value: each.value } });

/** The numbers after labels of a meaning. */
export const numbersOf = (pieces: Pieces, meaning: Meaning): Candidate<string>[] =>
  labelled(pieces, meaning).flatMap((label) => {
    const bare = (label.labelled?.label.trust ?? 0) === 5;
    return announced(pieces, label, readNumber).filter(({ value }) => !bare || value.length > 3);
  });
export const numberField = ({ pieces, source }: Paper, name: string, meaning: Meaning): FieldRead[] =>
  decided(name, numbersOf(pieces, meaning).map(asValue), { source, doubts: doubtsOfNumbers(pieces) });

/** The names after labels of a meaning. */
export const namesOf = (pieces: Pieces, meaning: Meaning): Candidate<string>[] =>
  labelled(pieces, meaning).flatMap((label) =>
    announced(pieces, label, (text, _, closed) => nameAt(text, closed && closesName(label.text)), { tables: false }),
  );
/** A colon, or a label that stands alone, makes a name of anything; else it must be called as companies are. */
const closesName = (text: string): boolean => text.includes(':') || text.length < 16;
export const nameField = ({ pieces, source }: Paper, name: string, meaning: Meaning): FieldRead[] =>
  decided(name, namesOf(pieces, meaning).map(asValue), { source });

const readDay =
  (eitherWay: boolean) =>
  (text: string, whole: boolean): DayRead | null => {
    const [day] = daysIn(text.slice(0, 60), eitherWay);
    return day && day.at <= (whole ? 8 : 14) ? day : null;
  };
/** The days after labels of a meaning. */
export const daysOf = (pieces: Pieces, meaning: Meaning): Candidate<DayRead>[] =>
  labelled(pieces, meaning).flatMap((label) => announced(pieces, label, readDay(pieces.eitherWay)));

/** A day, or a question where its day and month cannot be told apart. */
export const dayField = (name: string, candidates: readonly Candidate<DayRead>[], how: Deciding): FieldRead[] => {
  const best = Math.min(...candidates.map(({ trust }) => trust));
  const [first] = candidates.filter(({ trust }) => trust === best);
  if (first && first.value.days.length > 1) {
    const { page, line, said, value } = first;
    return asked(
      name,
      value.days.map((day) => ({ value: day, currency: null, page, line, said })),
      how.source,
    );
  }
  const values = candidates.flatMap((each) => {
    const [day] = each.value.days;
    return day === undefined ? [] : [{ ...each, value: { value: day } }];
  });
  return decided(name, values, how);
};

/** The amounts after labels of a meaning. */
export const amountsOf = (pieces: Pieces, meaning: Meaning): Candidate<AmountRead>[] =>
  labelled(pieces, meaning).flatMap((label) => announced(pieces, label, readAmount));

/** From here on a label says a part: line haul. */
const PART = 5;
/** The whole of an invoice or receipt: all of its totals must say the same, whatever they are called. */
export const wholesOf = (pieces: Pieces): Candidate<AmountRead>[] =>
  amountsOf(pieces, 'total')
    .filter(({ trust }) => trust < PART)
    .map((each) => ({ ...each, trust: 1 }));

/** An amount; where '$' may be that of Canada it is asked which. */
export const amountField = (
  { pieces, source }: Paper,
  name: string,
  candidates: readonly Candidate<AmountRead>[],
  checked?: (value: string) => boolean,
): FieldRead[] => {
  const known = candidates.filter(({ value }) => value.currency !== null);
  const [field] = decided(
    name,
    known.map((each) => ({ ...each, value: { value: each.value.value, currency: each.value.currency } })),
    { source, doubts: doubtsOf(pieces), ...(checked ? { checked } : {}) },
  );
  if (!field) return [];
  if (field.value === null || !pieces.canadian) return [field];
  const said = known.find(({ value }) => value.value === field.value);
  if (said?.value.named) return [field];
  const { value, page, line, said: text } = field;
  return asked(
    name,
    (['USD', 'CAD'] as const).map((currency) => ({ value, currency, page, line, said: text })),
    source,
  );
};
