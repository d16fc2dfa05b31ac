import { useQuery } from '@tanstack/react-query';
import { BookedOn } from '../../../components/fields/booked-on';
import { FormGrid } from '../../../components/fields/form-grid';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { RecordInput } from '../../../components/fields/record-input';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { api } from '../../../lib/api/api-client';
import type { LedgerAccount } from '../../../lib/api/api-types';
import { driverOptionsQuery, vehicleOptionsQuery } from '../../../lib/api/option-queries';
import { roots } from '../../../lib/api/query-roots';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import type { RecordForm } from '../../../lib/forms/record-form';
import { required } from '../../../lib/forms/rules/rules';
import { bankLineSubject, useBook, type BankLine } from './bank-calls';

interface BookValues {
  accountNumber: string;
  description: string;
  bookedOn: string;
  vehicleId: string;
  driverId: string;
}
const empty: BookValues = { accountNumber: '', description: '', bookedOn: '', vehicleId: '', driverId: '' };
export const bookLineForm: RecordForm<BookValues> = { name: 'book-bank-line', values: () => empty };

/** Books a line of the bank on an account; the entry is posted at once. */
export function BookDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { data: accounts = [] } = useQuery({
    queryKey: [...roots.ledger, 'accounts', '', ''],
    queryFn: () => api.get<LedgerAccount[]>('/api/ledger/accounts'),
  });
  const book = useBook();
  const state = useRecordForm<BookValues, never, BankLine>({
    form: bookLineForm,
    about: line.id,
    initial: { ...empty, description: line.text },
    send: ({ values, idempotencyKey }) =>
      book.mutateAsync({
        id: line.id,
        idempotencyKey,
        body: {
          accountNumber: values.accountNumber,
          description: values.description.trim(),
          bookedOn: values.bookedOn || null,
          vehicleId: values.vehicleId || null,
          driverId: values.driverId === '' ? null : Number(values.driverId),
        },
      }),
    done: 'The line is booked',
    subject: bankLineSubject,
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title={`Book ${formatMoney(line.amount)} of ${formatDate(line.date)}`}
      submitLabel="Book"
      busyLabel="Booking..."
      onClose={onClose}
    >
      <FormGrid>
        <SelectInput
          label="Account"
          required
          placeholder="Choose an account"
          options={accounts
            .filter(({ byHand, number }) => byHand && number !== line.ledgerAccount)
            .map(({ number, name }) => ({ value: number, label: `${number} ${name}` }))}
          registration={register('accountNumber', required('Choose an account'))}
          error={errors.accountNumber?.message}
        />
        <TextInput
          label="Description"
          maxLength={500}
          registration={register('description')}
          error={errors.description?.message}
        />
        <RecordInput
          control={control}
          name="vehicleId"
          label="Vehicle"
          placeholder="No vehicle"
          query={vehicleOptionsQuery}
        />
        <RecordInput
          control={control}
          name="driverId"
          label="Driver"
          placeholder="No driver"
          query={driverOptionsQuery}
        />
        <BookedOn form={state.form} />
      </FormGrid>
    </FormDialog>
  );
}
