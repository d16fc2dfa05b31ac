import { amountAt } from '../amounts';
import type { Cell, Line } from '../cells';
import { textOf } from '../cells';
import { decided, type FieldRead, type LoadRead } from '../fields';
import { labelled } from '../pieces';
import { announced, readAmount, readNumber } from '../values';
import { amountField, dayField, daysOf, nameField, numberField, numbersOf, type Paper } from './shared';

/** What a column of a remittance says. */
type Column = 'invoiceNumber' | 'loadNumber' | 'billed' | 'deduction' | 'total';
const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['invoiceNumber', /^(?:your )?inv(?:oice)?\b\.?(?: ?(?:#|no\.?|number|ref(?:erence)?))?$/i],
  ['loadNumber', /^(?:load|order|shipment|pro|trip)\b(?: ?(?:#|no\.?|number|id))?$/i],
  ['billed', /^(?:gross|billed|invoice(?:d)? (?:amount|total)|inv(?:oice)? amt|amount billed|original)(?: amount)?$/i],
  ['deduction', /^(?:deductions?|adjust(?:ment|ments|ed)?|short(?:age)?|discount|less|withheld|claims?)(?: amount)?$/i],
  ['total', /^(?:net|paid|payment|amount paid|net paid|net amount|paid amount|net payment|payment amount|net pay)$/i],
];
const AMOUNT = /^amount$/i;
type Head = readonly (readonly [Column, Cell])[];

/** The columns of a line of heads; 'Amount' alone is what was paid only where nothing else says so. */
const headOf = ({ cells }: Line): Head => {
  const named = cells.flatMap((cell): [Column, Cell][] => {
    const column = COLUMNS.find(([, words]) => words.test(cell.text.trim()))?.[0];
    return column ? [[column, cell]] : [];
  });
  const has = (column: Column): boolean => named.some(([name]) => name === column);
  const amounts = cells.filter(({ text }) => AMOUNT.test(text.trim()));
  const [only] = amounts;
  const whole: Head = only && amounts.length === 1 && !has('total') ? [...named, ['total', only]] : named;
  const twice = whole.some(([name], at) => whole.findIndex(([other]) => other === name) !== at);
  const numbered = whole.some(([name]) => name === 'invoiceNumber' || name === 'loadNumber');
  return numbered && !twice && whole.some(([name]) => name === 'total') ? whole : [];
};

const within = (cell: Cell, head: Cell): boolean => cell.x < head.right && cell.right > head.x;
const middle = ({ x, right }: Cell): number => (x + right) / 2;
/** The cell of a row below a head: the one that touches it, else the nearest to its middle that no other head has. */
const below = (row: readonly Cell[], head: Cell, heads: Head): Cell | null => {
  const touching = row.filter((cell) => within(cell, head));
  if (touching.length > 0) return touching.length === 1 ? (touching[0] ?? null) : null;
  const free = row.filter((cell) => !heads.some(([, other]) => within(cell, other)));
  const [near] = free.toSorted(
    (one, other) => Math.abs(middle(one) - middle(head)) - Math.abs(middle(other) - middle(head)),
  );
  return near && Math.abs(middle(near) - middle(head)) < 60 ? near : null;
};

const bareAmount = (text: string) => {
  const plain = text.replace(/^\((.*)\)$/, '$1').replace(/^-\s?/, '');
  const amount = amountAt(plain);
  return amount?.plain && amount.currency && amount.rest === '' ? amount : null;
};
const ZERO = /^\$? ?0?\.00$/;

/** One line of a remittance: an invoice or load, what was paid of it, and what was taken off. */
const paidIn = (paper: Paper, line: Line, at: number, head: Head): LoadRead | null => {
  const fields = head.flatMap(([name, cell]): FieldRead[] => {
    const text = below(line.cells, cell, head)?.text.trim();
    if (text === undefined) return [];
    const place = { trust: 1, at, page: line.page, line: line.nr, said: textOf(line) };
    if (name === 'invoiceNumber' || name === 'loadNumber') {
      const value = readNumber(text, true);
      return value === null ? [] : decided(name, [{ ...place, value: { value } }], { source: paper.source });
    }
    if (ZERO.test(text)) return decided(name, [{ ...place, value: { value: '0.00', currency: 'USD' } }], paper);
    const amount = bareAmount(text);
    return amount === null ? [] : amountField(paper, name, [{ ...place, value: amount }]);
  });
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  return (has('invoiceNumber') || has('loadNumber')) && has('total') ? { fields, stops: [] } : null;
};

const MOST_ROWS = 200;
const ENDS = /^(?:grand |check |payment )?totals?\b/i;
const rowsOf = (paper: Paper): LoadRead[] => {
  const { lines } = paper.pieces;
  const from = lines.findIndex((line) => headOf(line).length > 0);
  const head = lines[from];
  if (!head) return [];
  const columns = headOf(head);
  const paid: LoadRead[] = [];
  for (const [nr, line] of lines.slice(from + 1, from + 1 + MOST_ROWS).entries()) {
    if (ENDS.test(textOf(line))) break;
    const row = paidIn(paper, line, from + 1 + nr, columns);
    if (row) paid.push(row);
  }
  return paid;
};

const PAID = /^(?:amount paid|paid|net payment|payment amount)$/i;
/** A remittance about one invoice has labels in place of a table. */
const onlyOne = (paper: Paper): LoadRead[] => {
  const { pieces, source } = paper;
  const said = labelled(pieces, 'none').filter(({ labelled: label }) => PAID.test(label?.said.trim() ?? ''));
  const paid = said.flatMap((label) => announced(pieces, label, readAmount));
  const numbers = [
    ...numberField(paper, 'invoiceNumber', 'invoiceNumber'),
    ...numberField(paper, 'loadNumber', 'loadNumber'),
  ];
  const several = new Set(numbersOf(pieces, 'invoiceNumber').map(({ value }) => value)).size > 1;
  const total = decided(
    'total',
    paid.map((each) => ({ ...each, value: { value: each.value.value, currency: each.value.currency } })),
    { source },
  );
  return several || numbers.length === 0 || total.length === 0 ? [] : [{ fields: [...numbers, ...total], stops: [] }];
};

/** What a broker says it paid, line by line: which invoice or load, how much, and what it took off. */
export const remittance = (paper: Paper): { readonly fields: FieldRead[]; readonly loads: LoadRead[] } => {
  const rows = rowsOf(paper);
  return {
    fields: [...nameField(paper, 'broker', 'broker'), ...dayField('date', daysOf(paper.pieces, 'date'), paper)],
    loads: rows.length > 0 ? rows : onlyOne(paper),
  };
};
