import type { RuleName } from './duties';

/** Groups of rules as an office thinks of them; each is a column where the practice desk is shown by client. */
export const GROUPS = [
  'ifta',
  'form_2290',
  'ucr',
  'mcs_150',
  'plates',
  'drivers',
  'insurance',
  'permits',
  'annual_report',
  'other',
] as const;
export type RuleGroup = (typeof GROUPS)[number];

export const GROUP_OF: Readonly<Record<RuleName, RuleGroup>> = {
  ifta_return: 'ifta',
  form_2290: 'form_2290',
  ucr: 'ucr',
  mcs_150: 'mcs_150',
  irp_renewal: 'plates',
  plate: 'plates',
  medical_certificate: 'drivers',
  drivers_license: 'drivers',
  mvr_review: 'drivers',
  clearinghouse_query: 'drivers',
  random_testing: 'drivers',
  insurance: 'insurance',
  permit: 'permits',
  annual_report: 'annual_report',
  other_expiry: 'other',
  form_1099_nec: 'other',
  form_1099_misc: 'other',
  form_1099_misc_irs: 'other',
  detention_claim: 'other',
};
