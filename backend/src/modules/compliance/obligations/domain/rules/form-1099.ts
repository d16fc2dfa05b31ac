import { counted, within, type DutyForm1099, type Occurrence, type Rule } from '../duties';

const TITLES: Readonly<Record<DutyForm1099['rule'], string>> = {
  form_1099_nec: '1099-NEC to recipients and the IRS',
  form_1099_misc: '1099-MISC to recipients',
  form_1099_misc_irs: '1099-MISC to the IRS',
};
const ELECTRONICALLY = ' It is the day for electronic filing; on paper it is due a month before.';

/** Forms 1099 for the payments of each year, for payers that have contractors. */
export const forms1099: Rule = ({ forms1099: days }, span) =>
  days.filter(({ dueDate }) => within(span, dueDate)).map(occurrenceOf);

const occurrenceOf = ({ rule, year, contractors, withoutW9, doneOn, ...due }: DutyForm1099): Occurrence => ({
  rule,
  title: TITLES[rule],
  subject: null,
  period: String(year),
  ...due,
  amount: null,
  basis: `${counted(contractors, 'contractor')} may get a form for ${year}.${rule === 'form_1099_misc_irs' ? ELECTRONICALLY : ''}`,
  source: 'General Instructions for Certain Information Returns',
  missing: withoutW9.map((name) => `W-9 of ${name}`),
  doneOn,
});
