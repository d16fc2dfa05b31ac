import UploadFileOutlined from '../../../../generated/icons/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { reportFailure } from '../../../../components/toast/report-failure';
import { toast } from '../../../../components/toast/toast-store';
import type { PaperRequest } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { useCan } from '../../../../lib/session/session-context';
import { paperRequestSubject } from '../../../../lib/subjects';
import { useAnswer } from '../portal-queries';

interface SendPaperProps {
  request: PaperRequest;
  /** Another one before it is the filled button of its page. */
  second?: boolean;
}

/** Sends the file of a paper that is asked for, from wherever it is told; nothing where there is nothing to send. */
export function SendPaper({ request, second = false }: SendPaperProps) {
  const { what, status } = request;
  const mayUpload = useCan('portal.write');
  const input = useRef<HTMLInputElement>(null);
  const answer = useAnswer();
  const send = (file: File | undefined) => {
    if (!file) return;
    answer.mutate(
      { request, file },
      {
        onSuccess: (answered) => toast.success('Thank you, the paper has arrived', paperRequestSubject(answered)),
        onError: (error) => reportFailure(error, sentenceFor(error), 'Upload Failed'),
      },
    );
  };
  if (!mayUpload || status !== 'asked') return null;
  return (
    <>
      <Button
        variant={second ? 'outlined' : 'contained'}
        size="small"
        sx={{ minHeight: 36 }}
        startIcon={<UploadFileOutlined />}
        loading={answer.isPending}
        aria-label={`Upload ${what}`}
        onClick={() => input.current?.click()}
      >
        Upload
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`File for ${what}`}
        onChange={({ target }) => {
          send(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
