import AccountBalanceOutlined from '../../../generated/icons/AccountBalanceOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Surface } from '../../../components/layout/surface';

export function AccountingArea() {
  const open = (
    <Button component={Link} to="/accounting" variant="contained">
      Open Accounting
    </Button>
  );
  return (
    <Surface>
      <EmptyState icon={<AccountBalanceOutlined />} title="Accounting is enabled for you" action={open}>
        Invoices, payments and the books of your clients are in the back office.
      </EmptyState>
    </Surface>
  );
}
