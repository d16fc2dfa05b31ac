import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NativeSelect } from '../../../components/fields/native-select';
import { DeleteButton } from '../../../components/overlay/delete-button';
import { FactList } from '../../../components/fact-list';
import { StatusChip, type Tone } from '../../../components/status-chip';
import { TextLink } from '../../../components/text-link';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Registration, RegistrationStatus } from '../../../lib/api-types';
import { formatDateTime } from '../../../lib/dates';
import { optionsOf, registrationStatusLabels } from '../../../lib/labels';
import { sentenceFor } from '../../../lib/problem';
import { useCan } from '../../../lib/session/session-context';
import { clientSubject, registrationSubject } from '../../../lib/subjects';
import { useChangeStatus, useDeleteRegistration, useMigrate, useRestoreRegistration } from '../api/registrations';

const tones: Record<RegistrationStatus, Tone> = {
  pending: 'warning',
  contacted: 'info',
  approved: 'success',
  rejected: 'error',
};
const businessTypes = {
  'owner-operator': 'Owner-operator',
  'small-fleet': 'Small fleet (2-10 trucks)',
  'medium-fleet': 'Medium fleet (11-50)',
  'large-fleet': 'Large fleet (50+)',
};
const statuses = optionsOf(registrationStatusLabels);

interface RegistrationCardProps {
  registration: Registration;
  extra?: ReactNode;
}

/** What is done with a registration, on its card. */
export function RegistrationTools({ registration, extra }: RegistrationCardProps) {
  const mayWrite = useCan('registrations.write');
  const mayDelete = useCan('registrations.delete');
  const change = useChangeStatus();
  const migrate = useMigrate();
  const removal = useDeleteRegistration();
  const restore = useRestoreRegistration();
  const { id, status } = registration;

  const changeTo = (next: RegistrationStatus) =>
    change.mutate(
      { id, status: next },
      {
        onSuccess: () => toast.success('Registration status updated', registrationSubject(registration)),
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  const runMigrate = () =>
    migrate.mutate(id, {
      onSuccess: (client) => toast.success('Registration migrated to client successfully', clientSubject(client)),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.25,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        pt: 2,
      }}
    >
      {mayWrite && (
        <NativeSelect
          aria-label={`Status of ${registration.companyName}`}
          value={status}
          disabled={change.isPending}
          onChange={(event) =>
            changeTo(statuses.find((option) => option.value === event.target.value)?.value ?? status)
          }
          sx={{ width: 160 }}
        >
          {statuses.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
      {mayWrite && registration.clientId === null && (
        <Button variant="contained" disabled={status === 'rejected'} loading={migrate.isPending} onClick={runMigrate}>
          Migrate to Client
        </Button>
      )}
      {registration.clientId !== null && <TextLink to={`/clients/${registration.clientId}`}>Open client</TextLink>}
      {extra}
      {mayDelete && (
        <DeleteButton
          what="registration"
          subject={registrationSubject(registration)}
          id={id}
          removal={removal}
          restore={restore}
        />
      )}
    </Box>
  );
}

export function RegistrationCard({ registration, extra }: RegistrationCardProps) {
  const { status } = registration;
  return (
    <Box component="article" aria-label={registration.companyName} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <div>
          <Typography variant="h2">{registration.companyName}</Typography>
          <Typography variant="body2" color="textSecondary" className="tabular">
            Submitted {formatDateTime(registration.createdAt)}
          </Typography>
        </div>
        <StatusChip tone={tones[status]} label={registrationStatusLabels[status]} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
        }}
      >
        <FactList
          facts={[
            ['Owner', registration.ownerName],
            ['Email', <a href={`mailto:${registration.email}`}>{registration.email}</a>],
            ['Phone', <a href={`tel:${registration.phone}`}>{registration.phone}</a>],
            ['Address', `${registration.address}\n${registration.city}, ${registration.state} ${registration.zipCode}`],
          ]}
        />
        <FactList
          facts={[
            ['Business type', businessTypes[registration.businessType] ?? registration.businessType],
            ['Fleet size', registration.fleetSize],
            ['DOT / MC', [registration.dotNumber, registration.mcNumber].filter(Boolean).join(' / ')],
            ['Services', registration.servicesNeeded.join(', ')],
            ['Notes', registration.additionalInfo],
          ]}
        />
      </Box>
      <RegistrationTools registration={registration} extra={extra} />
    </Box>
  );
}
