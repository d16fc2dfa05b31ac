import UploadFileOutlined from '../../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { RecordInput } from '../../../../components/fields/record-input';
import { sentenceFor } from '../../../../lib/api/problem';
import { documentOptionsQuery } from '../../../../lib/api/option-queries';
import { useCan, useUser } from '../../../../lib/session/session-context';
import { useUploadProof } from './document-calls';
import type { EntryValues } from './entry-form';

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.doc,.docx';

/** The document that proves an entry: one that is there already, or one that is uploaded here. */
export function EntryDocument({ form }: { form: UseFormReturn<EntryValues> }) {
  const seesDocuments = useCan('documents.read');
  const mayUpload = useCan('documents.write');
  const user = useUser();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController | null>(null);
  const upload = useUploadProof();
  const clientId = useWatch({ control: form.control, name: 'clientId' });
  useEffect(() => () => sending.current?.abort(), []);
  if (!seesDocuments) return null;
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    sending.current = new AbortController();
    upload.mutate(
      { file, userId: user.id, clientId, idempotencyKey: crypto.randomUUID(), signal: sending.current.signal },
      {
        onSuccess: ({ id }) => form.setValue('documentId', String(id), { shouldDirty: true, shouldValidate: true }),
        onError: (error) => form.setError('documentId', { type: 'server', message: sentenceFor(error) }),
      },
    );
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <RecordInput
        control={form.control}
        name="documentId"
        label="Document"
        query={documentOptionsQuery}
        placeholder="None"
        hint="What supports the entry: a bill, a contract, a statement."
      />
      {mayUpload && (
        <>
          <Button
            size="small"
            startIcon={<UploadFileOutlined />}
            loading={upload.isPending}
            loadingPosition="start"
            onClick={() => input.current?.click()}
            sx={{ alignSelf: 'flex-start' }}
          >
            Upload document
          </Button>
          <input ref={input} hidden type="file" accept={ACCEPTED} aria-label="Document to upload" onChange={pick} />
        </>
      )}
    </Box>
  );
}
