import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Papers } from '../../../components/records/papers/papers';
import { RecordView } from '../../../components/records/record-view';
import { TextLink } from '../../../components/display/text-link';
import { useCan } from '../../../lib/session/session-context';
import { expenseKit } from './expense-kit';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { expenseLabels } from '../../../generated/kinds';
import type { Expense } from '../../../lib/api/api-types';
import { ExpensePaymentSteps, ExpenseStatusChip } from './payment/expense-payment';
import { CategoryBadge } from './expense-words';

/** How an expense on account was paid, or why it is owed again. */
const paymentOf = ({ paidOn, paidBy, paymentReference, paymentBookedOn, ...expense }: Expense) => [
  ...(paidOn
    ? ([
        [
          'Paid',
          [formatDate(paidOn), paidBy && expenseLabels.paidBy[paidBy], paymentReference].filter(Boolean).join(' · '),
        ],
      ] as const)
    : []),
  ...(paymentBookedOn ? ([['Payment booked on', formatDate(paymentBookedOn)]] as const) : []),
  ...(expense.paymentReversedOn
    ? ([
        [
          'Payment reversed',
          [formatDate(expense.paymentReversedOn), expense.paymentReversalReason].filter(Boolean).join(' · '),
        ],
      ] as const)
    : []),
];

export function ExpenseView(props: { id: string; history: ReactNode; onClose: () => void }) {
  const seesBooks = useCan('ledger.read');
  return (
    <RecordView
      kit={expenseKit}
      {...props}
      subtitle={(expense) => (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <CategoryBadge category={expense.category} />
          <ExpenseStatusChip {...expense} />
        </Box>
      )}
      actions={(expense) => <ExpensePaymentSteps expense={expense} />}
      lead={(expense) => ({
        money: formatMoney(expense.amount),
        facts: formatDate(expense.expenseDate),
        said: ['amount', 'expenseDate'],
      })}
      without={['category']}
      details={(expense) => [
        ...paymentOf(expense),
        ...(seesBooks
          ? ([
              [
                'Books',
                <TextLink to={`/accounting/bookkeeping?q=EXP-${expense.id}`}>See its journal entries</TextLink>,
              ],
            ] as const)
          : []),
      ]}
    >
      {(expense) => <Papers kit={expenseKit} record={expense} />}
    </RecordView>
  );
}
