import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet } from 'react-router';
import { LinkTabs } from '../../components/link-tabs';
import { Page } from '../../components/page';
import { InvoiceDialog } from '../../features/invoices/components/invoice-dialog-lazy';
import { useCan } from '../../lib/session/session-context';
import { useFlagParam } from '../../lib/use-address-param';

const tabs = [
  { to: '/accounting', label: 'Overview', end: true },
  { to: '/accounting/invoices', label: 'Invoices' },
  { to: '/accounting/reports', label: 'Financial Reports' },
  { to: '/accounting/bookkeeping', label: 'BookKeeping' },
  { to: '/accounting/profit-and-loss', label: 'Profit & Loss' },
  { to: '/accounting/1099', label: '1099 Forms' },
];

export function Component() {
  const mayWrite = useCan('invoices.write');
  const seesBooks = useCan('ledger.read');
  const [adding, setAdding] = useFlagParam('new');
  const add = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
      New Invoice
    </Button>
  );
  return (
    <Page
      title="Accounting"
      subtitle="Invoices, payments and the books"
      actions={mayWrite && add}
      tabs={
        <LinkTabs label="Accounting" tabs={seesBooks ? tabs : tabs.filter(({ label }) => label !== 'BookKeeping')} />
      }
    >
      <Outlet />
      {adding && mayWrite && <InvoiceDialog invoice={null} onClose={() => setAdding(false)} />}
    </Page>
  );
}
