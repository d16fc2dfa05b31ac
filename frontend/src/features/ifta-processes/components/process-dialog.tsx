import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { DateInput } from '../../../components/fields/date-input';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { RecordSelect } from '../../../components/fields/record-select';
import { SelectInput } from '../../../components/fields/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { formOutcome } from '../../../components/toast/report-failure';
import type { IftaProcess } from '../../../lib/api-types';
import { optionsOf } from '../../../lib/labels';
import { moneyRule } from '../../../lib/money-rule';
import { clientOptionsQuery } from '../../../lib/option-queries';
import { dayRule } from '../../../lib/day-rule';
import { required } from '../../../lib/rules';
import { useSaveProcess } from '../api/ifta-processes';
import {
  decimalRule,
  processFieldNames,
  processFields,
  processValues,
  yearRule,
  type ProcessValues,
} from './process-form';
import { processStatusLabels, quarterLabels } from './process-words';

export function ProcessDialog({ process, onClose }: { process: IftaProcess | null; onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<ProcessValues>({ defaultValues: processValues(process) });
  const save = useSaveProcess();
  const { register, control, formState } = form;
  const { errors } = formState;
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { process, fields: processFields(values), idempotencyKey },
      formOutcome(form, {
        names: processFieldNames,
        done: `IFTA process ${process ? 'updated' : 'created'} successfully`,
        failed: `Failed to ${process ? 'update' : 'create'} IFTA process`,
        onClose,
      }),
    ),
  );
  return (
    <FormDialog
      form={form}
      title={process ? 'Edit IFTA Process' : 'New IFTA Process'}
      submitLabel={process ? 'Save Changes' : 'Create Process'}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormGrid>
        <div className="wide">
          <Controller
            control={control}
            name="clientId"
            rules={required('Client is required')}
            render={({ field }) => (
              <RecordSelect
                label="Client"
                required
                query={clientOptionsQuery}
                placeholder="Choose a client"
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                inputRef={field.ref}
                error={errors.clientId?.message}
                disabled={process !== null}
              />
            )}
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
