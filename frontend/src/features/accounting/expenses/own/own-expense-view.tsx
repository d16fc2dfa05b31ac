import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { KnownDetails } from '../../../../components/display/detail-list';
import { DetailDrawer } from '../../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../../components/overlay/record-panel';
import { Papers } from '../../../../components/records/papers/papers';
import { formatDateTime } from '../../../../lib/format/dates';
import { valuesOf } from '../../../../lib/records/form-field';
import { shownValue } from '../../../../lib/records/shown-value';
import type { Expense } from '../../../../lib/api/api-types';
import { CategoryBadge } from '../expense-words';
import { ownExpenseKit as kit } from './own-expense-kit';

const detailsOf = (expense: Expense) =>
  kit.placed
    .filter(({ name, when }) => name !== 'category' && (when?.(valuesOf(kit.placed, expense)) ?? true))
    .map((field): readonly [string, string | null] => {
      const chosen = field.options?.find(({ value }) => value === expense[field.name as keyof Expense]);
      return [field.label, chosen?.label ?? shownValue(field, expense)];
    });

/** An own expense with its receipts. */
export function OwnExpenseView({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useQuery(kit.one(id));
  return (
    <RecordPanel what="Expense" found={found} onClose={onClose}>
      {(expense) => (
        <DetailDrawer
          title={kit.displayName(expense)}
          subtitle={<CategoryBadge category={expense.category} />}
          onClose={onClose}
        >
          <KnownDetails details={[...detailsOf(expense), ['Added', formatDateTime(expense.createdAt)]]} />
          <Papers kit={kit} record={expense} mayUpload />
          <Typography color="textSecondary" sx={{ mt: 3 }}>
            Is something wrong? Ask the office to correct it.
          </Typography>
        </DetailDrawer>
      )}
    </RecordPanel>
  );
}
