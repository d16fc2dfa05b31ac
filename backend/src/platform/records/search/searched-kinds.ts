import type { Field } from '../../fields/field';
import { labelOf } from '../../fields/words';
import type { Row } from '../../event-log/projections/rows';
import type { Place, Searchable } from '../../lists/searched';
import { displayNameOf } from '../kind/declared/display-name';
import { allTypes, type RecordType } from '../kind/record-type';
import { PAPERS, papersIn } from '../kind/papers';

/**
 * The record types that take part in the search: they are searched by the fields that their lists search, and by the
 * amounts that their lists can be sorted by.
 */
export const searchedKinds = (): readonly Searchable[] =>
  allTypes()
    .map(asSearched)
    .filter(({ texts, amounts }) => texts.length + amounts.length > 0);

const MONEY = 'bigint';

const asSearched = (kind: RecordType): Searchable => {
  const { fields, options, title, pluralTitle, table } = kind;
  const open = fields.filter(({ hidden, secret, shownTo }) => !hidden && !secret && !shownTo);
  const texts = open.filter(({ searched }) => searched);
  const number = texts.find(({ name }) => options.unique?.some(({ by }) => by.length === 1 && by[0] === name));
  return {
    kind: kind.kind,
    category: kind.category,
    title,
    pluralTitle,
    table,
    texts: [...texts.map(placeOf), ...(options.paperSlots ? [PAPER] : [])],
    ...(number ? { number: number.name } : {}),
    ...namedBy(kind),
    amounts: open.filter(({ sorted, rule, refers }) => sorted && !refers && rule.column === MONEY).map(placeOf),
    ...(options.may.ownReads ? { ownReads: options.may.ownReads } : {}),
    names: fields.filter(({ refers }) => refers?.as !== undefined).map(({ name }) => name),
    ...(options.listed ? { listed: options.listed } : {}),
    displayName: (row) => displayNameIn(kind, row),
    ...(options.parent ? { parent: (row) => String(row[options.parent ?? '']) } : {}),
  };
};

/** The property of its name, when it is one. */
const namedBy = ({ options, fields }: RecordType): Pick<Searchable, 'named'> => {
  const name = options.foundAs ?? options.displayName;
  const own = fields.find((field) => field.name === name);
  return own ? { named: own.name } : {};
};

/** Searches the papers of a record by their file names. */
const PAPER: Place = {
  property: PAPERS,
  label: 'Paper',
  sql: `paper_names(r.${PAPERS})`,
  textsOf: (papers) =>
    papersIn({ [PAPERS]: papers })
      .filter(({ removedAt }) => removedAt === null)
      .map(({ originalName }) => originalName),
};

const placeOf = ({ name, label, searched }: Field): Place => ({
  property: name,
  label: typeof searched === 'object' ? searched.as : label,
});

const displayNameIn = ({ options, title, fields }: RecordType, row: Row): string => {
  const displayName = options.foundAs ?? options.displayName;
  const text = displayNameOf(displayName, row);
  const isChoice = fields.some(({ name, rule }) => name === displayName && Array.isArray(rule.given['enum']));
  return (isChoice ? labelOf(text) : text) || title;
};
