import type { Field } from '../../fields/field';
import { labelOf } from '../../fields/words';
import type { Row } from '../../event-log/projections/rows';
import type { Place, Searchable } from '../../lists/searched';
import { allTypes, type RecordType } from '../kind/record-type';
import { PAPERS, papersIn } from '../kind/papers';

/**
 * Every kind of record that its list searches, found by the same fields, and by the amounts that its list is sorted by.
 */
export const searchedKinds = (): readonly Searchable[] =>
  allTypes()
    .map(asSearched)
    .filter(({ texts, amounts }) => texts.length + amounts.length > 0);

const MONEY = 'bigint';

const asSearched = (kind: RecordType): Searchable => {
  const { fields, options, title, titles, table } = kind;
  const open = fields.filter(({ hidden, secret, shownTo }) => !hidden && !secret && !shownTo);
  const texts = open.filter(({ searched }) => searched);
  const number = texts.find(({ name }) => options.unique?.some(({ by }) => by.length === 1 && by[0] === name));
  return {
    kind: kind.kind,
    category: kind.category,
    title,
    titles,
    table,
    texts: [...texts.map(placeOf), ...(options.attachments ? [PAPER] : [])],
    ...(number ? { number: number.name } : {}),
    amounts: open.filter(({ sorted, rule, refers }) => sorted && !refers && rule.column === MONEY).map(placeOf),
    ...(options.may.mine ? { mine: options.may.mine } : {}),
    names: fields.filter(({ refers }) => refers?.as !== undefined).map(({ name }) => name),
    ...(options.listed ? { listed: options.listed } : {}),
    called: (row) => calledIn(kind, row),
    ...(options.within ? { within: (row) => String(row[options.within ?? '']) } : {}),
  };
};

/** Its papers, by the names of their files. */
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

const calledIn = ({ options, title, fields }: RecordType, row: Row): string => {
  const called = options.foundAs ?? options.called;
  const value = typeof called === 'function' ? called(row as never) : row[called];
  const said = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isChoice = fields.some(({ name, rule }) => name === called && Array.isArray(rule.given['enum']));
  return (isChoice ? labelOf(said) : said) || title;
};
