import Button from '@mui/material/Button';
import { useState } from 'react';
import { BulkRefused } from '../../../../components/overlay/bulk-refused';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog';
import { toast } from '../../../../components/toast/toast-store';
import type { BulkAnswer, Invoice } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { useCan } from '../../../../lib/session/session-context';
import { invoicesSubject } from '../../../../lib/subjects';
import { useWriteToCarriers } from '../invoice-mutations';
import { CheckDialog } from '../checks/check-dialog-lazy';
import { countedInvoices } from '../../../../lib/format/words';
import { isPayable } from '../checks/check-shares';
import { LettersProgress } from './letters-progress';

const LETTERS = {
  remind: {
    button: 'Send reminder',
    title: (count: string) => `Send reminders of ${count}?`,
    done: (count: string) => `Reminders of ${count} are on their way`,
    refused: (count: string) => `${count} without a reminder`,
    what: 'that lists what is open',
  },
  send: {
    button: 'Send invoices',
    title: (count: string) => `Send ${count}?`,
    done: (count: string) => `${count} are on their way`,
    refused: (count: string) => `${count} not sent`,
    what: 'with all of its papers attached',
  },
} as const;
type Letters = keyof typeof LETTERS;

/** What can be done about the invoices that are selected: send them, remind their carriers, record one check. */
export function InvoiceBulk({ selected, clear }: { selected: readonly Invoice[]; clear: () => void }) {
  const mayWrite = useCan('invoices.write');
  const mayPay = useCan('payments.write');
  const [dialog, setDialog] = useState<Letters | 'pay' | null>(null);
  /** What was asked for last, also once its dialog is closed. */
  const [letters, setLetters] = useState<Letters>('remind');
  /** Of one command: sent again it writes to nobody twice. */
  const [idempotencyKey, setKey] = useState('');
  const [progress, setProgress] = useState(0);
  const [refused, setRefused] = useState<BulkAnswer['refused']>([]);
  const write = useWriteToCarriers();
  const payable = selected.filter(isPayable);
  const closed = selected.length - payable.length;
  const carriersOf = (invoices: readonly Invoice[]) => new Set(invoices.map(({ brokerId }) => brokerId)).size;
  const carriers = carriersOf(letters === 'remind' ? payable : selected);
  const numberOf = (id: string | number): string =>
    selected.find((invoice) => invoice.id === id)?.invoiceNumber ?? String(id);
  const words = LETTERS[letters];
  const ask = (asked: Letters) => {
    setKey(crypto.randomUUID());
    setProgress(0);
    setLetters(asked);
    setDialog(asked);
  };
  const send = () => {
    write.mutate(
      { invoices: selected, action: letters, idempotencyKey, onProgress: setProgress },
      {
        onSuccess: ({ done, refused: not }) => {
          if (done.length > 0)
            toast.success(words.done(countedInvoices(done.length)), invoicesSubject(countedInvoices(done.length)));
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
        <Button variant="contained" onClick={() => ask('remind')}>
          {LETTERS.remind.button}
        </Button>
      )}
      {mayWrite && (
        <Button variant="outlined" onClick={() => ask('send')}>
          {LETTERS.send.button}
        </Button>
      )}
      {mayPay && (
        <Button variant="outlined" disabled={payable.length === 0} onClick={() => setDialog('pay')}>
          Record payment
        </Button>
      )}
      <ConfirmDialog
        open={dialog === 'remind' || dialog === 'send'}
        title={words.title(countedInvoices(selected.length))}
        confirmLabel={words.button}
        busy={write.isPending}
        error={write.error ? sentenceFor(write.error) : undefined}
        onConfirm={send}
        onClose={() => setDialog(null)}
      >
        {carriers === 1
          ? `The carrier gets one e-mail ${words.what}.`
          : `${carriers} carriers get one e-mail each ${words.what}${letters === 'remind' ? ' of theirs' : ''}.`}
        {letters === 'remind' && closed > 0 && ` ${closed} of these ${closed === 1 ? 'is' : 'are'} not open.`}
        {progress > 0 && <LettersProgress done={progress} total={selected.length} />}
      </ConfirmDialog>
      <BulkRefused
        title={words.refused(countedInvoices(refused.length))}
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
