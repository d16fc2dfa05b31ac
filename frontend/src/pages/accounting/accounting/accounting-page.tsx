import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { InvoiceDialog } from '../../../features/accounting/invoices/form/invoice-dialog-lazy';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

/** What is added on the pages of lists of their own, whose forms come with them. */
const OTHERS: Readonly<Record<string, string>> = {
  '/accounting/bank-accounts': 'Add Bank Account',
  '/accounting/bank-rules': 'Add Bank Rule',
};

export function Component() {
  const { pathname } = useLocation();
  const [, other] = Object.entries(OTHERS).find(([at]) => pathname.startsWith(at)) ?? [];
  const [mayInvoice, mayBank] = [useCan('invoices.write'), useCan('bank.write')];
  const mayWrite = other ? mayBank : mayInvoice;
  const tabs = usePageTabs('accounting');
  const [adding, setAdding] = useFlagParam('new');
  const add = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
      {other ?? 'New Invoice'}
    </Button>
  );
  return (
    <Page
      title="Accounting"
      subtitle="Invoices, payments and the books"
      actions={mayWrite && add}
      tabs={<LinkTabs label="Accounting" tabs={tabs} />}
    >
      <Outlet />
      {adding && mayWrite && !other && <InvoiceDialog invoice={null} onClose={() => setAdding(false)} />}
    </Page>
  );
}
