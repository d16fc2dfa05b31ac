import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { RecordInput } from '../../../../components/fields/record-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { clientOptionsQuery } from '../../../../lib/api/option-queries';
import { normalizeMoney } from '../../../../lib/format/money';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { moneyRule } from '../../../../lib/forms/rules/money-rule';
import { lastQuarter, QUARTER_OPTIONS, yearRule } from '../process-words';
import { returnAddress, returnSubject, useNewReturn, type FuelTaxReturn } from './return-calls';

interface NewReturnValues {
  clientId: string;
  quarter: string;
  year: string;
  previousCredit: string;
}
export const newReturnForm: RecordForm<NewReturnValues> = {
  name: 'new-fuel-tax-return',
  values: () => ({ clientId: '', quarter: '', year: '', previousCredit: '' }),
};

export interface NewReturnDialogProps {
  /** Whose it is where that is known; empty: nobody yet. */
  readonly clientId: string;
  readonly onClose: () => void;
}
/** Works out the quarter of a client, the one that ended last unless another is chosen. */
export function NewReturnDialog({ clientId, onClose }: NewReturnDialogProps) {
  const add = useNewReturn();
  const navigate = useNavigate();
  const { quarter, year } = lastQuarter();
  const state = useRecordForm<NewReturnValues, never, FuelTaxReturn>({
    form: newReturnForm,
    initial: { clientId, quarter, year: String(year), previousCredit: '' },
    send: ({ values, idempotencyKey }) =>
      add.mutateAsync({
        body: {
          clientId: values.clientId,
          quarter: values.quarter as FuelTaxReturn['quarter'],
          year: Number(values.year),
          previousCredit: values.previousCredit === '' ? null : normalizeMoney(values.previousCredit),
        },
        idempotencyKey,
      }),
    done: 'The return is calculated. Look it over, then mark it reviewed.',
    subject: returnSubject,
    failed: 'Failed to calculate the return',
    onSaved: ({ id }) => void navigate(returnAddress(id)),
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title="File Current Return"
      submitLabel="Calculate"
      busyLabel="Calculating..."
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Miles come from the trips of the quarter, gallons from its fuel purchases, rates from the tax matrix. Nothing is
        filed yet.
      </Typography>
      <FormGrid>
        <div className="wide">
          <RecordInput
            control={control}
            name="clientId"
            label="Client"
            query={clientOptionsQuery}
            required
            rules={{ required: 'Choose a client' }}
          />
        </div>
        <SelectInput
          label="Quarter"
          required
          options={QUARTER_OPTIONS}
          registration={register('quarter')}
          error={errors.quarter?.message}
        />
        <TextInput
          label="Year"
          required
          inputMode="numeric"
          maxLength={4}
          registration={register('year', yearRule)}
          error={errors.year?.message}
        />
        <MoneyInput
          label="Previous Credit"
          hint="What the base state still owes from earlier quarters."
          registration={register('previousCredit', moneyRule({ label: 'Previous credit', optional: true }))}
          error={errors.previousCredit?.message}
        />
      </FormGrid>
    </FormDialog>
  );
}
