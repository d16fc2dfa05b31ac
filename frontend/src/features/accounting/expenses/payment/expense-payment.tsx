import Button from '@mui/material/Button';
import { useState } from 'react';
import { BulkRefused } from '../../../../components/overlay/bulk-refused';
import { StatusChip } from '../../../../components/display/status-chip';
import type { BulkAnswer, Expense } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { expenseKit } from '../expense-kit';
import { countedExpenses, expenseStatusLabels } from '../expense-words';
import { PayExpensesDialog, ReverseExpensePaymentDialog } from './pay-expenses-dialog-lazy';

/** Whether the supplier of an expense on account is paid. */
export const ExpenseStatusChip = ({ status, paidOn }: Pick<Expense, 'status' | 'paidOn'>) =>
  status && (
    <StatusChip
      tone={status === 'open' ? 'warning' : 'success'}
      label={paidOn ? `Paid ${formatDate(paidOn)}` : expenseStatusLabels[status]}
    />
  );

/** Pays an expense on account, or takes its payment back. */
export function ExpensePaymentSteps({ expense }: { expense: Expense }) {
  const mayWrite = useCan('expenses.write');
  const [pays, setPays] = useFlagParam('pay');
  const [reverses, setReverses] = useFlagParam('reverse');
  const { status } = expense;
  if (!mayWrite || status === null) return null;
  return (
    <>
      {status === 'open' ? (
        <Button variant="contained" onClick={() => setPays(true)}>
          Pay
        </Button>
      ) : (
        <Button color="secondary" onClick={() => setReverses(true)}>
          Reverse Payment
        </Button>
      )}
      {pays && status === 'open' && <PayExpensesDialog expenses={[expense]} onClose={() => setPays(false)} />}
      {reverses && status === 'paid' && (
        <ReverseExpensePaymentDialog expense={expense} onClose={() => setReverses(false)} />
      )}
    </>
  );
}

/** Pays those of the selected expenses that are open, with one payment. */
export function PaySelected({ selected, clear }: { selected: readonly Expense[]; clear: () => void }) {
  const mayWrite = useCan('expenses.write');
  const [pays, setPays] = useState(false);
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);
  if (!mayWrite) return null;
  const open = selected.filter(({ status }) => status === 'open');
  const nameOf = (id: string | number): string => {
    const expense = selected.find((each) => each.id === id);
    return expense ? expenseKit.displayName(expense) : String(id);
  };
  return (
    <>
      <Button variant="contained" disabled={open.length === 0} onClick={() => setPays(true)}>
        Mark as Paid
      </Button>
      {pays && (
        <PayExpensesDialog
          expenses={open}
          onClose={(answer) => {
            setPays(false);
            if (!answer) return;
            setRefused(answer.refused);
            if (answer.refused.length === 0) clear();
          }}
        />
      )}
      <BulkRefused
        title={`${countedExpenses(refused.length)} not paid`}
        refused={refused}
        displayName={nameOf}
        onRead={() => setRefused([])}
        onClear={clear}
      />
    </>
  );
}
