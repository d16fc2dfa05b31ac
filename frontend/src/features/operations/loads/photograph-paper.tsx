import PhotoCameraOutlined from '../../../generated/icons/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import { toast } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api/api-error';
import type { ClientDocument, Load } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { sendForm } from '../../../lib/api/send-form';
import { staleAfter } from '../../../lib/api/stale-after';
import { formatSize, MB } from '../../../lib/format/file-size';

const LARGEST = 25 * MB;
const TAKEN = ['image/jpeg', 'image/png', 'application/pdf'];
const FAILED = 'The paper was not sent. Try again.';

/** What is wrong with a file, said before it is sent. */
const faultOf = ({ type, size }: File): string | null => {
  if (type !== '' && !TAKEN.includes(type)) return 'Please send a photo (JPG or PNG) or a PDF.';
  if (size > LARGEST) return `This file is ${formatSize(size)}. Files can be up to 25 MB.`;
  return size === 0 ? 'This file is empty. Choose another one.' : null;
};

interface Sent {
  readonly file: File;
  readonly onProgress: (share: number) => void;
}
const useKeepPaper = ({ id }: Load) =>
  useMutation({
    mutationFn: ({ file, onProgress }: Sent): Promise<ClientDocument> => {
      const form = new FormData();
      form.append('file', file);
      const { signal } = new AbortController();
      return sendForm(`/api/loads/${id}/papers`, form, { idempotencyKey: crypto.randomUUID(), signal, onProgress });
    },
    meta: { invalidates: staleAfter.document },
  });

/** One button for a receipt or a signed bill of lading: its photo goes to the load, where the office finds it. */
export function PhotographPaper({ load }: { load: Load }) {
  const input = useRef<HTMLInputElement>(null);
  const keep = useKeepPaper(load);
  const [share, setShare] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  if (load.status === 'cancelled') return null;
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const wrong = faultOf(file);
    setFault(wrong);
    if (wrong !== null) return;
    setShare(0);
    keep.mutate(
      { file, onProgress: setShare },
      {
        onSuccess: ({ originalName }) =>
          toast.success('Your paper is with the load. The office can see it.', {
            name: originalName,
            links: [{ label: 'Open', to: '/client-portal/documents' }],
          }),
        onError: (error) => setFault(isApiError(error) && error.status < 500 ? sentenceFor(error) : FAILED),
      },
    );
  };
  return (
    <Box>
      <Button
        fullWidth
        size="large"
        variant="outlined"
        startIcon={<PhotoCameraOutlined />}
        disabled={keep.isPending}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 52, lineHeight: 1.25 }}
      >
        {keep.isPending ? `Sending: ${Math.round(100 * share)}%` : 'Photograph a paper'}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={TAKEN.join(',')}
        capture="environment"
        aria-label={`Paper of load ${load.loadNumber}`}
        onChange={pick}
      />
      <Typography role="status" color="error" sx={{ mt: 0.5, '&:empty': { display: 'none' } }}>
        {fault}
      </Typography>
    </Box>
  );
}
