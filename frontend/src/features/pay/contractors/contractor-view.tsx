import type { ReactNode } from 'react';
import { ClientLink } from '../../../components/display/client-link';
import { callTo, mailTo, TextLink } from '../../../components/display/text-link';
import { Papers } from '../../../components/records/papers/papers';
import { RecordView } from '../../../components/records/record-view';
import type { PanelProps } from '../../../components/records/screen-parts';
import type { Details } from '../../../components/display/detail-list';
import { contractorLabels } from '../../../generated/kinds';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { recordAddress } from '../../../lib/navigation/record-address';
import { AskForW9 } from './ask-for-w9';
import type { Contractor } from './contractor-calls';
import { contractorKit } from './contractor-kit';
import { ContractorPayments } from './contractor-payments';
import { w9Words } from './contractor-words';

/** What is said only where there is something to say. */
const known = (label: string, value: ReactNode): Details =>
  value === null || value === undefined || value === '' || value === false ? [] : [[label, value]];

const placeOf = ({ address, city, state, zipCode }: Contractor): string =>
  [address, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const detailsOf = (contractor: Contractor): Details => {
  const { id, type, taxId, taxIdType, classification, attorney, box, threshold, freight, freightReason } = contractor;
  const { backupWithholding, autoGenerate, emailForms, consentBy, consentOn, driverId, driverName } = contractor;
  const driver = driverId === null ? null : recordAddress('driver', String(driverId));
  return [
    ['Forms', <TextLink to={`/accounting/1099?${new URLSearchParams({ contractorId: id })}`}>See its forms</TextLink>],
    ['Type', contractorLabels.type[type]],
    ['Paid by', contractor.clientId === null ? 'Your company' : <ClientLink {...contractor} />],
    [contractorLabels.taxIdType[taxIdType], taxId],
    ['W-9', w9Words(contractor)],
    ...known('Classification', classification && contractorLabels.classification[classification]),
    ...known('Attorney', attorney && 'Gets a form even as a corporation'),
    ['Address', placeOf(contractor)],
    ...known('Email', mailTo(contractor.email)),
    ...known('Phone', callTo(contractor.phone)),
    ...known('Start date', contractor.startDate && formatDate(contractor.startDate)),
    ...known('1099 threshold', threshold && formatMoney(threshold)),
    ...known('1099 box', box && contractorLabels.box[box]),
    ...known('Freight', freight && (freightReason ?? 'Needs no form')),
    ...known('Withholding', backupWithholding && 'Tax is withheld'),
    ...known('Driver', driver && <TextLink to={driver}>{driverName ?? driverId}</TextLink>),
    ['Auto-generate 1099', autoGenerate ? 'Yes' : 'No'],
    [
      'Email forms',
      emailForms
        ? consentOn
          ? `Yes, as ${consentBy ?? ''} agreed on ${formatDate(consentOn)}`
          : 'Only after consent'
        : 'No',
    ],
    ...known('Notes', contractor.notes),
  ];
};

/** One contractor: what is known for its forms, what it was paid by year and box, and its W-9. */
export const ContractorView = (panel: PanelProps) => (
  <RecordView
    kit={contractorKit}
    {...panel}
    without="all"
    lead={() => ({})}
    details={detailsOf}
    actions={(contractor) => <AskForW9 contractor={contractor} />}
  >
    {(contractor) => (
      <>
        <ContractorPayments contractorId={contractor.id} />
        <Papers kit={contractorKit} record={contractor} />
      </>
    )}
  </RecordView>
);
