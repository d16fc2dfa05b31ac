import { mistake } from '../../../../platform/core/errors';
import { formTitle, type Form1099 } from '../../../../platform/money/boxes-1099';
import columns from './iris-columns.json';

/** The header row that is used for a form until the template of a year is pasted; null: none is known. */
export const defaultHeader = (form: Form1099): string | null => (form === '1099-nec' ? columns['1099-nec'] : null);

const MOST_COLUMNS = 300;
/** The longest header row that is read, in characters. */
export const LONGEST_HEADER = 20_000;

/** A column by which the templates of the two forms are told apart. */
const TELLS: Readonly<Record<Form1099, RegExp>> = {
  '1099-nec': /nonemployee compensation/i,
  '1099-misc': /\brents\b/i,
};
const RECIPIENT = 'Recipient Taxpayer ID Number';

/** The cells of one row of CSV, or of one that was copied from a sheet and has tabs; blanks at the ends are cut off. */
const cellsOf = (row: string): readonly string[] => {
  if (row.includes('\t')) return row.split('\t').map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const sign = row.charAt(at);
    if (sign === '"' && quoted && row.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === ',' && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
};

/** A column name without case and doubled blanks, by which names are compared. */
export const plainName = (column: string): string => column.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * The columns of a header row that somebody pasted.
 * @throws RuleViolation naming what is wrong with it: several rows, a column twice, too many, that of another form
 */
export const columnsOf = (header: string, form: Form1099): readonly string[] => {
  const row = header.trim();
  if (/[\r\n]/.test(row)) throw mistake('header', 'Paste the header row alone, one line');
  const names = cellsOf(row);
  if (names.length > MOST_COLUMNS) throw mistake('header', `A header row has at most ${MOST_COLUMNS} columns`);
  if (names.includes('')) throw mistake('header', `Column ${names.indexOf('') + 1} has no name`);
  const plain = names.map(plainName);
  const twice = names.find((_, at) => plain.indexOf(plain[at] ?? '') !== at);
  if (twice !== undefined) throw mistake('header', `The column "${twice.slice(0, 100)}" is there twice`);
  if (!names.some((name) => TELLS[form].test(name)) || !plain.includes(plainName(RECIPIENT)))
    throw mistake('header', `This is not the header row of the template for ${formTitle(form)}`);
  return names;
};
