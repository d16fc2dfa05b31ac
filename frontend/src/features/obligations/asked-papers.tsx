import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Section } from '../../components/surface';
import { reportFailure } from '../../components/toast/report-failure';
import { toast } from '../../components/toast/toast-store';
import type { PaperRequest } from '../../lib/api-types';
import { sentenceFor } from '../../lib/problem';
import { useCan } from '../../lib/session/session-context';
import { paperRequestSubject } from '../../lib/subjects';
import { PaperRequestStatus } from './paper-request-status';
import { useAnswer } from './portal-queries';

function AskedPaper({ request }: { request: PaperRequest }) {
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
  const { what, notes, reason, status, documentId, documentName } = request;
  const again = status === 'asked' && documentId !== null;
  const told = status === 'asked' ? notes : (documentName ?? notes);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 560 }}>{what}</Typography>
        {again && <Typography color="error">{['Please send it again', reason].filter(Boolean).join(': ')}</Typography>}
        {told && <Typography color="textSecondary">{told}</Typography>}
      </Box>
      <PaperRequestStatus status={status} />
      {mayUpload && status === 'asked' && (
        <>
          <Button
            variant="contained"
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
      )}
    </Box>
  );
}

/** What the firm asked this client for; what is open comes first. */
export function AskedPapers({ requests }: { requests: readonly PaperRequest[] }) {
  const shown = requests.filter(({ status }) => status !== 'withdrawn');
  const inOrder = [
    ...shown.filter(({ status }) => status === 'asked'),
    ...shown.filter(({ status }) => status !== 'asked'),
  ];
  return (
    <Section title="Papers we need from you">
      {inOrder.length === 0 ? (
        <Typography color="textSecondary">Nothing is missing. We will ask you here when we need a paper.</Typography>
      ) : (
        <Box component="ul" aria-label="Papers" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {inOrder.map((request) => (
            <AskedPaper key={request.id} request={request} />
          ))}
        </Box>
      )}
    </Section>
  );
}
