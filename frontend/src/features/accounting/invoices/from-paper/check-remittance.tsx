import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, type ChangeEvent } from 'react';
import { Notice } from '../../../../components/display/notice';
import type { Invoice, ReadDocument } from '../../../../lib/api/api-types';
import { PAPER_KIND_LABELS } from '../../../../lib/format/paper-words';
import { useCan } from '../../../../lib/session/session-context';
import { useReadPaper } from './use-read-paper';

/** What a remittance says of one invoice: a sentence, and whether it is what was billed. */
const saidOf = (
  paper: ReadDocument,
  { id, invoiceNumber }: Invoice,
): readonly { agrees: boolean; sentence: string; sources: readonly string[] }[] => {
  const said = (sentence: string) => [{ agrees: false, sentence, sources: [] }];
  if (paper.kind !== 'remittance') return said(`This paper is not a remittance: ${PAPER_KIND_LABELS[paper.kind]}.`);
  const own = paper.remitted.filter(({ invoiceId }) => invoiceId === id);
  if (own.length > 0) return own;
  const { length } = paper.remitted;
  if (length === 0) return said('No line of this remittance could be read. Look at it yourself.');
  if (length === 1) return said(`The only line of this remittance is not about ${invoiceNumber}.`);
  return said(`None of the ${length} lines of this remittance is about ${invoiceNumber}.`);
};

/** Compares the remittance of a broker with an invoice; nothing of it is kept. */
export function CheckRemittance({ invoice }: { invoice: Invoice }) {
  const mayRead = useCan('invoices.write');
  const input = useRef<HTMLInputElement>(null);
  const { paper, error, isReading, read } = useReadPaper();
  if (!mayRead || invoice.status === 'draft' || invoice.status === 'cancelled') return null;
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) read(file);
  };
  return (
    <Box component="section" aria-label="Remittance">
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        disabled={isReading}
        onClick={() => input.current?.click()}
      >
        {isReading ? 'Reading...' : 'Compare a remittance'}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".pdf,.jpg,.jpeg,.png"
        aria-label="Remittance to compare"
        onChange={pick}
      />
      <Box role="status" sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        {error && <Notice tone="error">{error}</Notice>}
        {paper &&
          saidOf(paper, invoice).map(({ agrees, sentence, sources }) => (
            <Notice key={sentence} tone={agrees ? 'success' : 'error'}>
              <div>
                {sentence}
                {sources.map((source) => (
                  <Typography key={source} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    {source}
                  </Typography>
                ))}
              </div>
            </Notice>
          ))}
      </Box>
    </Box>
  );
}
