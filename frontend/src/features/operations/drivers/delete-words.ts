import type { Driver } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';

type RetentionFields = Pick<Driver, 'keptUntil' | 'keptBy'>;

/** Until when the law has the file of a driver kept; null: as long as it is employed, and then some. */
export const keptWords = ({ keptUntil, keptBy }: RetentionFields): string | null =>
  keptUntil === null ? null : `Kept until ${formatDate(keptUntil)} (${keptBy ?? ''})`;

const UNDATED = 'Administrators can read the file for three years after the employment (49 CFR 391.51).';

/** The question before a driver is deleted. */
export const deleteWords = (driver: Pick<Driver, 'firstName' | 'lastName'> & RetentionFields): string => {
  const stored = keptWords(driver);
  const read = stored === null ? UNDATED : `${stored}: administrators can read the file until then.`;
  return `This also deletes all associated documents of ${driver.firstName} ${driver.lastName}. After 30 days it cannot be undone. ${read}`;
};
