import { chipOf } from '../../../components/display/status-chip';
import { taxFormLabels } from '../../../generated/kinds';
import type { OpenTaxForm, TaxCalendar, TaxForm } from './tax-form-calls';

/** Where information returns are filed electronically. */
export const IRS = 'https://www.irs.gov/filing/e-file-information-returns-with-iris';

export const FORM_NAMES: Readonly<Record<TaxForm['form'], string>> = taxFormLabels.form;
export const FORM_OPTIONS = Object.entries(FORM_NAMES).map(([value, label]) => ({ value, label }));
/** A form that was deleted is in no list. */
export const STATUS_OPTIONS = Object.entries(taxFormLabels.status)
  .filter(([value]) => value !== 'discarded')
  .map(([value, label]) => ({ value, label }));

export const TaxFormChip = chipOf(taxFormLabels.status, {
  draft: 'warning',
  pending: 'info',
  filed: 'success',
  discarded: 'neutral',
});

const BOXES: Readonly<Record<TaxForm['form'], Readonly<Record<string, string>>>> = {
  '1099-nec': { '1': 'Nonemployee compensation', '4': 'Federal income tax withheld' },
  '1099-misc': {
    '1': 'Rents',
    '2': 'Royalties',
    '3': 'Other income',
    '4': 'Federal income tax withheld',
    '10': 'Gross proceeds paid to an attorney',
  },
};
/** What a box is about: `boxName('1099-nec', '1')` is 'Box 1, Nonemployee compensation'. */
export const boxName = (form: TaxForm['form'], box: string): string =>
  [`Box ${box}`, BOXES[form][box]].filter(Boolean).join(', ');
/** The boxes of a form with their amounts, in order. */
export const boxesOf = ({ boxes }: Pick<OpenTaxForm, 'boxes'>): [box: string, amount: string][] =>
  Object.entries(boxes).toSorted(([one], [other]) => Number(one) - Number(other));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** `shortDay('2027-02-01')` is 'Feb 1 2027'. */
export const shortDay = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${Number(day)} ${year}`;
};

/** The last day of a form in a year: '1099 due Feb 1 2027'. */
export const dueWords = (deadlines: TaxCalendar['deadlines'], form: string, called: string): string | null => {
  const days = deadlines.filter((deadline) => deadline.form === form).map(({ due }) => due);
  const last = days.toSorted().at(-1);
  return last === undefined ? null : `${called} due ${shortDay(last)}`;
};

/** The year whose forms are worked on: in the first quarter the one before. */
export const workedOn = (today: string): number => Number(today.slice(0, 4)) - (today.slice(5, 7) <= '03' ? 1 : 0);
