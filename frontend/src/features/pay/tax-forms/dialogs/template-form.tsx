import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../../../components/forms/text-button';
import { TextInput } from '../../../../components/fields/text-input';
import { FormElement } from '../../../../components/forms/form-element';
import { FormNotices } from '../../../../components/forms/form-notices';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { required } from '../../../../lib/forms/rules/rules';
import { templateQuery, useKeepTemplate, yearSubject, type TaxForm } from '../tax-form-calls';

export const templateForm: RecordForm<{ header: string }> = {
  name: 'tax-template',
  values: () => ({ header: '' }),
};

/** The header row of the IRS's own template, pasted once a year: columns that nothing is known for stay empty. */
export function TemplateForm({ form, year }: { form: TaxForm['form']; year: number }) {
  const { data } = useQuery(templateQuery(form, year));
  const keep = useKeepTemplate();
  const [pastes, setPastes] = useState(false);
  const state = useRecordForm({
    form: templateForm,
    about: `${form}-${year}`,
    send: ({ values: { header } }) => keep.mutateAsync({ form, year, header }),
    done: 'The template columns are saved',
    subject: () => yearSubject(year),
    failed: 'Failed to save the template',
    onSaved: () => setPastes(false),
  });
  const { register, formState } = state.form;
  if (!data) return null;
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {`${data.pasted ? 'The template of the year, as it was pasted' : 'The standard columns'}: ${data.columns.length}.`}
        {data.unknown.length > 0 && ` These stay empty: ${data.unknown.join(', ')}.`}
      </Typography>
      {!pastes && (
        <TextButton type="button" onClick={() => setPastes(true)}>
          Paste the header row of the template
        </TextButton>
      )}
      {pastes && (
        <FormElement state={state}>
          <FormNotices state={state} />
          <TextInput
            label="Header Row"
            required
            rows={4}
            hint="From the template that IRIS offers for this form and year."
            registration={register('header', required('Paste the header row'))}
            error={formState.errors.header?.message}
          />
          <Button type="submit" variant="outlined" disabled={state.busy} sx={{ mt: 1 }}>
            Save Columns
          </Button>
        </FormElement>
      )}
    </>
  );
}
