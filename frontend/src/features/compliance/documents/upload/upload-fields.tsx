import Box from '@mui/material/Box';
import { Controller } from 'react-hook-form';
import { UploadProgress } from '../../../../components/feedback/upload-progress';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { optionsOf } from '../../../../lib/format/labels';
import { documentTypeLabels, fileProblem } from '../document-words';
import { FileField } from './file-field';
import type { UploadForm } from './use-upload-form';

const types = optionsOf(documentTypeLabels);

const fileRules = {
  missing: (file: File | null) => file !== null || 'Choose a file',
  unfit: (file: File | null) => file === null || (fileProblem(file) ?? true),
};

export function UploadFields({ upload: { form, busy, progress, cancel } }: { upload: UploadForm }) {
  const { register, control, formState, setValue, trigger } = form;
  const { errors } = formState;
  const choose = (file: File | null) => {
    setValue('file', file, { shouldDirty: true });
    void (file ? trigger('file') : form.clearErrors('file'));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SelectInput
        label="Document Type"
        required
        disabled={busy}
        placeholder="Choose a type"
        options={types}
        registration={register('documentType', { validate: (value) => value !== '' || 'Choose a document type' })}
        error={errors.documentType?.message}
      />
      <div>
        <Controller
          control={control}
          name="file"
          rules={{ validate: fileRules }}
          render={({ field }) => (
            <FileField
              value={field.value}
              onChange={choose}
              inputRef={field.ref}
              error={errors.file?.message}
              disabled={busy}
            />
          )}
        />
      </div>
      {busy && <UploadProgress share={progress} onCancel={cancel} />}
    </Box>
  );
}
