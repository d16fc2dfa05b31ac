import { columnsOf, defaultHeader } from './iris-header';
import { irisCsv, unknownColumns } from './iris';
import type { TaxFormTerms } from './tax-form.events';

const HEADER = defaultHeader('1099-nec') ?? '';
const COLUMNS = columnsOf(HEADER, '1099-nec');
const form = (name: string, more: Partial<TaxFormTerms> = {}, taxIdType: 'ssn' | 'ein' = 'ein'): TaxFormTerms => ({
  ...{ clientId: null, contractorId: '0199-0000-000000000007', year: 2026, form: '1099-nec', sequence: 1 },
  payer: {
    ...{ name: 'Axlebook', taxId: 'sealed', last4: '6789', phone: '(555) 010-0199' },
    ...{ address: '1 Main St', city: 'Dallas', state: 'TX', zipCode: '75201-1234' },
  },
  payee: {
    ...{ name, taxIdType, taxId: 'sealed', last4: '4321', mark: 'm' },
    ...{ address: ' 2 Oak  Ave ', city: 'Reno', state: 'NV', zipCode: '89501' },
  },
  ...{ boxes: { '1': 1_755_00 }, total: 1_755_00, withFreight: false, corrected: false, corrects: null },
  ...{ correctedBy: [], soFar: false, missing: [], ...more },
});
const rowOf = (one: TaxFormTerms, columns = COLUMNS): string =>
  irisCsv(columns, [{ form: one, payerTaxId: '123456789', payeeTaxId: '987654321' }])
    .split('\r\n')
    .slice(1)
    .join('\r\n');
const cells = (one: TaxFormTerms) => {
  const row = rowOf(one).split(',');
  return (column: string): string | undefined => row[COLUMNS.indexOf(column)];
};

describe('the file for IRIS', () => {
  it('has the header row, a row a return and no blank one', () => {
    const csv = irisCsv(
      COLUMNS,
      [1, 2].map(() => ({ form: form('Acme'), payerTaxId: '1', payeeTaxId: '2' })),
    );
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv.startsWith(HEADER)).toBe(true);
  });
  it('says who pays and who was paid, with nine digits, no blanks at the ends and no more signs than there is room', () => {
    const said = cells(form('Acme Repair', { boxes: { '1': 300_00, '4': 72_00 } }));
    expect(
      [
        ...['Form Type', 'Tax Year', 'Payer Taxpayer ID Number', 'Payer ZIP/Postal Code', 'Recipient TIN Type'],
        ...['Recipient Taxpayer ID Number', 'Recipient Name Type', 'Recipient Business or Entity Name Line 1'],
        ...['Recipient Address Line 1', 'Box 1 - Nonemployee Compensation', 'Box 4 - Federal income tax withheld'],
      ].map(said),
    ).toEqual([
      ...['1099-NEC', '2026', '123456789', '752011234', 'EIN'],
      ...['987654321', 'B', 'Acme Repair', '2 Oak Ave', '300.00', '72.00'],
    ]);
    const long = cells(form('x'.repeat(39) + ' and the rest'));
    expect(['Recipient Business or Entity Name Line 1', 'Recipient Business or Entity Name Line 2'].map(long)).toEqual([
      ...['x'.repeat(39), 'and the rest'],
    ]);
  });
  it('names a person by the parts of the name', () => {
    const person = cells(form('Ana Maria de Ruiz', {}, 'ssn'));
    expect(
      ['Recipient Name Type', 'Recipient First Name', 'Recipient Middle Name', 'Recipient Last Name (Surname)'].map(
        person,
      ),
    ).toEqual(['I', 'Ana', 'Maria de', 'Ruiz']);
    expect(cells(form('Cher', {}, 'ssn'))('Recipient Last Name (Surname)')).toBe('Cher');
  });
  it.each([
    ['a comma', 'Smith, Sons', '"Smith, Sons"'],
    ['a quote', 'The "Best" Shop', '"The ""Best"" Shop"'],
    ['a newline', 'Two\nLines', 'Two Lines'],
    ['an equals sign', '=HYPERLINK(1)', '=HYPERLINK(1)'],
  ])('keeps a name with %s in its cell', (_, name, cell) => expect(rowOf(form(name))).toContain(`,${cell},`));
  it('maps by the names of a pasted row, and leaves empty what nothing is known for', () => {
    const pasted = columnsOf(
      'Recipient Taxpayer ID Number\tBox 1 - Nonemployee Compensation\tBox 3 - Excess golden parachute\tMoon Phase\tTax Year',
      '1099-nec',
    );
    expect(rowOf(form('Acme'), pasted)).toBe('987654321,1755.00,,,2026');
    expect(unknownColumns(pasted, '1099-nec')).toEqual(['Moon Phase']);
    expect(unknownColumns(COLUMNS, '1099-nec')).toEqual([]);
  });
  it.each([
    ['a column twice', `${HEADER},form type`, 'The column "form type" is there twice'],
    [
      '5,000 columns',
      Array.from({ length: 5_000 }, (_, at) => `c${at}`).join(','),
      'A header row has at most 300 columns',
    ],
    [
      'the columns of another form',
      'Recipient Taxpayer ID Number,Box 1 - Rents',
      'This is not the header row of the template for 1099-NEC',
    ],
    ['two rows', `${HEADER}\n1,2`, 'Paste the header row alone, one line'],
    ['a column without a name', `${HEADER},,x`, 'Column 55 has no name'],
  ])('refuses a header row with %s', (_, header, message) =>
    expect(() => columnsOf(header, '1099-nec')).toThrow(message),
  );
  it('knows no columns of 1099-MISC by itself', () => expect(defaultHeader('1099-misc')).toBeNull());
});
