import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../../../components/fields/form-grid';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { DeleteDialog } from '../../../../components/overlay/delete-dialog';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { required } from '../../../../lib/forms/rules/rules';
import { savingOf, type Sending } from '../../../../lib/forms/saving';
import { EntryClient } from '../entries/entry-client';
import type { EntryValues } from '../entries/entry-form';
import { EntryLines } from '../entries/entry-lines';
import { EntryTotals } from '../entries/entry-totals';
import { RepeatFields } from './repeat-fields';
import {
  templateQuery,
  templateSubject,
  useDeleteTemplate,
  useRestoreTemplate,
  useSaveTemplate,
} from './template-calls';
import { templateBody, templateForm, type TemplateValues } from './template-form';
import type { EntryTemplate } from './template-words';

interface TemplateDialogProps {
  /** Null: a new one. */
  template: EntryTemplate | null;
  /** What a new one begins with: an entry that is being written. */
  initial?: TemplateValues;
  onClose: () => void;
}

/** The days belong to the repetition: one that does not repeat any more has none. */
const withItsDays = (sending: Sending<TemplateValues, EntryTemplate>): Sending<TemplateValues, EntryTemplate> => ({
  ...sending,
  changed: sending.changed.has('every') ? new Set([...sending.changed, 'nextOn', 'until']) : sending.changed,
});

/** Adds a template of entries, or edits one; with a repetition it is posted by itself. */
export function TemplateDialog({ template, initial, onClose }: TemplateDialogProps) {
  const save = useSaveTemplate();
  const [deleting, setDeleting] = useState(false);
  const state = useRecordForm({
    form: templateForm,
    record: template,
    fresh: template ? templateQuery(template.id) : undefined,
    ...(initial && { initial }),
    send: (sending) => save.mutateAsync(savingOf(withItsDays(sending), templateBody(sending.values))),
    done: template ? 'Template updated' : 'Template saved',
    subject: templateSubject,
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  const lines = useWatch({ control, name: 'lines' });
  return (
    <>
      <FormDialog
        state={state}
        title={template ? 'Edit Template' : 'New Template'}
        submitLabel={template ? 'Save Changes' : 'Save Template'}
        maxWidth="md"
        onClose={onClose}
      >
        <FormGrid>
          <TextInput
            label="Name"
            required
            autoFocus={template === null}
            maxLength={100}
            registration={register('name', required('Name is required'))}
            error={errors.name?.message}
          />
          <EntryClient control={control} />
          <div className="wide">
            <TextInput
              label="Description"
              required
              maxLength={500}
              hint="Each of its entries gets this description."
              registration={register('description', required('Description is required'))}
              error={errors.description?.message}
            />
          </div>
          <RepeatFields form={state.form} />
        </FormGrid>
        {/* the fields of its lines are those of an entry */}
        <EntryLines form={state.form as unknown as UseFormReturn<EntryValues>} />
        <EntryTotals lines={lines} />
        {template && (
          <Button color="error" onClick={() => setDeleting(true)} sx={{ mt: 2 }}>
            Delete
          </Button>
        )}
      </FormDialog>
      {deleting && template && (
        <DeleteTemplate template={template} onClose={() => setDeleting(false)} onDone={onClose} />
      )}
    </>
  );
}

function DeleteTemplate({ template, ...then }: { template: EntryTemplate; onClose: () => void; onDone: () => void }) {
  const removal = useDeleteTemplate();
  const restore = useRestoreTemplate();
  return (
    <DeleteDialog
      what="template"
      subject={templateSubject(template)}
      id={template.id}
      removal={removal}
      restore={restore}
      {...then}
    >
      Nothing more is posted from it. Entries already posted stay in the books.
    </DeleteDialog>
  );
}
