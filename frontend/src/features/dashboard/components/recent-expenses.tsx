import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Section } from '../../../components/surface';

/** Expenses arrive with the next release; until then there are none to show. */
export function RecentExpenses() {
  return (
    <Section title="Recent Expenses" flush>
      <EmptyState icon={<ReceiptLongOutlined />} title="No expenses found" compact>
        Fuel, meals, repairs and tolls will be listed here.
      </EmptyState>
    </Section>
  );
}
