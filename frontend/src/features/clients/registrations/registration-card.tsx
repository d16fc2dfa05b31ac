import Button from '@mui/material/Button';
import { ArticleCard } from '../../../components/display/article-card';
import { chipOf } from '../../../components/display/status-chip';
import { callTo, mailTo, TextLink } from '../../../components/display/text-link';
import { StatusSelect } from '../../../components/records/list-tools/status-select';
import { RecordActions } from '../../../components/records/record-actions';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Client, Registration } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { businessTypeLabels, registrationStatusLabels } from '../../../lib/format/labels';
import { sentenceFor } from '../../../lib/api/problem';
import { useDeed } from '../../../lib/records/record-kit';
import { useCan } from '../../../lib/session/session-context';
import { clientSubject } from '../../../lib/subjects';
import { registrationKit } from './registration-kit';

const Status = chipOf(registrationStatusLabels, {
  pending: 'warning',
  contacted: 'info',
  approved: 'success',
  rejected: 'error',
});

interface OfRegistration {
  registration: Registration;
}

/** Makes a client of a registration; then leads to that client. */
export function RegistrationClient({ registration, size = 'medium' }: OfRegistration & { size?: 'small' | 'medium' }) {
  const mayWrite = useCan('registrations.write');
  const migrate = useDeed<Registration, Client>(registrationKit, 'migrate');
  const { id, status, clientId } = registration;
  const runMigrate = () =>
    migrate.mutate(
      { id },
      {
        onSuccess: (client) => toast.success('Registration migrated to client successfully', clientSubject(client)),
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  if (clientId !== null) return <TextLink to={`/clients/${clientId}`}>Open client</TextLink>;
  return (
    mayWrite && (
      <Button
        variant={size === 'small' ? 'outlined' : 'contained'}
        size={size}
        disabled={status === 'rejected'}
        loading={migrate.isPending}
        onClick={runMigrate}
      >
        Migrate to Client
      </Button>
    )
  );
}

/** How a registration stands; who may chooses it, which takes its steps. */
export const RegistrationStatus = ({ registration }: OfRegistration) =>
  useCan('registrations.write') ? (
    <StatusSelect kit={registrationKit} record={registration} labels={registrationStatusLabels} />
  ) : (
    <Status status={registration.status} />
  );

const usdotText = (number: string | null): string | null => number && `USDOT ${number}`;

/** What is done with a registration, on its card. */
export const RegistrationTools = ({ registration }: OfRegistration) => (
  <RecordActions kit={registrationKit} record={registration} steps={[]}>
    {useCan('registrations.write') && <RegistrationStatus registration={registration} />}
    <RegistrationClient registration={registration} />
  </RecordActions>
);

export const RegistrationCard = ({ registration }: { registration: Registration }) => (
  <ArticleCard
    label={registration.companyName}
    subtitle={[`${registration.city}, ${registration.state}`, usdotText(registration.dotNumber)]
      .filter(Boolean)
      .join(' · ')}
    chip={<Status status={registration.status} />}
    lines={[
      [
        ['Owner', registration.ownerName],
        ['Phone', callTo(registration.phone)],
      ],
      [['Submitted', formatDateTime(registration.createdAt)]],
    ]}
    more={[
      [
        ['Email', mailTo(registration.email)],
        ['Address', `${registration.address}, ${registration.city}, ${registration.state} ${registration.zipCode}`],
      ],
      [
        ['Business type', businessTypeLabels[registration.businessType] ?? registration.businessType],
        ['Fleet size', registration.fleetSize],
        ['DOT / MC', [registration.dotNumber, registration.mcNumber].filter(Boolean).join(' / ')],
      ],
      [['Services', registration.servicesNeeded.join(', ')]],
      [['Notes', registration.additionalInfo]],
    ]}
    deeds={<RegistrationTools registration={registration} />}
  />
);
