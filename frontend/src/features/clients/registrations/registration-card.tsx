import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DetailList } from '../../../components/display/detail-list';
import { NativeSelect } from '../../../components/fields/pickers/native-select';
import { chipOf } from '../../../components/display/status-chip';
import { callTo, mailTo, TextLink } from '../../../components/display/text-link';
import { RecordActions } from '../../../components/records/record-actions';
import { useTakeStep } from '../../../components/records/use-take-step';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Registration } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { optionsOf, registrationStatusLabels } from '../../../lib/format/labels';
import { sentenceFor } from '../../../lib/api/problem';
import { useCan } from '../../../lib/session/session-context';
import { clientSubject } from '../../../lib/subjects';
import { registrationKit, useMigrate } from './registration-kit';

const Status = chipOf(registrationStatusLabels, {
  pending: 'warning',
  contacted: 'info',
  approved: 'success',
  rejected: 'error',
});
const businessTypes = {
  'owner-operator': 'Owner-operator',
  'small-fleet': 'Small fleet (2-10 trucks)',
  'medium-fleet': 'Medium fleet (11-50)',
  'large-fleet': 'Large fleet (50+)',
};
const statusChange = (status: string) => ({ changes: { status }, part: 'status', done: 'Registration status updated' });
const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.25,
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
  pt: 2,
} as const;

/** What is done with a registration, on its card. */
export function RegistrationTools({ registration }: { registration: Registration }) {
  const mayWrite = useCan('registrations.write');
  const { take, busy } = useTakeStep(registrationKit);
  const migrate = useMigrate();
  const { id, status, clientId, companyName } = registration;
  const runMigrate = () =>
    migrate.mutate(id, {
      onSuccess: (client) => toast.success('Registration migrated to client successfully', clientSubject(client)),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });
  return (
    <Box sx={TOOLS}>
      {mayWrite && (
        <NativeSelect
          aria-label={`Status of ${companyName}`}
          value={status}
          disabled={busy}
          onChange={({ target }) => take(registration, statusChange(target.value))}
          sx={{ width: 160 }}
        >
          {optionsOf(registrationStatusLabels).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
      {mayWrite && clientId === null && (
        <Button variant="contained" disabled={status === 'rejected'} loading={migrate.isPending} onClick={runMigrate}>
          Migrate to Client
        </Button>
      )}
      {clientId !== null && <TextLink to={`/clients/${clientId}`}>Open client</TextLink>}
      <RecordActions kit={registrationKit} record={registration} />
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  alignItems: 'start',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
} as const;

export const RegistrationCard = ({ registration }: { registration: Registration }) => (
  <Box component="article" aria-label={registration.companyName} sx={{ display: 'grid', gap: 2 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <div>
        <Typography variant="h2">{registration.companyName}</Typography>
        <Typography variant="body2" color="textSecondary" className="tabular">
          Submitted {formatDateTime(registration.createdAt)}
        </Typography>
      </div>
      <Status status={registration.status} />
    </Box>
    <Box sx={COLUMNS}>
      <DetailList
        details={[
          ['Owner', registration.ownerName],
          ['Email', mailTo(registration.email)],
          ['Phone', callTo(registration.phone)],
          ['Address', `${registration.address}\n${registration.city}, ${registration.state} ${registration.zipCode}`],
        ]}
      />
      <DetailList
        details={[
          ['Business type', businessTypes[registration.businessType] ?? registration.businessType],
          ['Fleet size', registration.fleetSize],
          ['DOT / MC', [registration.dotNumber, registration.mcNumber].filter(Boolean).join(' / ')],
          ['Services', registration.servicesNeeded.join(', ')],
          ['Notes', registration.additionalInfo],
        ]}
      />
    </Box>
    <RegistrationTools registration={registration} />
  </Box>
);
