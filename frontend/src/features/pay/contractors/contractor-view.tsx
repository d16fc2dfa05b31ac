import { Papers } from '../../../components/records/papers/papers';
import { RecordView } from '../../../components/records/record-view';
import type { PanelProps } from '../../../components/records/screen-parts';
import { TextLink } from '../../../components/display/text-link';
import { contractorKit } from './contractor-kit';
import { ContractorPayments } from './contractor-payments';

/** One contractor: what is known for its forms, what it was paid by year and box, and its W-9. */
export function ContractorView(panel: PanelProps) {
  return (
    <RecordView
      kit={contractorKit}
      {...panel}
      details={({ id }) => [
        [
          'Forms',
          <TextLink to={`/accounting/1099?${new URLSearchParams({ contractorId: id })}`}>See its forms</TextLink>,
        ],
      ]}
    >
      {(contractor) => (
        <>
          <ContractorPayments contractorId={contractor.id} />
          <Papers kit={contractorKit} record={contractor} />
        </>
      )}
    </RecordView>
  );
}
