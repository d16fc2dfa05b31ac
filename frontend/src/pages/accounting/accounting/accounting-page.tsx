import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { InvoiceDialog } from '../../../features/accounting/invoices/form/invoice-dialog-lazy';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useCan } from '../../../lib/session/session-context';
import type { OpenParam } from '../../../lib/navigation/over/open-params';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

interface Deed {
  readonly label: string;
  readonly permission: string;
  /** What opens its form. */
  readonly param: OpenParam;
}
/** What is done on the pages of lists of their own, whose forms come with them. */
const OTHERS: Readonly<Record<string, Deed>> = {
  '/accounting/bank-accounts': { label: 'Add Bank Account', permission: 'bank.write', param: 'new' },
  '/accounting/bank-rules': { label: 'Add Bank Rule', permission: 'bank.write', param: 'new' },
  '/accounting/contractors': { label: 'Add Contractor', permission: 'contractors.write', param: 'new' },
  '/accounting/1099': { label: 'Generate 1099 Forms', permission: 'tax-forms.write', param: 'generate' },
};
const INVOICE: Deed = { label: 'New Invoice', permission: 'invoices.write', param: 'new' };

export function Component() {
  const { pathname } = useLocation();
  const [, deed = INVOICE] = Object.entries(OTHERS).find(([at]) => pathname.startsWith(at)) ?? [];
  const mayWrite = useCan(deed.permission);
  const tabs = usePageTabs('accounting');
  const [adding, setAdding] = useFlagParam(deed.param);
  const add = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
      {deed.label}
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
      {adding && mayWrite && deed === INVOICE && <InvoiceDialog invoice={null} onClose={() => setAdding(false)} />}
    </Page>
  );
}
