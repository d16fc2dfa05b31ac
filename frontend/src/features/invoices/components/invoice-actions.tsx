import EditOutlined from '@mui/icons-material/EditOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Invoice } from '../../../lib/api-types';
import { isZeroMoney } from '../../../lib/money';
import { useCan } from '../../../lib/session/session-context';
import { useEditParam } from '../../../lib/use-edit-param';
import { useFlagParam } from '../../../lib/use-flag-param';
import { isEditable } from './invoice-columns';
import { PaymentDialog } from './payment-dialog-lazy';
import { VoidInvoiceDialog } from './reason-dialogs-lazy';
import { SendInvoiceDialog } from './send-invoice-dialog-lazy';

type Action = 'send' | 'pay' | 'void';

export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const mayWrite = useCan('invoices.write');
  const mayVoid = useCan('invoices.delete');
  const mayPay = useCan('payments.write');
  const [action, setAction] = useState<Action | null>(null);
  const [, setEditing] = useEditParam();
  const [sends, setSends] = useFlagParam('send');
  const close = () => {
    setAction(null);
    if (sends) setSends(false);
  };
  const open = isEditable(invoice);
  const payable = open && invoice.status !== 'draft' && !isZeroMoney(invoice.balance);
  return (
    <>
      {mayPay && payable && (
        <Button variant="contained" onClick={() => setAction('pay')}>
          Record payment
        </Button>
      )}
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
      {mayWrite && open && (
        <Button variant="outlined" startIcon={<MailOutlined />} onClick={() => setAction('send')}>
          {invoice.sentAt ? 'Resend' : 'Send e-mail'}
        </Button>
      )}
      {mayVoid && open && (
        <Button color="error" onClick={() => setAction('void')} sx={{ ml: 'auto' }}>
          Void
        </Button>
      )}
      {mayWrite && open && (sends || action === 'send') && <SendInvoiceDialog invoice={invoice} onClose={close} />}
      {action === 'pay' && <PaymentDialog invoice={invoice} onClose={close} />}
      {action === 'void' && <VoidInvoiceDialog invoice={invoice} onClose={close} />}
    </>
  );
}
