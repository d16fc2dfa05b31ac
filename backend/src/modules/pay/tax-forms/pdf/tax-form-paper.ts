import { paperOf } from '../../../../platform/infrastructure/pdf/paper-of';
import { formTitle } from '../../../../platform/money/boxes-1099';
import { dollars } from '../../../../platform/money/money';
import type { TaxFormTerms } from '../domain/tax-form.events';
import { linesOf } from '../tax-form';

/** The copies of a form: A for the IRS, 1 for a state, B and 2 for who was paid, C for the payer. */
export const COPIES = ['A', 'B', 'C', '1', '2'] as const;
export type Copy = (typeof COPIES)[number];
/** Copies for who was paid show the last four digits of the tax id alone. */
export const isMasked = (copy: Copy): boolean => copy === 'B' || copy === '2';

const FOR: Readonly<Record<Copy, string>> = {
  A: 'Copy A, for the Internal Revenue Service',
  B: 'Copy B, for the recipient',
  C: 'Copy C, for the payer',
  '1': 'Copy 1, for the state tax department',
  '2': 'Copy 2, to be filed with the recipient’s state income tax return',
};
/** What stands on pages that the IRS does not take. */
export const OFFICIAL_STOCK =
  'The IRS takes this form on its official stock only, with its scannable red ink, or electronically through IRIS. ' +
  'This page has the data for the boxes of that stock, each at the position of its box; do not file this page itself.';

const BOXES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1099-nec': { '1': 'Box 1  Nonemployee compensation', '4': 'Box 4  Federal income tax withheld' },
  '1099-misc': {
    '1': 'Box 1  Rents',
    '2': 'Box 2  Royalties',
    '3': 'Box 3  Other income',
    '4': 'Box 4  Federal income tax withheld',
    '10': 'Box 10  Gross proceeds paid to an attorney',
  },
};

/** A form to print; the numbers as they stand on this copy. */
export interface Printed {
  readonly form: TaxFormTerms;
  readonly copy: Copy;
  readonly payerTaxId: string;
  readonly payeeTaxId: string;
}

/** The digits of a tax id as people read them: '12-3456789', of a person '123-45-6789'. */
export const readable = (digits: string, type: 'ein' | 'ssn' | 'itin'): string =>
  digits === ''
    ? ''
    : type === 'ein'
      ? `${digits.slice(0, 2)}-${digits.slice(2)}`
      : `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;

/** Draws one copy of a form. */
export const taxFormPaper = ({ form, copy, payerTaxId, payeeTaxId }: Printed): Promise<Buffer> => {
  const { payer, payee, boxes, year, corrected, soFar, contractorId } = form;
  const words = BOXES[form.form] ?? {};
  const marks = [corrected ? 'CORRECTED' : null, soFar ? 'So far: the year is not over, not to be filed' : null];
  return paperOf({
    title: `Form ${formTitle(form.form)}`,
    number: `${year} · ${FOR[copy]}`,
    from: [payer.name, linesOf(payer), payer.phone, `Payer’s TIN ${payerTaxId}`],
    to: {
      label: 'Recipient',
      lines: [
        payee.name,
        linesOf(payee),
        `Recipient’s TIN ${payeeTaxId}`,
        `Account ${contractorId.slice(-12)}`,
        ...marks,
      ],
    },
    facts: [['Calendar year', String(year)]],
    lines: Object.entries(boxes).map(([box, amount]) => [words[box] ?? `Box ${box}`, dollars(amount)] as const),
    sums: [['Total of payments', dollars(form.total)]],
    below: (paper, y) => {
      if (copy === 'A') paper.block([OFFICIAL_STOCK], 54, y + 24, 504);
    },
    footer: `${formTitle(form.form)} ${year} · ${payer.name}`,
  });
};

/** The figures of Form 1096, which goes with forms on paper; amounts in whole cents. */
export interface Transmittal {
  readonly form: TaxFormTerms['form'];
  readonly year: number;
  readonly payer: TaxFormTerms['payer'];
  readonly payerTaxId: string;
  readonly returns: number;
  readonly withheld: number;
  readonly total: number;
  /** So many returns of the payer are filed electronically, and 1096 falls away. */
  readonly mustBeElectronic: boolean;
}

/** Draws the data of Form 1096. */
export const transmittalPaper = (sheet: Transmittal): Promise<Buffer> => {
  const { form, year, payer, payerTaxId, returns, withheld, total, mustBeElectronic } = sheet;
  const electronic =
    'Ten or more returns of a payer, of all kinds together, are filed electronically: paper and Form 1096 are not allowed.';
  return paperOf({
    title: 'Form 1096',
    number: `${year} · with ${formTitle(form)}`,
    from: [payer.name, linesOf(payer), payer.phone],
    to: { label: 'Filer', lines: [payer.name, linesOf(payer)] },
    facts: [['Calendar year', String(year)]],
    lines: [
      ['Box 1  Employer identification number', payerTaxId],
      ['Box 3  Total number of forms', String(returns)],
      ['Box 4  Federal income tax withheld', dollars(withheld)],
      [`Box 6  ${formTitle(form)}`, 'X'],
    ],
    sums: [['Box 5  Total amount reported', dollars(total)]],
    below: (paper, y) => void paper.block([OFFICIAL_STOCK, ...(mustBeElectronic ? [electronic] : [])], 54, y + 24, 504),
    footer: `1096 ${year} · ${payer.name}`,
  });
};
