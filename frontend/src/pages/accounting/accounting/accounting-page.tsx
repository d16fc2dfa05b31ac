import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { InvoiceDialog } from '../../../features/accounting/invoices/form/invoice-dialog-lazy';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

export function Component() {
  const mayWrite = useCan('invoices.write');
  const tabs = usePageTabs('accounting');
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
      tabs={<LinkTabs label="Accounting" tabs={tabs} />}
    >
      <Outlet />
      {adding && mayWrite && <InvoiceDialog invoice={null} onClose={() => setAdding(false)} />}
    </Page>
  );
}
