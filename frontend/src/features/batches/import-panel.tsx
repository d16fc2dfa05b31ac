import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Section } from '../../components/surface';
import { reportFailure } from '../../components/toast/report-failure';
import { toast } from '../../components/toast/toast-store';
import { sentenceFor } from '../../lib/problem';
import { useCan } from '../../lib/session/session-context';
import { useAddressParam } from '../../lib/use-address-param';
import { BatchResult } from './batch-result';
import { shareSent } from './batch-share';
import { useImportClients } from './batches-api';
import { ClearAllDialog } from './clear-all-dialog';
import { useToldWhenDone } from './use-batch';

const SHEET = /\.(xlsx|xls|csv)$/i;
const NO_SHEET = 'Please select an Excel (.xlsx, .xls) or CSV file.';

/** Clients from a sheet: template, upload, progress, and what came of it; the batch is in the address, so that a reload goes on. */
export function ImportPanel() {
  const mayClear = useCan('batches.manage');
  const [batch, setBatch] = useAddressParam('batch');
  const [share, setShare] = useState<number | null>(null);
  const [clearing, setClearing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const importing = useImportClients();
  const order = useToldWhenDone(batch, setBatch);

  const take = (file: File | undefined) => {
    if (!file) return;
    if (!SHEET.test(file.name)) return void toast.error(NO_SHEET, 'Invalid File Type');
    setBatch(null);
    setShare(0);
    importing.mutate(
      { file, idempotencyKey: crypto.randomUUID(), signal: new AbortController().signal, onProgress: setShare },
      {
        onSuccess: ({ jobId }) => order(jobId),
        onError: (error) => reportFailure(error, sentenceFor(error) || 'Failed to import clients', 'Import Failed'),
        onSettled: () => setShare(null),
      },
    );
  };

  return (
    <Section title="Import Clients from Excel/CSV">
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        Company, and an e-mail or a phone, are needed. Rows that are there already are not added again.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          component="a"
          href="/api/clients/import/template"
          download
          startIcon={<FileDownloadOutlined />}
          onClick={() => toast.info('Fill it in and upload it here.', 'Template Downloaded')}
        >
          Download Template
        </Button>
        <Button
          variant="contained"
          startIcon={<UploadFileOutlined />}
          loading={importing.isPending}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          Upload File
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".xlsx,.xls,.csv"
          aria-label="Sheet of clients"
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        {mayClear && (
          <Button
            color="error"
            startIcon={<DeleteSweepOutlined />}
            onClick={() => setClearing(true)}
            sx={{ ml: { sm: 'auto' } }}
          >
            Clear All Clients
          </Button>
        )}
      </Box>
      {share !== null && (
        <Box sx={{ mt: 2 }}>
          <LinearProgress variant="determinate" value={shareSent(share)} aria-label="Uploading the file" />
        </Box>
      )}
      {batch !== null && (
        <Box sx={{ mt: 2 }}>
          <BatchResult id={batch} />
        </Box>
      )}
      {clearing && <ClearAllDialog onClose={() => setClearing(false)} onOrdered={order} />}
    </Section>
  );
}
