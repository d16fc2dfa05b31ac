import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Section } from '../../../components/layout/surface';
import { RecordLink } from '../../../components/display/text-link';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { expenseKit } from './expense-kit';
import { CategoryBadge } from './expense-words';

const SHOWN = 3;

/** The latest expenses (001 §2). */
export function RecentExpenses() {
  const { clientId } = useListedClient();
  const { data, error, refetch } = useQuery(expenseKit.list({ limit: SHOWN, clientId }));
  return (
    <Section title="Recent Expenses" flush>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <SkeletonList rows={SHOWN} />}
      {data?.items.length === 0 && (
        <EmptyState icon={<ReceiptLongOutlined />} title="No expenses found" compact>
          Fuel, meals, repairs and tolls will be listed here.
        </EmptyState>
      )}
      {data?.items.map((expense) => (
        <Box
          key={expense.id}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 1,
            px: 2,
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <RecordLink to={`/expenses/${expense.id}`}>{expense.vendor ?? expense.description ?? 'Expense'}</RecordLink>
            <Typography color="textSecondary" component="div" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <CategoryBadge category={expense.category} />
              {formatDate(expense.expenseDate)}
            </Typography>
          </Box>
          <span className="tabular">{formatMoney(expense.amount)}</span>
        </Box>
      ))}
    </Section>
  );
}
