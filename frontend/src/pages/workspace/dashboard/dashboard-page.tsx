import AddOutlined from '../../../generated/icons/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../components/layout/page';
import { Section } from '../../../components/layout/surface';
import { TextLink } from '../../../components/display/text-link';
import { loadKit } from '../../../features/operations/loads/load-kit';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { DocumentProcessing } from '../../../features/accounting/invoices/from-paper/document-processing';
import { FuelPanel } from '../../../features/operations/fuel-cards/fuel-panel';
import { QuickActions } from '../../../features/workspace/dashboard/quick-actions';
import { RecentExpenses } from '../../../features/accounting/expenses/recent-expenses';
import { StatCards } from '../../../features/workspace/dashboard/stat-cards';
import { invoiceSummaryQuery } from '../../../features/accounting/invoices/invoice-queries';
import { MoneyMonths } from '../../../features/accounting/invoices/reports/money-months';
import { OwedCount } from '../../../features/accounting/invoices/reports/owed-count';
import { QuickInvoiceDialog } from '../../../features/accounting/invoices/form/quick-invoice-dialog-lazy';
import { RecentInvoices } from '../../../features/accounting/invoices/reports/recent-invoices';
import { useCan, useUser } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { PortalHome } from './portal-home-lazy';

export function Component() {
  const user = useUser();
  const seesInvoices = useCan('invoices.read');
  const mayInvoice = useCan('invoices.write');
  const [adding, setAdding] = useFlagParam('new');
  const { clientId } = useListedClient();
  const summary = useQuery({ ...invoiceSummaryQuery(clientId), enabled: seesInvoices });
  const seesExpenses = useCan('expenses.read');
  const open = () => setAdding(true);
  const welcome = user.firstName === '' ? 'Welcome back.' : `Welcome back, ${user.firstName}.`;
  if (!seesInvoices) {
    return (
      <Page title="Dashboard" subtitle={welcome}>
        <PortalHome />
      </Page>
    );
  }
  const create = mayInvoice && (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={open}>
      New Invoice
    </Button>
  );
  const createFirst = mayInvoice && (
    <Button variant="contained" onClick={open}>
      Create First Invoice
    </Button>
  );
  return (
    <Page title="Dashboard" subtitle={`${welcome} Here is where things stand today.`} actions={create}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <StatCards owed={summary.data && <OwedCount {...summary.data} />} />
        <MoneyMonths />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
            alignItems: 'start',
          }}
        >
          <Section title="Recent Invoices" action={<TextLink to="/accounting">View All</TextLink>} flush>
            <RecentInvoices count={3} emptyTitle="No invoices found" emptyAction={createFirst} />
          </Section>
          <QuickActions onNewInvoice={open} />
          {seesExpenses && <RecentExpenses />}
          {(seesExpenses || mayInvoice) && (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {mayInvoice && (
                <DocumentProcessing loadForm={(filled) => <RecordDialog kit={loadKit} record={null} {...filled} />} />
              )}
              {seesExpenses && <FuelPanel />}
            </Box>
          )}
        </Box>
      </Box>
      {adding && <QuickInvoiceDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
