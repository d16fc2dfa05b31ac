import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DayInput } from '../../../../components/fields/dated';
import { FormGrid } from '../../../../components/fields/form-grid';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { todayInFirm } from '../../../../lib/format/dates';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { orNull } from '../../../../lib/forms/rules/rules';
import { taxFormQuery, taxFormSubject, useFile } from '../tax-form-calls';
import { FORM_NAMES } from '../tax-form-words';

interface FilingValues {
  filedOn: string;
  reference: string;
}
export const fileTaxForm: RecordForm<FilingValues> = {
  name: 'file-tax-form',
  values: () => ({ filedOn: '', reference: '' }),
};

/** Records that a form was filed with the IRS: on which day, and what the IRS answered. */
export function FileDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: form } = useQuery(taxFormQuery(id));
  const file = useFile();
  const state = useRecordForm({
    form: fileTaxForm,
    about: id,
    initial: { filedOn: todayInFirm(), reference: '' },
    send: ({ values: { filedOn, reference }, idempotencyKey }) =>
      file.mutateAsync({
        id,
        body: { reference: orNull(reference), ...(filedOn !== '' && { filedOn }) },
        idempotencyKey,
      }),
    done: 'Recorded as filed',
    subject: taxFormSubject,
    failed: 'Failed to record the filing',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title="File with IRS" submitLabel="Record as Filed" maxWidth="xs" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {form
          ? `${FORM_NAMES[form.form]} ${form.year} of ${form.name}. File it on the IRS site, then enter the date here. It is frozen from then on.`
          : 'File it on the IRS site, then enter the date here. It is frozen from then on.'}
      </Typography>
      <FormGrid>
        <DayInput form={state.form} name="filedOn" label="Filed On" />
        <TextInput
          label="Reference"
          placeholder="What the IRS answered"
          maxLength={100}
          registration={register('reference')}
          error={formState.errors.reference?.message}
        />
      </FormGrid>
    </FormDialog>
  );
}
