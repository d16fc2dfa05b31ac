import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FormGrid } from '../../../components/fields/form-grid';
import { DateInput } from '../../../components/fields/pickers/date-input';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { RecordInput } from '../../../components/fields/record-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { clientOptionsQuery, driverOptionsQuery } from '../../../lib/api/option-queries';
import { todayInFirm } from '../../../lib/format/dates';
import type { RecordForm } from '../../../lib/forms/record-form';
import { dayRule } from '../../../lib/forms/rules/day-rule';
import {
  settlementAddress,
  settlementSubject,
  usePrepare,
  usePrepareBook,
  type Settlement,
  type SettlementRun,
} from './settlement-calls';
import { lastWeek, periodOf } from './settlement-words';

interface PrepareValues {
  of: string;
  driverId: string;
  clientId: string;
  from: string;
  to: string;
}
export const prepareSettlements: RecordForm<PrepareValues> = {
  name: 'prepare-settlements',
  values: () => ({ of: 'driver', driverId: '', clientId: '', from: '', to: '' }),
};
const OF = [
  { value: 'driver', label: 'One driver' },
  { value: 'book', label: 'All drivers of a book' },
];
const isRun = (made: Settlement | SettlementRun): made is SettlementRun => 'outcomes' in made;

const aboutRun = ({ id, from, to }: SettlementRun) => ({
  name: `Settlements of ${periodOf({ from, to })}`,
  links: [{ label: 'Open', to: `/settlements?run=${id}` }] as const,
});

interface PrepareDialogProps {
  /** Whom it is opened for; empty: nobody yet. */
  readonly driverId: string;
  readonly onClose: () => void;
}
/** Prepares what was delivered and spent in a period and is in no settlement yet: of one driver, or of a book. */
export function PrepareDialog({ driverId: driver, onClose }: PrepareDialogProps) {
  const [one, book] = [usePrepare(), usePrepareBook()];
  const navigate = useNavigate();
  const state = useRecordForm<PrepareValues, never, Settlement | SettlementRun>({
    form: prepareSettlements,
    initial: { of: 'driver', driverId: driver, clientId: '', ...lastWeek(todayInFirm()) },
    send: ({ values: { of, driverId, clientId, from, to }, idempotencyKey }) =>
      of === 'driver'
        ? one.mutateAsync({ body: { driverId: Number(driverId), from, to }, idempotencyKey })
        : book.mutateAsync({ body: { clientId: clientId || null, from, to }, idempotencyKey }),
    done: ({ of }) => (of === 'driver' ? 'The draft is made: check its lines' : 'The settlements are being prepared'),
    subject: (made) => (isRun(made) ? aboutRun(made) : settlementSubject(made)),
    failed: 'Failed to prepare',
    onSaved: (made) => void navigate(isRun(made) ? `/settlements?run=${made.id}` : settlementAddress(made.id)),
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const of = useWatch({ control, name: 'of' });
  return (
    <FormDialog
      state={state}
      title="Prepare Settlements"
      submitLabel="Prepare"
      busyLabel="Preparing..."
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Delivered loads, expenses, advances and rules of the period that are in no settlement yet become lines of a
        draft. What is left out is listed with the reason.
      </Typography>
      <FormGrid>
        <SelectInput label="For" options={OF} registration={register('of')} error={errors.of?.message} />
        {of === 'driver' ? (
          <RecordInput
            control={control}
            name="driverId"
            label="Driver"
            query={driverOptionsQuery}
            required
            rules={{ validate: (value, { of: whom }) => whom !== 'driver' || value !== '' || 'Choose a driver' }}
          />
        ) : (
          <RecordInput
            control={control}
            name="clientId"
            label="Book"
            query={clientOptionsQuery}
            placeholder="The firm's own"
          />
        )}
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
            ...dayRule<PrepareValues>({ of: 'from', say: 'The period ends before it begins' }),
            required: 'Choose an end date',
          })}
          error={errors.to?.message}
        />
      </FormGrid>
    </FormDialog>
  );
}
