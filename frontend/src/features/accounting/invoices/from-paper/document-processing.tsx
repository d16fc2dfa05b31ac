import UploadFileOutlined from '../../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { TextLink } from '../../../../components/display/text-link';
import { Section } from '../../../../components/layout/surface';
import { toast } from '../../../../components/toast/toast-store';
import type { ReadDocument } from '../../../../lib/api/api-types';
import { useCan } from '../../../../lib/session/session-context';
import { QuickInvoiceDialog } from '../form/quick-invoice-dialog-lazy';
import { aboutLoad, fillingOf, type Chosen } from './paper-values';
import { PaperPage } from './paper-page-lazy';
import { ReadFields } from './read-fields';
import { usePaperInvoice } from './use-paper-invoice';
import { usePaperLoad, type LoadFromPaper } from './use-paper-load';
import { useReadPaper } from './use-read-paper';

const BILLED: readonly ReadDocument['kind'][] = ['rate_confirmation', 'freight_invoice'];

interface DocumentProcessingProps {
  /** The form of a new load, filled by a paper. */
  loadForm: (filled: LoadFromPaper & { onSaved: () => void; onClose: () => void }) => ReactNode;
}

/** Reads a rate confirmation or an invoice as it is chosen, and makes an invoice or a load of what it says. */
export function DocumentProcessing({ loadForm }: DocumentProcessingProps) {
  const mayAddLoads = useCan('loads.write');
  const mayAddExpenses = useCan('expenses.write');
  const input = useRef<HTMLInputElement>(null);
  const reading = useReadPaper();
  const [chosen, setChosen] = useState<Chosen>({});
  const [loadAt, setLoadAt] = useState<number | null>(null);
  const [approves, setApproves] = useState(false);
  const [addsLoad, setAddsLoad] = useState(false);
  const { paper, file, isReading, progress, error } = reading;
  const open = paper && file ? { file, paper: aboutLoad(paper, loadAt), chosen } : null;
  const save = usePaperInvoice(open);
  const load = usePaperLoad(open);
  const isSaved = useRef(false);
  /** A paper whose invoice is made has no second one. */
  const close = () => {
    setApproves(false);
    if (isSaved.current) reading.reset();
    isSaved.current = false;
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0];
    event.target.value = '';
    if (!picked) return;
    toast.info(picked.name, 'File Selected');
    setChosen({});
    setLoadAt(null);
    reading.read(picked);
  };
  const said = isReading
    ? `Reading ${file?.name ?? ''}${progress ? `: page ${Math.min(progress.pages + 1, progress.of)} of ${progress.of}` : ''}...`
    : error;
  return (
    <Section title="Document Processing">
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        Choose a rate confirmation or an invoice: what it says fills in the invoice. Nothing is added before you approve
        it.
      </Typography>
      <Button
        variant="outlined"
        startIcon={<UploadFileOutlined />}
        disabled={isReading}
        onClick={() => input.current?.click()}
      >
        Choose a PDF
      </Button>
      <input ref={input} hidden type="file" accept=".pdf" aria-label="PDF to read" onChange={pick} />
      <Typography role="status" sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        {said}
      </Typography>
      {progress && (
        <LinearProgress
          variant="determinate"
          value={Math.round((100 * progress.pages) / Math.max(1, progress.of))}
          aria-label="Pages read"
          sx={{ mt: 0.75, height: 6, borderRadius: 3 }}
        />
      )}
      {open && (
        <>
          <ReadFields
            paper={open.paper}
            chosen={chosen}
            loadAt={loadAt}
            onLoad={(at) => {
              setLoadAt(at);
              setChosen({});
            }}
            onChoose={(name, choice) => setChosen((all) => ({ ...all, [name]: choice }))}
          />
          {BILLED.includes(open.paper.kind) && (open.paper.loads.length === 0 || loadAt !== null) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
              <Button variant="contained" onClick={() => setApproves(true)}>
                Approve & Create Invoice
              </Button>
              {mayAddLoads && open.paper.kind === 'rate_confirmation' && open.paper.load === null && (
                <Button variant="outlined" onClick={() => setAddsLoad(true)}>
                  Load only
                </Button>
              )}
              {open.paper.load !== null && (
                <TextLink to={`/loads/${open.paper.load.id}`}>
                  Load {open.paper.load.loadNumber} is already on file
                </TextLink>
              )}
            </Box>
          )}
        </>
      )}
      {mayAddExpenses && (
        <Typography component="div" sx={{ mt: 1.5 }}>
          <TextLink to="/expenses?new=1">Add an expense from its receipt</TextLink>
        </Typography>
      )}
      {approves && open && (
        <QuickInvoiceDialog
          filling={{
            ...fillingOf(open.paper, chosen),
            about: `paper-${open.file.name}-${loadAt ?? 0}`,
            picture: (mark) => <PaperPage file={open.file} pages={open.paper.of} mark={mark} />,
            save: async (body, idempotencyKey) => {
              const invoice = await save(body, idempotencyKey);
              isSaved.current = true;
              return invoice;
            },
          }}
          onClose={close}
        />
      )}
      {addsLoad && load && loadForm({ ...load, onSaved: () => reading.reset(), onClose: () => setAddsLoad(false) })}
    </Section>
  );
}
