import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { FormGrid } from '../../../components/fields/form-grid';
import { DateInput } from '../../../components/fields/pickers/date-input';
import { RecordInput } from '../../../components/fields/record-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { api } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { clientOptionsQuery } from '../../../lib/api/option-queries';
import { staleAfter } from '../../../lib/api/stale-after';
import { todayInFirm } from '../../../lib/format/dates';
import type { RecordForm } from '../../../lib/forms/record-form';
import { dayRule } from '../../../lib/forms/rules/day-rule';
import { lastQuarter } from './trip-words';

export type FromLoads = Answer<'TripsFromLoads'>;
type Values = { clientId: string; from: string; to: string };

export const tripsFromLoads: RecordForm<Values> = {
  name: 'trips-from-loads',
  values: () => ({ clientId: '', from: '', to: '' }),
};

const useFromLoads = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: Values; idempotencyKey: string }) =>
      api.post<FromLoads>('/api/ifta/trips/from-loads', body, { idempotencyKey }),
    meta: { invalidates: staleAfter.trip },
  });

interface FromLoadsDialogProps {
  /** The client that the list is of; '' for all. */
  readonly clientId: string;
  readonly onMade: (made: FromLoads) => void;
  readonly onClose: () => void;
}

/** Makes trips of the delivered loads of a client, and of the empty ways between them. */
export function FromLoadsDialog({ clientId, onMade, onClose }: FromLoadsDialogProps) {
  const make = useFromLoads();
  const state = useRecordForm<Values, never, FromLoads>({
    form: tripsFromLoads,
    initial: { clientId, ...lastQuarter(todayInFirm()) },
    send: ({ values, idempotencyKey }) => make.mutateAsync({ body: values, idempotencyKey }),
    done: 'The trips are created',
    subject: () => ({ name: 'Trips from loads', links: [{ label: 'Open', to: '/ifta/trips' }] }),
    failed: 'Failed to create trips from loads',
    onSaved: (made) => {
      onMade(made);
      onClose();
    },
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title="Trips From Loads"
      submitLabel="Create Trips"
      busyLabel="Making..."
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Each delivered load that has no trip gets one, and so do the empty miles between two loads of a vehicle. Their
        miles are estimated by the route: an auditor asks for more than an estimate.
      </Typography>
      <FormGrid>
        <RecordInput
          control={control}
          name="clientId"
          label="Client"
          query={clientOptionsQuery}
          required
          placeholder="Choose a client"
          rules={{ required: 'Choose a client' }}
        />
        <DateInput
          label="From"
          required
          registration={register('from', { ...dayRule(), required: 'Choose a start date' })}
          error={errors.from?.message}
        />
        <DateInput
          label="To"
          required
          registration={register('to', {
            ...dayRule<Values>({ of: 'from', say: 'To cannot be before From' }),
            required: 'Choose an end date',
          })}
          error={errors.to?.message}
        />
      </FormGrid>
    </FormDialog>
  );
}
