import type { ReactNode } from 'react';
import { Papers } from '../../../components/records/papers/papers';
import { RecordView } from '../../../components/records/record-view';
import { TextLink } from '../../../components/display/text-link';
import { useCan } from '../../../lib/session/session-context';
import { expenseKit } from './expense-kit';
import { CategoryBadge } from './expense-words';

export function ExpenseView(props: { id: string; history: ReactNode; onClose: () => void }) {
  const seesBooks = useCan('ledger.read');
  return (
    <RecordView
      kit={expenseKit}
      {...props}
      subtitle={({ category }) => <CategoryBadge category={category} />}
      without={['category']}
      details={({ id }) =>
        seesBooks
          ? [['Books', <TextLink to={`/accounting/bookkeeping?q=EXP-${id}`}>See its journal entries</TextLink>]]
          : []
      }
    >
      {(expense) => <Papers kit={expenseKit} record={expense} />}
    </RecordView>
  );
}
