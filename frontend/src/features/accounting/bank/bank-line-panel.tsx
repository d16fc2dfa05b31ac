import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { KnownDetails } from '../../../components/display/detail-list';
import { TextLink } from '../../../components/display/text-link';
import { PanelLead } from '../../../components/display/panel-lead';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { TextDialog } from '../../../components/overlay/text-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import type { OneText, RecordForm } from '../../../lib/forms/record-form';
import { useCan } from '../../../lib/session/session-context';
import { BookDialog } from './book-dialog';
import {
  bankLineQuery,
  bankLineSubject,
  suggestionsQuery,
  useIgnore,
  useUnmatch,
  type BankLine,
  type Suggestion,
} from './bank-calls';
import { BankLineChip, outcomeOf, suggestionTitle } from './bank-words';
import { MatchByHand } from './match-by-hand';
import { TakeSuggestion } from './take-suggestion';

export const ignoreLineForm: RecordForm<OneText> = { name: 'ignore-bank-line', values: () => ({ reason: '' }) };

const SuggestionCard = ({
  line,
  suggestion,
  mayWrite,
}: {
  line: BankLine;
  suggestion: Suggestion;
  mayWrite: boolean;
}) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', py: 1, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ minWidth: 0 }}>
      {suggestion.booking
        ? suggestionTitle(suggestion)
        : suggestion.lines.map(({ entryId, line: nr, reference, date, description, amount }) => (
            <div key={`${entryId}-${nr}`}>
              <TextLink to={`/accounting/bookkeeping?entry=${entryId}`}>{reference}</TextLink> {formatDate(date)}{' '}
              {formatMoney(amount)} {description}
            </div>
          ))}
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{suggestion.reasons.join(' · ')}</Box>
    </Box>
    {mayWrite && (
      <Box sx={{ flexShrink: 0 }}>
        <TakeSuggestion line={line} suggestion={suggestion} />
      </Box>
    )}
  </Box>
);

/** One line of the bank: what it may be and why; matched, booked, ignored or opened again. */
export function BankLinePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useQuery(bankLineQuery(id));
  return (
    <RecordPanel what="Bank line" found={found} onClose={onClose}>
      {(line) => <Opened line={line} onClose={onClose} />}
    </RecordPanel>
  );
}

function Opened({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const mayWrite = useCan('bank.write');
  const isOpen = line.status === 'imported';
  const { data } = useQuery({ ...suggestionsQuery([line.id]), enabled: isOpen });
  const suggestions = (isOpen && data?.get(line.id)) || [];
  const [dialog, setDialog] = useState<'book' | 'ignore' | null>(null);
  const ignore = useIgnore();
  const unmatch = useUnmatch();
  const reopen = () =>
    unmatch.mutate(line.id, {
      onSuccess: (saved) => toast.success('The line is open again.', bankLineSubject(saved)),
      onError: (error) => reportFailure(error, 'The line was left as it was'),
    });
  return (
    <>
      <DetailDrawer
        title={line.text}
        subtitle={
          <PanelLead
            money={formatMoney(line.amount)}
            chips={<BankLineChip status={line.status} />}
            facts={`${line.bankAccountName ?? ''} · ${formatDate(line.date)}`}
          />
        }
        onClose={onClose}
        footer={
          mayWrite &&
          (isOpen ? (
            <>
              <Button variant="outlined" onClick={() => setDialog('ignore')}>
                Ignore
              </Button>
              <Button variant="outlined" onClick={() => setDialog('book')}>
                Book
              </Button>
            </>
          ) : (
            <Button color="error" loading={unmatch.isPending} onClick={reopen}>
              Reopen
            </Button>
          ))
        }
      >
        <KnownDetails
          details={[
            ['Ledger account', line.ledgerAccount],
            ...(line.checkNumber ? [['Check', line.checkNumber] as const] : []),
            ...(line.fitId ? [["Bank's number", line.fitId] as const] : []),
            ...(line.clientName ? [['Client', line.clientName] as const] : []),
            ...(isOpen ? [] : [['What it is', outcomeOf(line)] as const]),
            ...line.matches.map(
              ({ entryId, line: nr }) =>
                [
                  'Matched with',
                  <TextLink key={`${entryId}-${nr}`} to={`/accounting/bookkeeping?entry=${entryId}`}>
                    Journal entry
                  </TextLink>,
                ] as const,
            ),
          ]}
        />
        {isOpen && (
          <section aria-label="Suggestions">
            <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
              Suggestions
            </Typography>
            {suggestions.length === 0 ? (
              <Typography color="textSecondary">
                Nothing in the ledger has this amount within two weeks. Book it, match it by hand, or ignore it.
              </Typography>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
                {suggestions.map((suggestion, at) => (
                  <SuggestionCard key={at} line={line} suggestion={suggestion} mayWrite={mayWrite} />
                ))}
              </Box>
            )}
            {mayWrite && <MatchByHand line={line} />}
          </section>
        )}
      </DetailDrawer>
      {dialog === 'book' && <BookDialog line={line} onClose={() => setDialog(null)} />}
      {dialog === 'ignore' && (
        <TextDialog
          form={ignoreLineForm}
          about={line.id}
          title="Ignore this line?"
          need="Reason is required"
          rows={2}
          maxLength={500}
          submitLabel="Ignore line"
          send={(reason, idempotencyKey) => ignore.mutateAsync({ id: line.id, reason, idempotencyKey })}
          done="The line is ignored"
          subject={bankLineSubject}
          onClose={() => setDialog(null)}
        >
          It counts as neither settled nor open. You can reopen it.
        </TextDialog>
      )}
    </>
  );
}
