import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { reportFailure } from '../../../../components/toast/report-failure';
import { toast } from '../../../../components/toast/toast-store';
import { isApiError } from '../../../../lib/api/api-error';
import type { DocumentType } from '../../../../lib/api/api-types';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { sentenceFor } from '../../../../lib/api/problem';
import { useCan, useUser } from '../../../../lib/session/session-context';
import { documentSubject, ownDocumentSubject } from '../../../../lib/subjects';
import { useUploadDocument, type GoesWith } from '../document-calls';

export interface UploadValues {
  clientId: string;
  documentType: DocumentType | '';
  file: File | null;
}

export const uploadForm: RecordForm<UploadValues> = {
  name: 'upload-document',
  values: () => ({ clientId: '', documentType: '', file: null }),
};

const NOTHING: GoesWith = {};

const tellMissing = (errors: FieldErrors<UploadValues>): void => {
  if (errors.documentType || errors.file?.type === 'missing')
    toast.error('Please select a file and document type.', 'Missing Information');
};

/** One form for clients and, with a client to choose or what it goes with, for the staff. */
export const useUploadForm = (onDone: () => void, goesWith = NOTHING) => {
  const user = useUser();
  const seesAll = useCan('documents.read');
  const upload = useUploadDocument();
  const [progress, setProgress] = useState(0);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const state = useRecordForm({
    form: uploadForm,
    about: Object.entries(goesWith).join(),
    send: async ({ values: { file, documentType, clientId }, idempotencyKey }) => {
      if (file === null || documentType === '') return null;
      const controller = new AbortController();
      sending.current = controller;
      setProgress(0);
      return upload.mutateAsync({
        file,
        documentType,
        userId: user.id,
        ...(clientId !== '' && { clientId }),
        goesWith,
        idempotencyKey,
        signal: controller.signal,
        onProgress: setProgress,
      });
    },
    onSaved: (document) => {
      state.form.reset(uploadForm.values(null));
      if (document !== null)
        toast.success(
          'Your document has been uploaded successfully and is being processed.',
          seesAll ? documentSubject(document) : ownDocumentSubject(document),
          { title: 'Document Uploaded' },
        );
      onDone();
    },
    onFailed: (error, form) => {
      if (sending.current?.signal.aborted) return;
      if (isApiError(error) && error.status < 500)
        form.setError('root.server', { type: 'server', message: sentenceFor(error) });
      reportFailure(error, 'There was an error uploading your document. Please try again.', 'Upload Failed');
    },
    onInvalid: tellMissing,
  });
  return { state, form: state.form, busy: state.busy, progress, cancel: () => sending.current?.abort() };
};

export type UploadForm = ReturnType<typeof useUploadForm>;
