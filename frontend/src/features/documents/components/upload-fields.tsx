import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Controller } from 'react-hook-form';
import { SelectInput } from '../../../components/fields/select-input';
import { optionsOf } from '../../../lib/labels';
import { documentTypeLabels, fileProblem } from './document-words';
import { FileField } from './file-field';
import type { UploadForm } from './use-upload-form';

const types = optionsOf(documentTypeLabels);

const fileRules = {
  missing: (file: File | null) => file !== null || 'Choose a file',
  unfit: (file: File | null) => file === null || (fileProblem(file) ?? true),
};

function Progress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <span className="tabular" role="status">
          {percent < 100 ? `Uploading: ${percent}%` : 'Almost done: checking the file'}
        </span>
        <Button size="small" color="secondary" onClick={onCancel}>
          Cancel upload
        </Button>
      </Box>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label="Upload progress"
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}

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
      {busy && <Progress share={progress} onCancel={cancel} />}
    </Box>
  );
}
