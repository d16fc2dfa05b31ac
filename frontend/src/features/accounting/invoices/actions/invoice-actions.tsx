import EditOutlined from '../../../../generated/icons/EditOutlined';
import MailOutlined from '../../../../generated/icons/MailOutlined';
import PictureAsPdfOutlined from '../../../../generated/icons/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Invoice } from '../../../../lib/api/api-types';
import { isZeroMoney } from '../../../../lib/format/money';
import { useCan } from '../../../../lib/session/session-context';
import { useEditParam, useFlagParam } from '../../../../lib/navigation/use-address-param';
import { isEditable } from '../invoice-columns';
import { PaymentDialog } from '../payments/payment-dialog-lazy';
import { VoidInvoiceDialog } from './reason-dialogs-lazy';
import { SendInvoiceDialog } from './send-invoice-dialog-lazy';

/** Whether it was offered for this invoice: a dialog that is open keeps what is typed when somebody else is faster. */
function useOffered(id: number, offered: boolean): boolean {
  const [offeredFor, setOfferedFor] = useState(offered ? id : null);
  if (offered && offeredFor !== id) setOfferedFor(id);
  return offered || offeredFor === id;
}

const isOurs = ({ standing, factoringStatus }: Invoice): boolean =>
  // with a factor it stays as it is, and nobody else is paid for it
  standing !== 'factored' && factoringStatus !== 'released';
const isPayable = (invoice: Invoice): boolean =>
  isEditable(invoice) && isOurs(invoice) && invoice.status !== 'draft' && !isZeroMoney(invoice.balance);

/** What is usually done with an invoice next, as the one filled button of its panel. */
export function NextOfInvoice({ invoice }: { invoice: Invoice }) {
  const mayWrite = useCan('invoices.write');
  const mayPay = useCan('payments.write');
  const [, setSends] = useFlagParam('send');
  const [, setPays] = useFlagParam('pay');
  if (mayPay && isPayable(invoice))
    return (
      <Button variant="contained" onClick={() => setPays(true)}>
        Record payment
      </Button>
    );
  if (!mayWrite || invoice.status !== 'draft') return null;
  return (
    <Button variant="contained" startIcon={<MailOutlined />} onClick={() => setSends(true)}>
      Send e-mail
    </Button>
  );
}

export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const mayWrite = useCan('invoices.write');
  const mayVoid = useCan('invoices.delete');
  const mayPay = useCan('payments.write');
  const [, setEditing] = useEditParam();
  const [sends, setSends] = useFlagParam('send');
  const [pays, setPays] = useFlagParam('pay');
  const [voids, setVoids] = useFlagParam('void');
  const open = isEditable(invoice);
  const ours = isOurs(invoice);
  const payable = isPayable(invoice);
  const wasPayable = useOffered(invoice.id, payable);
  const wasOpen = useOffered(invoice.id, open);
  const wasVoidable = useOffered(invoice.id, open && ours);
  return (
    <>
      {mayWrite && open && (
        <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => setEditing(invoice.id)}>
          Edit
        </Button>
      )}
      <Button
        variant="outlined"
        component="a"
        href={`/api/invoices/${invoice.id}/pdf`}
        target="_blank"
        rel="noopener"
        startIcon={<PictureAsPdfOutlined />}
      >
        PDF
      </Button>
      {mayWrite && open && invoice.status !== 'draft' && (
        <Button variant="outlined" startIcon={<MailOutlined />} onClick={() => setSends(true)}>
          {invoice.sentAt ? 'Resend' : 'Send e-mail'}
        </Button>
      )}
      {mayVoid && open && ours && (
        <Button color="error" onClick={() => setVoids(true)} sx={{ ml: 'auto' }}>
          Void
        </Button>
      )}
      {mayWrite && wasOpen && sends && <SendInvoiceDialog invoice={invoice} onClose={() => setSends(false)} />}
      {mayPay && wasPayable && pays && <PaymentDialog invoice={invoice} onClose={() => setPays(false)} />}
      {mayVoid && wasVoidable && voids && <VoidInvoiceDialog invoice={invoice} onClose={() => setVoids(false)} />}
    </>
  );
}
