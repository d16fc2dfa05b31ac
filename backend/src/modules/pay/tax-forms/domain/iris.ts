import { formTitle, type Form1099 } from '../../../../platform/money/boxes-1099';
import { moneyText } from '../../../../platform/money/money';
import { plainName } from './iris-header';
import type { FormPayee, Payer, TaxFormTerms } from './tax-form.events';

/** The most returns in one file. */
export const MOST_ROWS = 100;

/** A form for the file, with the opened numbers of both sides: nine digits each. */
export interface Return {
  readonly form: TaxFormTerms;
  readonly payerTaxId: string;
  readonly payeeTaxId: string;
}

const [NAME, ADDRESS, CITY, ZIP_DIGITS] = [40, 35, 22, 9];
const single = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
const cut = (text: string | null, most: number, from = 0): string =>
  [...single(text)]
    .slice(from, from + most)
    .join('')
    .trim();
const digits = (text: string | null): string => (text ?? '').replace(/\D/g, '');

/** The names of a person: the first, the last, and all between them. */
const personOf = (name: string) => {
  const words = single(name).split(' ');
  const [first = '', ...rest] = words;
  const last = rest.at(-1) ?? '';
  return { first: last === '' ? '' : first, middle: rest.slice(0, -1).join(' '), last: last === '' ? first : last };
};

type Values = Readonly<Record<string, string>>;

const placeOf = (side: string, { address, city, state, zipCode }: FormPayee | Payer): Values => ({
  [`${side} country`]: 'US',
  [`${side} address line 1`]: cut(address, ADDRESS),
  [`${side} address line 2`]: cut(address, ADDRESS, ADDRESS),
  [`${side} city/town`]: cut(city, CITY),
  [`${side} state/province/territory`]: single(state),
  [`${side} zip/postal code`]: digits(zipCode).slice(0, ZIP_DIGITS),
});
const businessOf = (side: string, name: string): Values => ({
  [`${side} name type`]: 'B',
  [`${side} business or entity name line 1`]: cut(name, NAME),
  [`${side} business or entity name line 2`]: cut(name, NAME, NAME),
});
const nameOf = (side: string, { name, taxIdType }: FormPayee): Values => {
  if (taxIdType === 'ein') return businessOf(side, name);
  const { first, middle, last } = personOf(name);
  return {
    [`${side} name type`]: 'I',
    [`${side} first name`]: cut(first, NAME),
    [`${side} middle name`]: cut(middle, NAME),
    [`${side} last name (surname)`]: cut(last, NAME),
  };
};

/** What a row says, by the plain names of the columns. */
const valuesOf = ({ form, payerTaxId, payeeTaxId }: Return): Values => ({
  'form type': formTitle(form.form),
  'tax year': String(form.year),
  'payer tin type': 'EIN',
  'payer taxpayer id number': payerTaxId,
  ...businessOf('payer', form.payer.name),
  ...placeOf('payer', form.payer),
  'payer phone': digits(form.payer.phone).slice(-10),
  'recipient tin type': form.payee.taxIdType.toUpperCase(),
  'recipient taxpayer id number': payeeTaxId,
  ...nameOf('recipient', form.payee),
  ...placeOf('recipient', form.payee),
  'form account number': form.contractorId.slice(-12),
  '2nd tin notice': 'N',
  'combined federal/state filing': 'N',
});

const BOX = /^box (\d{1,2})\b/;
/** Columns that are known and stay empty, or are check boxes that are not checked. */
const UNCHECKED = /^box \d{1,2}\b.*direct sales/;
const EMPTY =
  /^(?:(?:payer|recipient) (?:suffix|email address|phone type|first name|middle name|last name \(surname\)|business or entity name line [12])|office code|state \d.*)$/;

const cellOf = (column: string, values: Values, boxes: Readonly<Record<string, number>>): string => {
  if (UNCHECKED.test(column)) return 'N';
  const box = BOX.exec(column)?.[1];
  if (box !== undefined) return boxes[box] === undefined ? '' : moneyText(boxes[box]);
  return values[column] ?? '';
};

const SPECIAL = /[",\r\n]/;
const quoted = (cell: string): string => (SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The columns of a template that nothing is known for; they stay empty. */
export const unknownColumns = (columns: readonly string[], form: Form1099): readonly string[] => {
  const known = valuesOf({ form: { ...BLANK, form }, payerTaxId: '', payeeTaxId: '' });
  return columns.filter((column) => {
    const name = plainName(column);
    return !(name in known) && !BOX.test(name) && !EMPTY.test(name);
  });
};

/** One part of the file: the header row and a row a return, without a blank row at the end of it. */
export const irisCsv = (columns: readonly string[], returns: readonly Return[]): string =>
  [
    columns,
    ...returns.map((one) => {
      const values = valuesOf(one);
      return columns.map((column) => cellOf(plainName(column), values, one.form.boxes));
    }),
  ]
    .map((row) => row.map(quoted).join(','))
    .join('\r\n');

const PLACE = { address: null, city: null, state: null, zipCode: null };
const BLANK: TaxFormTerms = {
  ...{ clientId: null, contractorId: '', year: 0, form: '1099-nec', sequence: 1, boxes: {}, total: 0 },
  payer: { ...PLACE, name: '', taxId: null, last4: null, phone: null },
  payee: { ...PLACE, name: '', taxIdType: 'ssn', taxId: '', last4: '', mark: '' },
  ...{ withFreight: false, corrected: false, corrects: null, correctedBy: [], soFar: false, missing: [] },
};
