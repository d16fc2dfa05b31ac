import DeleteSweepOutlined from '../../../generated/icons/DeleteSweepOutlined';
import FileDownloadOutlined from '../../../generated/icons/FileDownloadOutlined';
import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Section } from '../../../components/layout/surface';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { sentenceFor } from '../../../lib/api/problem';
import { useCan } from '../../../lib/session/session-context';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import { BatchResult } from './batch-result';
import { shareSent } from './batch-share';
import { useImport } from './batch-calls';
import { ClearAllDialog } from './clear-all-dialog';
import { ImportFor } from './import-for';
import type { SheetKind } from './sheet-kinds';
import { useNotifyWhenDone } from './use-batch';

const SHEET = /\.(xlsx|xls|csv)$/i;
const NO_SHEET = 'Please select an Excel (.xlsx, .xls) or CSV file.';

interface ImportPanelProps {
  sheet: SheetKind;
  /** The client that the page is about; '' for none. */
  clientId?: string;
}

/**
 * Records from a sheet: template, upload, progress, and what came of it; the batch is in the address, so that a reload
 * goes on.
 */
export function ImportPanel({ sheet, clientId = '' }: ImportPanelProps) {
  const mayClear = useCan('batches.manage') && sheet.clearable;
  const [chosen, setChosen] = useState<string | null>(null);
  const forClient = chosen ?? clientId;
  const [batch, setBatch] = useAddressParam('batch');
  const [share, setShare] = useState<number | null>(null);
  const [clearing, setClearing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const importing = useImport(sheet);
  const order = useNotifyWhenDone(batch, sheet, setBatch);

  const take = (file: File | undefined) => {
    if (!file) return;
    if (!SHEET.test(file.name)) return void toast.error(NO_SHEET, 'Invalid File Type');
    setBatch(null);
    setShare(0);
    importing.mutate(
      {
        file,
        clientId: forClient,
        idempotencyKey: crypto.randomUUID(),
        signal: new AbortController().signal,
        onProgress: setShare,
      },
      {
        onSuccess: ({ jobId }) => order(jobId),
        onError: (error) =>
          reportFailure(error, sentenceFor(error) || `Failed to import ${sheet.many}`, 'Import Failed'),
        onSettled: () => setShare(null),
      },
    );
  };

  return (
    <Section title={sheet.title}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {sheet.hint}
      </Typography>
      {sheet.ofClients && <ImportFor clientId={forClient} onChange={setChosen} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          component="a"
          href={`/api/${sheet.plural}/import/template`}
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
          aria-label={`Sheet of ${sheet.many}`}
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
          <BatchResult id={batch} sheet={sheet} />
        </Box>
      )}
      {clearing && <ClearAllDialog onClose={() => setClearing(false)} onOrdered={order} />}
    </Section>
  );
}
