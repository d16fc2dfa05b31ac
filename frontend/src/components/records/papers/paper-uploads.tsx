import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { isApiError } from '../../../lib/api/api-error';
import type { Kind } from '../../../generated/kinds';
import { sentenceFor } from '../../../lib/api/problem';
import { slotProblem, useUploadPaper, type Paper, type Slot } from '../../../lib/records/papers';
import type { Subject } from '../../../lib/subjects';
import { UploadProgress } from '../../feedback/upload-progress';
import { reportFailure } from '../../toast/report-failure';
import { toast } from '../../toast/toast-store';
import { PaperEndDialog } from './paper-dialogs-lazy';

function UploadButton({ slot, busy, onFile }: { slot: Slot; busy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<UploadFileOutlined />}
        disabled={busy}
        onClick={() => input.current?.click()}
        aria-label={`Upload ${slot.label}`}
        sx={{ minHeight: { xs: 44, md: 34 } }}
      >
        {slot.label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={slot.accept.map((ending) => `.${ending}`).join(',')}
        aria-label={`File for ${slot.label}`}
        onChange={pick}
      />
    </>
  );
}

interface PaperUploadsProps {
  kind: Kind;
  record: string | number;
  slots: readonly Slot[];
  subjectOf: (paper: Paper) => Subject;
}

/** A button for each type of paper; one file at a time, with its progress. */
export function PaperUploads({ kind, record, slots, subjectOf }: PaperUploadsProps) {
  const upload = useUploadPaper(kind, record);
  const [share, setShare] = useState(0);
  const [chosen, setChosen] = useState<{ slot: Slot; file: File } | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const send = ({ slot }: Slot, file: File, expirationDate: string | null) => {
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    upload.mutate(
      {
        file,
        slot,
        expirationDate,
        idempotencyKey: crypto.randomUUID(),
        signal: controller.signal,
        onProgress: setShare,
      },
      {
        onSuccess: (paper) => toast.success('Document uploaded successfully', subjectOf(paper)),
        onError: (error) => {
          if (controller.signal.aborted) return;
          reportFailure(
            error,
            isApiError(error) && error.status < 500 ? sentenceFor(error) : 'Failed to upload document',
          );
        },
      },
    );
  };
  const choose = (slot: Slot, file: File) => {
    const problem = slotProblem(slot, file);
    if (problem !== null) return void toast.error(problem);
    if (slot.ends) return setChosen({ slot, file });
    send(slot, file, null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="group" aria-label="Upload a document" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {slots.map((slot) => (
          <UploadButton key={slot.slot} slot={slot} busy={upload.isPending} onFile={(file) => choose(slot, file)} />
        ))}
      </Box>
      {chosen && (
        <PaperEndDialog
          label={chosen.slot.label}
          file={chosen.file}
          about={`${kind}-${record}`}
          onUpload={(expirationDate) => {
            setChosen(null);
            send(chosen.slot, chosen.file, expirationDate);
          }}
          onClose={() => setChosen(null)}
        />
      )}
      {upload.isPending && <UploadProgress share={share} onCancel={() => sending.current?.abort()} />}
    </Box>
  );
}
