import Button from '@mui/material/Button';
import { useState } from 'react';
import { LetterNotice } from '../../../../components/records/letter-notice';
import { reportFailure } from '../../../../components/toast/report-failure';
import { toast } from '../../../../components/toast/toast-store';
import type { Invoice } from '../../../../lib/api/api-types';
import { formatDateTime } from '../../../../lib/format/dates';
import { sentenceFor } from '../../../../lib/api/problem';
import { useCan } from '../../../../lib/session/session-context';
import { invoiceSubject } from '../../../../lib/subjects';
import { useSendInvoice } from '../invoice-mutations';
import { isEditable } from '../invoice-columns';

/** What became of the e-mail, as one line. */
export const letterLine = ({ sentAt, sentTo, letter }: Invoice): string => {
  if (!sentAt) return 'Not sent yet';
  const to = sentTo ? ` to ${sentTo}` : '';
  if (letter?.status === 'waiting') return `On its way${to} since ${formatDateTime(sentAt)}`;
  if (letter?.status === 'failed') return `Not delivered${to}`;
  return `${formatDateTime(letter?.lastTryAt ?? sentAt)}${to}`;
};

/** Trouble with the e-mail, and the way out of it. */
export function InvoiceLetter({ invoice }: { invoice: Invoice }) {
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const mayWrite = useCan('invoices.write');
  const sending = useSendInvoice();
  const { letter, sentTo } = invoice;
  const again = () =>
    sending.mutate(
      { id: invoice.id, to: sentTo ?? '', idempotencyKey },
      {
        onSuccess: () => {
          setKey(crypto.randomUUID());
          toast.success(`Invoice ${invoice.invoiceNumber} is on its way to ${sentTo ?? ''}`, invoiceSubject(invoice));
        },
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  return (
    <LetterNotice letter={letter}>
      {mayWrite && sentTo && isEditable(invoice) && (
        <Button size="small" loading={sending.isPending} onClick={again}>
          Try again
        </Button>
      )}
    </LetterNotice>
  );
}
