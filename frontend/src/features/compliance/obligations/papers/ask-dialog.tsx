import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { ApiError } from '../../../../lib/api/api-error';
import type { Obligation } from '../../../../lib/api/api-types';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { obligationKit } from '../obligation-kit';
import { useBulk } from '../practice/practice-queries';

export const askForm: RecordForm<{ note: string }> = { name: 'ask-for-papers', values: () => ({ note: '' }) };

/** Asks a client for what one obligation lacks. */
export function AskDialog({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const bulk = useBulk();
  const state = useRecordForm({
    form: askForm,
    about: obligation.id,
    send: async ({ values }) => {
      const note = values.note.trim() || null;
      const { refused } = await bulk.mutateAsync({ ids: [obligation.id], action: 'ask', note });
      if (refused[0]) throw new ApiError(409, refused[0].message);
      return obligation;
    },
    done: 'The client was asked for the papers',
    subject: obligationKit.subject,
    failed: 'Failed to ask the client',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { missing, title, period } = obligation;
  return (
    <FormDialog
      state={state}
      title="Ask the Client for Papers"
      submitLabel="Ask Client"
      maxWidth="xs"
      ready
      onClose={onClose}
    >
      <Typography color="textSecondary">
        The client finds them in the portal, each with a button to upload it, and in the next e-mail:
      </Typography>
      <Box component="ul" aria-label="Missing" sx={{ mt: 1, mb: 2, pl: 2.5 }}>
        {(missing.length > 0 ? missing : [`Papers for ${title} ${period}`]).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Box>
      <TextInput
        label="Note to the Client"
        rows={3}
        maxLength={1_000}
        registration={register('note')}
        error={formState.errors.note?.message}
      />
    </FormDialog>
  );
}
