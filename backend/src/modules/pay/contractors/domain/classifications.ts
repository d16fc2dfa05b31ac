import { setChoiceLabels } from '../../../../platform/fields/words';

/** What a contractor is for federal taxes: line 3a of Form W-9. */
export const CLASSIFICATIONS = [
  'individual',
  'partnership',
  'c_corporation',
  's_corporation',
  'trust_estate',
  'llc_as_c',
  'llc_as_s',
  'llc_as_partnership',
] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

setChoiceLabels({
  individual: 'Individual or sole proprietor',
  c_corporation: 'C corporation',
  s_corporation: 'S corporation',
  trust_estate: 'Trust or estate',
  llc_as_c: 'LLC taxed as a C corporation',
  llc_as_s: 'LLC taxed as an S corporation',
  llc_as_partnership: 'LLC taxed as a partnership',
});

const CORPORATIONS: ReadonlySet<Classification | null> = new Set([
  'c_corporation',
  's_corporation',
  'llc_as_c',
  'llc_as_s',
]);
/** Whether payments need no form because a corporation is paid; fees of attorneys need one all the same. */
export const isExempt = (classification: Classification | null, attorney: boolean): boolean =>
  CORPORATIONS.has(classification) && !attorney;
