import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { required } from '../../../../lib/forms/rules/rules';
import { todayInFirm } from '../../../../lib/format/dates';
import { entrySubject } from '../../../../lib/subjects';
import { useWriteEntry } from '../ledger-mutations';
import { TemplateDialog } from '../templates/template-dialog-lazy';
import { EntryClient } from './entry-client';
import { EntryDocument } from './entry-document';
import { entryBody, entryForm, type EntryValues } from './entry-form';
import { EntryLines } from './entry-lines';
import { EntryTotals } from './entry-totals';
import { TemplatePicker } from './template-picker';
import { templateForm, type TemplateValues } from '../templates/template-form';

/** A template that begins with what is typed. */
const asTemplate = ({ description, clientId, lines }: EntryValues): TemplateValues => ({
  ...templateForm.values(null),
  ...{ name: description, description, clientId, lines },
});

/** Writes a journal entry by hand. */
export function EntryDialog({ onClose }: { onClose: () => void }) {
  const write = useWriteEntry();
  const [kept, setKept] = useState(false);
  const state = useRecordForm({
    form: entryForm,
    initial: { ...entryForm.values(null), entryDate: todayInFirm() },
    send: ({ values, idempotencyKey }) => write.mutateAsync({ body: entryBody(values), idempotencyKey }),
    done: 'Journal entry posted',
    subject: entrySubject,
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const lines = useWatch({ control, name: 'lines' });
  return (
    <>
      <FormDialog state={state} title="New Journal Entry" submitLabel="Save" maxWidth="md" onClose={onClose}>
        <FormGrid>
          <div className="wide">
            <TemplatePicker form={state.form} />
          </div>
          <DateInput
            label="Entry Date"
            required
            registration={register('entryDate', { ...dayRule(), required: 'Entry date is required' })}
            error={errors.entryDate?.message}
          />
          <TextInput
            label="Reference"
            maxLength={100}
            hint="Leave empty to get the next number."
            registration={register('reference')}
            error={errors.reference?.message}
          />
          <div className="wide">
            <TextInput
              label="Description"
              required
              maxLength={500}
              registration={register('description', required('Description is required'))}
              error={errors.description?.message}
            />
          </div>
          <EntryClient control={control} />
          <EntryDocument form={state.form} />
        </FormGrid>
        <EntryLines form={state.form} />
        <EntryTotals lines={lines} />
        <Button color="secondary" onClick={() => setKept(true)} sx={{ mt: 1.5 }}>
          Save as template
        </Button>
      </FormDialog>
      {kept && (
        <TemplateDialog template={null} initial={asTemplate(state.form.getValues())} onClose={() => setKept(false)} />
      )}
    </>
  );
}
