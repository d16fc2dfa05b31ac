import type { AccountType, LedgerAccount } from '../../../../lib/api/api-types';
import { optionsOf } from '../../../../lib/format/labels';

const subtypeLabels: Record<NonNullable<LedgerAccount['subtype']>, string> = {
  'current-assets': 'Current assets',
  'fixed-assets': 'Fixed assets',
  'current-liabilities': 'Current liabilities',
  'long-term-liabilities': 'Long-term liabilities',
  'operating-revenue': 'Operating revenue',
  'other-revenue': 'Other revenue',
  'operating-expenses': 'Operating expenses',
  'administrative-expenses': 'Administrative expenses',
};

/** The groups of accounts within a type; equity has none. */
export const subtypesOf = (type: AccountType) =>
  optionsOf(subtypeLabels).filter(({ value }) => value.endsWith(`-${type}`));
