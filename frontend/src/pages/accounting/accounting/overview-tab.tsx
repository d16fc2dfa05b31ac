import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Section } from '../../../components/layout/surface';
import { TextLink } from '../../../components/display/text-link';
import { InvoiceAges } from '../../../features/accounting/invoices/reports/invoice-ages';
import { InvoiceCards } from '../../../features/accounting/invoices/invoice-cards';
import { RecentInvoices } from '../../../features/accounting/invoices/reports/recent-invoices';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

export function Component() {
  const mayWrite = useCan('invoices.write');
  const [, setAdding] = useFlagParam('new');
  const create = mayWrite && (
    <Button variant="contained" onClick={() => setAdding(true)}>
      New Invoice
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <InvoiceCards />
      <InvoiceAges />
      <Section title="Recent Invoices" action={<TextLink to="/accounting/invoices">See all</TextLink>} flush>
        <RecentInvoices count={5} emptyTitle="No invoices yet" emptyAction={create} />
      </Section>
    </Box>
  );
}
