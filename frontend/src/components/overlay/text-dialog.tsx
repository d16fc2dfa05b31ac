import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OneText, RecordForm } from '../../lib/forms/record-form';
import { required } from '../../lib/forms/rules/rules';
import type { NoticeText } from '../../lib/forms/rules/notice-text';
import type { About } from '../../lib/subjects';
import { TextInput } from '../fields/text-input';
import { useRecordForm } from '../forms/use-record-form';
import { FormDialog } from './form-dialog';

interface TextDialogProps<Saved> {
  form: RecordForm<OneText>;
  /** The id of the record that it is about. */
  about: string | number;
  title: string;
  /** What happens, before the field. */
  children?: ReactNode;
  label?: string;
  hint?: string;
  /** What is said where nothing was typed; without it nothing need be. */
  need?: string;
  rows?: number;
  maxLength?: number;
  submitLabel: string;
  busyLabel?: string;
  send: (text: string, idempotencyKey: string) => Promise<Saved>;
  done: NoticeText;
  subject: (saved: Saved) => About;
  failed?: string;
  onClose: () => void;
}

/** A step that takes one text: why, or how it ended. */
export function TextDialog<Saved>({
  form,
  about,
  title,
  children,
  label = 'Reason',
  hint,
  need,
  rows = 3,
  maxLength = 1_000,
  submitLabel,
  busyLabel,
  send,
  done,
  subject,
  failed,
  onClose,
}: TextDialogProps<Saved>) {
  const [field = ''] = Object.keys(form.values(null));
  const state = useRecordForm<OneText, never, Saved>({
    form,
    about,
    send: ({ values, idempotencyKey }) => send((values[field] ?? '').trim(), idempotencyKey),
    done,
    subject,
    ...(failed !== undefined && { failed }),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog
      state={state}
      title={title}
      submitLabel={submitLabel}
      {...(busyLabel !== undefined && { busyLabel })}
      maxWidth="xs"
      onClose={onClose}
    >
      {children !== undefined && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {children}
        </Typography>
      )}
      <TextInput
        label={label}
        required={need !== undefined}
        autoFocus
        rows={rows}
        maxLength={maxLength}
        hint={hint}
        registration={register(field, need === undefined ? undefined : required(need))}
        error={formState.errors[field]?.message}
      />
    </FormDialog>
  );
}
