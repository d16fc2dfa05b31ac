import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailList } from '../../../components/display/detail-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterDate } from '../../../components/filters/filter-date';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { TextDialog } from '../../../components/overlay/text-dialog';
import { formatDate, formatDateTime, todayInFirm } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import type { OneText, RecordForm } from '../../../lib/forms/record-form';
import { useCan } from '../../../lib/session/session-context';
import {
  bankAccountSubject,
  reconciliationsQuery,
  standingQuery,
  unreconciledPdf,
  useUndoReconciliation,
  type Reconciliation,
  type Standing,
} from './bank-calls';
import { ReconcileDialog } from './reconcile-dialog';

export const undoReconciliationForm: RecordForm<OneText> = {
  name: 'undo-reconciliation',
  values: () => ({ reason: '' }),
};

const Outstanding = ({ standing }: { standing: Standing }) => (
  <section aria-label="Not at the bank yet">
    <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
      Not at the bank yet
    </Typography>
    {standing.outstanding.length === 0 && <Typography color="textSecondary">Nothing is outstanding.</Typography>}
    {standing.outstanding.map(({ entryId, line, date, reference, description, amount }) => (
      <Box key={`${entryId}-${line}`} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, py: 0.5 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {formatDate(date)} {reference} {description}
        </Box>
        <span className="tabular">{formatMoney(amount)}</span>
      </Box>
    ))}
  </section>
);

interface Account {
  readonly id: string;
  readonly name: string;
}

/** Reconciles an account to a day, tells what is outstanding, and undoes the last reconciliation. */
export function ReconcilePanel({ account, onClose }: { account: Account; onClose: () => void }) {
  const mayWrite = useCan('bank.write');
  const [through, setThrough] = useState(todayInFirm());
  const standing = useQuery(standingQuery(account.id, through));
  const { data: done = [] } = useQuery(reconciliationsQuery(account.id));
  const [dialog, setDialog] = useState<'reconcile' | 'undo' | null>(null);
  const last = done.find(({ undoneAt }) => undoneAt === null);
  return (
    <>
      <DetailDrawer
        title={`Reconcile ${account.name}`}
        subtitle={last ? `Reconciled through ${formatDate(last.through)}` : 'Never reconciled'}
        onClose={onClose}
        footer={
          mayWrite && (
            <>
              {last && (
                <Button color="error" onClick={() => setDialog('undo')}>
                  Undo the last
                </Button>
              )}
              <Button variant="contained" onClick={() => setDialog('reconcile')}>
                Reconcile
              </Button>
            </>
          )
        }
      >
        <FilterDate label="Through" value={through} onChange={(day) => setThrough(day || todayInFirm())} />
        {standing.isError && <ErrorState error={standing.error} onRetry={() => void standing.refetch()} compact />}
        {!standing.data && !standing.isError && <SkeletonList rows={5} />}
        {standing.data && (
          <>
            <Box sx={{ mt: 2 }}>
              <DetailList
                details={[
                  ['Opening', formatMoney(standing.data.opening)],
                  ['Settled balance', formatMoney(standing.data.balance)],
                  ['Open bank lines', `${standing.data.open} (${formatMoney(standing.data.openSum)})`],
                  ['Ledger balance', formatMoney(standing.data.ledgerBalance)],
                ]}
              />
            </Box>
            <Outstanding standing={standing.data} />
            <Button
              component="a"
              variant="outlined"
              href={unreconciledPdf(account.id, through)}
              target="_blank"
              rel="noreferrer"
              sx={{ mt: 2 }}
            >
              Print what is unreconciled
            </Button>
          </>
        )}
        <Earlier done={done} />
      </DetailDrawer>
      {dialog === 'reconcile' && (
        <ReconcileDialog account={account} through={through} onClose={() => setDialog(null)} />
      )}
      {dialog === 'undo' && last && <Undo account={account} last={last} onClose={() => setDialog(null)} />}
    </>
  );
}

const Earlier = ({ done }: { done: readonly Reconciliation[] }) =>
  done.length > 0 && (
    <section aria-label="Reconciliations">
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Reconciliations
      </Typography>
      {done.map(({ id, through, statementBalance, doneAt, doneBy, undoneAt, undoneBy, reason }) => (
        <Box key={id} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
          {formatDate(through)} at {formatMoney(statementBalance)}
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            {undoneAt ? `Undone by ${undoneBy ?? ''}: ${reason ?? ''}` : `${formatDateTime(doneAt)} by ${doneBy}`}
          </Box>
        </Box>
      ))}
    </section>
  );

function Undo({ account, last, onClose }: { account: Account; last: Reconciliation; onClose: () => void }) {
  const undo = useUndoReconciliation();
  return (
    <TextDialog
      form={undoReconciliationForm}
      about={last.id}
      title={`Undo the reconciliation through ${formatDate(last.through)}?`}
      need="Reason is required"
      rows={2}
      maxLength={500}
      submitLabel="Undo"
      send={(reason, idempotencyKey) => undo.mutateAsync({ id: account.id, rid: last.id, reason, idempotencyKey })}
      done="The reconciliation is undone"
      subject={() => bankAccountSubject(account.id, account.name)}
      onClose={onClose}
    >
      Its lines can be reopened and matched again.
    </TextDialog>
  );
}
