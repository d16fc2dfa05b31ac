import { DateInput } from '../../../components/fields/date-input';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { RecordInput } from '../../../components/fields/record-input';
import { SelectInput } from '../../../components/fields/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { IftaProcess } from '../../../lib/api-types';
import { savingOf } from '../../../lib/forms/saving';
import { optionsOf } from '../../../lib/labels';
import { moneyRule } from '../../../lib/money-rule';
import { clientOptionsQuery } from '../../../lib/option-queries';
import { dayRule } from '../../../lib/day-rule';
import { required } from '../../../lib/rules';
import { processSubject } from '../../../lib/subjects';
import { processQuery, useSaveProcess } from '../api/ifta-processes';
import { decimalRule, processFields, processForm, yearRule } from './process-form';
import { processStatusLabels, quarterLabels } from './process-words';

export function ProcessDialog({ process, onClose }: { process: IftaProcess | null; onClose: () => void }) {
  const save = useSaveProcess();
  const state = useRecordForm({
    form: processForm,
    record: process,
    fresh: process ? processQuery(process.id) : undefined,
    send: (sending) => save.mutateAsync(savingOf(sending, processFields(sending.values))),
    done: `IFTA process ${process ? 'updated' : 'created'} successfully`,
    subject: processSubject,
    failed: `Failed to ${process ? 'update' : 'create'} IFTA process`,
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog
      state={state}
      title={process ? 'Edit IFTA Process' : 'New IFTA Process'}
      submitLabel={process ? 'Save Changes' : 'Create Process'}
      onClose={onClose}
    >
      <FormGrid>
        <div className="wide">
          <RecordInput
            control={control}
            name="clientId"
            rules={required('Client is required')}
            label="Client"
            required
            query={clientOptionsQuery}
            placeholder="Choose a client"
            disabled={process !== null}
          />
        </div>
        <SelectInput
          label="Quarter"
          required
          options={optionsOf(quarterLabels)}
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
        <SelectInput
          label="Status"
          options={optionsOf(processStatusLabels)}
          registration={register('status')}
          error={errors.status?.message}
        />
        <DateInput
          label="Due Date"
          hint="Left empty: the last day of the month after the quarter."
          registration={register('dueDate', dayRule())}
          error={errors.dueDate?.message}
        />
        <DateInput
          label="Submitted Date"
          registration={register('submittedDate', dayRule())}
          error={errors.submittedDate?.message}
        />
        <DateInput
          label="Processed Date"
          registration={register('processedDate', dayRule())}
          error={errors.processedDate?.message}
        />
        <TextInput
          label="Total Miles"
          inputMode="decimal"
          registration={register('totalMiles', decimalRule('Total miles', 1))}
          error={errors.totalMiles?.message}
        />
        <TextInput
          label="Total Gallons"
          inputMode="decimal"
          registration={register('totalGallons', decimalRule('Total gallons', 3))}
          error={errors.totalGallons?.message}
        />
        <MoneyInput
          label="Tax Owed"
          registration={register('taxOwed', moneyRule({ label: 'Tax owed', optional: true }))}
          error={errors.taxOwed?.message}
        />
        <div className="wide">
          <TextInput
            label="Notes"
            rows={2}
            hint="The client can read this."
            registration={register('notes')}
            error={errors.notes?.message}
          />
        </div>
      </FormGrid>
    </FormDialog>
  );
}
