import { KnownDetails } from '../../../components/display/detail-list';
import { TextLink } from '../../../components/display/text-link';
import type { Driver } from '../../../lib/api/api-types';
import { formatDate, formatDateTime } from '../../../lib/format/dates';
import { recordAddress, recordList } from '../../../lib/navigation/record-address';
import { useCan } from '../../../lib/session/session-context';
import { keptWords } from './delete-words';
import { EmploymentChip, Expiry, TestResult } from './driver-chips';

const dayOf = (day: string | null): string | null => (day === null ? null : formatDate(day));
const contactOf = ({ emergencyContactName, emergencyContactPhone }: Driver): string =>
  [emergencyContactName, emergencyContactPhone].filter(Boolean).join(', ');

/** Who a driver is, and its license. */
export function DriverInfo({ driver, linked = true }: { driver: Driver; linked?: boolean }) {
  const seesPay = useCan('settlements.read');
  const client = driver.clientId === null ? null : recordAddress('client', driver.clientId);
  return (
    <KnownDetails
      details={[
        ['Email', driver.email],
        ['Phone', driver.phone],
        ['Hired', dayOf(driver.dateHired)],
        [
          'CDL expiry',
          driver.licenseExpiration && (
            <Expiry day={driver.licenseExpiration} standing={driver.standings.licenseExpiration} />
          ),
        ],
        ['Endorsements', driver.endorsements.join(', ')],
        ['License', `${driver.licenseClass}, ${driver.licenseNumber} (${driver.licenseState})`],
        ['Employment', <EmploymentChip status={driver.employmentStatus} />],
        ...(driver.terminationDate === null ? [] : [['Employment ended', dayOf(driver.terminationDate)] as const]),
        ...(linked
          ? [
              [
                'Client',
                client === null ? "The firm's own" : <TextLink to={client}>{driver.clientName}</TextLink>,
              ] as const,
            ]
          : []),
        ['Address', driver.address],
        ...(driver.dateOfBirth === null ? [] : [['Date of birth', dayOf(driver.dateOfBirth)] as const]),
        ['Emergency contact', contactOf(driver)],
        ...(linked
          ? [['Loads', <TextLink to={`/loads?driverId=${driver.id}`}>See loads of this driver</TextLink>] as const]
          : []),
        ...(linked && seesPay
          ? [
              [
                'Account',
                <TextLink to={`${recordList('driveraccount')}/${driver.clientId ?? 'firm'}.${driver.id}`}>
                  Advances, escrow and carryover
                </TextLink>,
              ] as const,
            ]
          : []),
        ['Notes', driver.notes],
        ['Added', formatDateTime(driver.createdAt)],
        ['Last change', formatDateTime(driver.updatedAt)],
      ]}
    />
  );
}

/** What the qualification file says. */
export function DriverCompliance({ driver }: { driver: Driver }) {
  const seesTests = useCan('compliance.read');
  const tests = (
    <TextLink to={`${recordList('substancetest')}?driverId=${driver.id}`}>See tests of this driver</TextLink>
  );
  return (
    <KnownDetails
      details={[
        ['Drug test', driver.drugTestResult && <TestResult result={driver.drugTestResult} day={driver.drugTestDate} />],
        ...(seesTests ? [['Drug and alcohol tests', tests] as const] : []),
        [
          'Background check',
          driver.backgroundCheckResult && (
            <TestResult result={driver.backgroundCheckResult} day={driver.backgroundCheckDate} />
          ),
        ],
        [
          'Medical certificate expiry',
          driver.medicalCertExpiration && (
            <Expiry day={driver.medicalCertExpiration} standing={driver.standings.medicalCertExpiration} />
          ),
        ],
        ['Annual MVR review', dayOf(driver.mvrReviewDate)],
        ['Clearinghouse query', dayOf(driver.clearinghouseQueryDate)],
        ['Driver file', keptWords(driver) ?? 'Kept during employment and for three years after (49 CFR 391.51)'],
      ]}
    />
  );
}
