import Button from '@mui/material/Button';
import { useState } from 'react';
import { BulkRefused } from '../../../../components/overlay/bulk-refused';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog';
import { toast } from '../../../../components/toast/toast-store';
import type { BulkAnswer, Invoice } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { useCan } from '../../../../lib/session/session-context';
import { invoicesSubject } from '../../../../lib/subjects';
import { useRemind } from '../invoice-mutations';
import { CheckDialog } from '../checks/check-dialog-lazy';
import { countedInvoices } from '../../../../lib/format/words';
import { isPayable } from '../checks/check-shares';

/** What can be done about the invoices that are selected: remind their carriers, record one check for them. */
export function InvoiceBulk({ selected, clear }: { selected: readonly Invoice[]; clear: () => void }) {
  const mayWrite = useCan('invoices.write');
  const mayPay = useCan('payments.write');
  const [dialog, setDialog] = useState<'remind' | 'pay' | null>(null);
  /** Of one command: sent again it reminds nobody twice. */
  const [idempotencyKey, setKey] = useState('');
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);
  const remind = useRemind();
  const payable = selected.filter(isPayable);
  const closed = selected.length - payable.length;
  const carriers = new Set(payable.map(({ brokerId }) => brokerId)).size;
  const numberOf = (id: string | number): string =>
    selected.find((invoice) => invoice.id === id)?.invoiceNumber ?? String(id);
  const ask = () => {
    setKey(crypto.randomUUID());
    setDialog('remind');
  };
  const send = () => {
    remind.mutate(
      { ids: selected.map(({ id }) => id), idempotencyKey },
      {
        onSuccess: ({ done, refused: not }) => {
          if (done.length > 0)
            toast.success(
              `Reminders of ${countedInvoices(done.length)} are on their way`,
              invoicesSubject(countedInvoices(done.length)),
            );
          setDialog(null);
          setRefused(not);
          if (not.length === 0) clear();
        },
      },
    );
  };
  return (
    <>
      {mayWrite && (
        <Button variant="contained" onClick={ask}>
          Send reminder
        </Button>
      )}
      {mayPay && (
        <Button variant="outlined" disabled={payable.length === 0} onClick={() => setDialog('pay')}>
          Record payment
        </Button>
      )}
      <ConfirmDialog
        open={dialog === 'remind'}
        title={`Send reminders of ${countedInvoices(selected.length)}?`}
        confirmLabel="Send reminder"
        busy={remind.isPending}
        error={remind.error ? sentenceFor(remind.error) : undefined}
        onConfirm={send}
        onClose={() => setDialog(null)}
      >
        {carriers === 1
          ? 'The carrier gets one e-mail that lists what is open.'
          : `${carriers} carriers get one e-mail each that lists what is open of theirs.`}
        {closed > 0 && ` ${closed} of these ${closed === 1 ? 'is' : 'are'} not open.`}
      </ConfirmDialog>
      <BulkRefused
        title={`${countedInvoices(refused.length)} without a reminder`}
        refused={refused}
        displayName={numberOf}
        onRead={() => setRefused([])}
        onClear={clear}
      />
      {dialog === 'pay' && (
        <CheckDialog
          invoices={payable}
          onClose={(done) => {
            setDialog(null);
            if (done) clear();
          }}
        />
      )}
    </>
  );
}
