import { StatusChip } from '../../../components/display/status-chip';
import { formatDate } from '../../../lib/format/dates';
import type { Contractor } from './contractor-calls';

/** What is still missing for a form, the most pressing first; null: nothing. */
export const lacking = ({ w9ReceivedOn, address }: Pick<Contractor, 'w9ReceivedOn' | 'address'>): string | null =>
  w9ReceivedOn === null ? 'No W-9 yet' : address === null ? 'No address' : null;

/** How a contractor stands: what is missing for its form, or that it is not paid any more. */
export const ContractorChip = (contractor: Pick<Contractor, 'active' | 'w9ReceivedOn' | 'address'>) => {
  if (!contractor.active) return <StatusChip tone="neutral" label="Not active" />;
  const missing = lacking(contractor);
  return missing === null ? <StatusChip tone="success" label="Ready" /> : <StatusChip tone="warning" label={missing} />;
};

/** Since when there is a W-9: 'W-9 of 01/12/2026'. */
export const w9Words = ({ w9ReceivedOn }: Pick<Contractor, 'w9ReceivedOn'>): string =>
  w9ReceivedOn === null ? 'No W-9 yet' : `W-9 of ${formatDate(w9ReceivedOn)}`;
