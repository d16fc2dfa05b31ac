import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KnownDetails } from '../../../../components/display/detail-list';
import { TextLink } from '../../../../components/display/text-link';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { DetailDrawer } from '../../../../components/overlay/detail-drawer';
import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { JournalEntry } from '../../../../lib/api/api-types';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { formatDate } from '../../../../lib/format/dates';
import { recordAddress } from '../../../../lib/navigation/record-address';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { entrySubject } from '../../../../lib/subjects';
import { side } from '../ledger-columns';
import { useReverseEntry } from '../ledger-mutations';
import { entryQuery } from '../ledger-queries';
import { templateAddress } from '../templates/template-calls';

export const reverseEntryForm: RecordForm<OneText> = { name: 'reverse-entry', values: () => ({ reason: '' }) };
const entryAt = (id: string): string => `/accounting/bookkeeping?entry=${id}`;

const Lines = ({ lines }: Pick<JournalEntry, 'lines'>) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2.5, display: 'grid', gap: 1.25 }} className="tabular">
    {lines.map((line, at) => (
      <Box component="li" key={at} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.25 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
          <span>
            {line.accountNumber} {line.account}
          </span>
          <span>{side(line.debit) ? `${side(line.debit)} Dr` : `${side(line.credit)} Cr`}</span>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {[line.description, line.loadNumber, line.vehicleUnit, line.driverName].filter(Boolean).join(' · ')}
        </Box>
      </Box>
    ))}
  </Box>
);

/** How the entry reads where income and expenses count when money moves. */
const OnCashBasis = ({ lines }: { lines: JournalEntry['cashLines'] }) =>
  lines && (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="subtitle2" component="h3">
        On cash basis
      </Typography>
      {lines.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>Nothing: it counts when money moves.</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }} className="tabular">
          {lines.map((line, at) => (
            <Box component="li" key={at} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <span>
                {line.accountNumber} {line.account}
              </span>
              <span>{side(line.debit) ? `${side(line.debit)} Dr` : `${side(line.credit)} Cr`}</span>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );

type Detail = [string, React.ReactNode];
/** A recurring template posted it; it is reversed like one that was written by hand. */
const isOfTemplate = ({ source }: JournalEntry): boolean => source?.kind === 'entrytemplate';

const detailsOf = (entry: JournalEntry): Detail[] => {
  const document = entry.documentId === null ? null : recordAddress('document', String(entry.documentId));
  const source = entry.source && !isOfTemplate(entry) && recordAddress(entry.source.kind, entry.source.id);
  return [
    ['Entry Date', formatDate(entry.entryDate)],
    ['Description', entry.description],
    ['Books', entry.clientName ?? (entry.clientId === null ? "The firm's own books" : 'Of a client')],
    ...(source ? [['Posted for', <TextLink to={source}>{entry.reference}</TextLink>] as Detail] : []),
    ...(entry.source && isOfTemplate(entry)
      ? [['Posted from', <TextLink to={templateAddress(entry.source.id)}>Its template</TextLink>] as Detail]
      : []),
    ...(document ? [['Document', <TextLink to={document}>Open</TextLink>] as Detail] : []),
    ...(entry.reverses
      ? [['Reverses', <TextLink to={entryAt(entry.reverses)}>The entry before</TextLink>] as Detail]
      : []),
    ...(entry.reversedBy
      ? [['Reversed', <TextLink to={entryAt(entry.reversedBy)}>On {formatDate(entry.reversedOn)}</TextLink>] as Detail]
      : []),
  ];
};

/** One journal entry beside the general ledger; one that was written by hand or by a template can be reversed there. */
export function EntryView({ id, history, onClose }: { id: string; history?: ReactNode; onClose: () => void }) {
  const { data: entry, error, refetch } = useQuery(entryQuery(id));
  const mayWrite = useCan('ledger.write');
  const [reverses, setReverses] = useFlagParam('reverse');
  const byHand = entry !== undefined && (entry.source === null || isOfTemplate(entry));
  const reversible = mayWrite && byHand && entry.reverses === null && entry.reversedBy === null;
  return (
    <>
      <DetailDrawer
        title={entry ? `Journal entry ${entry.reference}` : 'Journal entry'}
        onClose={onClose}
        history={entry && history}
        footer={
          reversible && (
            <Button color="error" onClick={() => setReverses(true)}>
              Reverse
            </Button>
          )
        }
      >
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : entry ? (
          <>
            <KnownDetails details={detailsOf(entry)} />
            <Lines lines={entry.lines} />
            <OnCashBasis lines={entry.cashLines} />
          </>
        ) : (
          <SkeletonList rows={5} />
        )}
      </DetailDrawer>
      {reversible && reverses && <ReverseEntryDialog entry={entry} onClose={() => setReverses(false)} />}
    </>
  );
}

function ReverseEntryDialog({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const reverse = useReverseEntry();
  return (
    <TextDialog
      form={reverseEntryForm}
      about={entry.id}
      title={`Reverse ${entry.reference}?`}
      need="Reason is required"
      rows={2}
      maxLength={500}
      submitLabel="Reverse entry"
      send={(reason, idempotencyKey) => reverse.mutateAsync({ id: entry.id, reason, idempotencyKey })}
      done="Journal entry reversed"
      subject={entrySubject}
      onClose={onClose}
    >
      A reversing entry is posted today, with debits and credits swapped. Both stay in the books.
    </TextDialog>
  );
}
