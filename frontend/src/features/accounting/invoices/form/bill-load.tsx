import MailOutlined from '../../../../generated/icons/MailOutlined';
import ReceiptLongOutlined from '../../../../generated/icons/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Load } from '../../../../lib/api/api-types';
import { useCan } from '../../../../lib/session/session-context';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { invoicesOfLoadQuery } from '../invoice-queries';
import { InvoiceDialog } from './invoice-dialog-lazy';
import { valuesOfLoad } from './invoice-form';

/** The invoice of a load; before there is one, what makes it, filled in from the load. */
export function BillLoad({ load }: { load: Load }) {
  const seesInvoices = useCan('invoices.read');
  return seesInvoices && load.status !== 'cancelled' && <Billing load={load} />;
}

function Billing({ load }: { load: Load }) {
  const mayWrite = useCan('invoices.write');
  const { data: invoices } = useQuery(invoicesOfLoadQuery(load.id));
  const [bills, setBills] = useFlagParam('bill');
  if (!invoices) return null;
  const unsent = mayWrite && invoices.find(({ status, sentAt }) => status !== 'draft' && sentAt === null);
  const close = () => setBills(false);
  return (
    <>
      {invoices.map((invoice) => (
        <Button
          key={invoice.id}
          variant="outlined"
          startIcon={<ReceiptLongOutlined />}
          component={Link}
          to={`/accounting/invoices/${invoice.id}`}
        >
          {invoice.invoiceNumber}
        </Button>
      ))}
      {unsent && (
        <Button
          variant="contained"
          startIcon={<MailOutlined />}
          component={Link}
          to={`/accounting/invoices/${unsent.id}?send=1`}
        >
          Send {unsent.invoiceNumber}
        </Button>
      )}
      {invoices.length === 0 && mayWrite && (
        <Button
          variant={load.status === 'delivered' ? 'contained' : 'outlined'}
          startIcon={<ReceiptLongOutlined />}
          onClick={() => setBills(true)}
        >
          Create invoice
        </Button>
      )}
      {bills && mayWrite && invoices.length === 0 && (
        <InvoiceDialog invoice={null} load={{ id: load.id, values: valuesOfLoad(load) }} onClose={close} />
      )}
    </>
  );
}
