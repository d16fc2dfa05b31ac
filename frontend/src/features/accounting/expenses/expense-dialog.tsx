import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { UploadProgress } from '../../../components/feedback/upload-progress';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { useFirstPaper } from '../../../components/records/papers/use-first-paper';
import { toast } from '../../../components/toast/toast-store';
import type { Expense } from '../../../lib/api/api-types';
import { valuesOf, type FormValues } from '../../../lib/records/form-field';
import type { RecordKit } from '../../../lib/records/record-kit';
import { ReceiptField } from './receipt/receipt-field';
import { useReceiptReading } from './receipt/use-receipt-reading';

const NOT_UPLOADED = 'The expense was added without its receipt. Open the expense and upload it there.';

interface ExpenseDialogProps {
  kit: RecordKit<Expense>;
  initial?: FormValues;
  onClose: () => void;
}

/** Adds an expense with its receipt. */
export function ExpenseDialog({ kit, initial, onClose }: ExpenseDialogProps) {
  const receipt = useFirstPaper('expense', NOT_UPLOADED);
  const [blank] = useState(() => ({ ...valuesOf(kit.placed, null), ...initial }));
  const reading = useReceiptReading(blank);
  const leave = useEffectEvent(() => reading.stop());
  useEffect(() => () => leave(), []);
  const choose = (file: File | null, form: UseFormReturn<FormValues>) => {
    const problem = receipt.problemOf(file);
    if (problem !== null) return void toast.error(problem);
    receipt.setFile(file);
    if (file) reading.read(file, form);
    else reading.forget();
  };
  return (
    <RecordDialog<Expense>
      kit={kit}
      record={null}
      {...(initial && { initial })}
      above={(form) => (
        <ReceiptField receipt={receipt.file} said={reading.said} onChange={(file) => choose(file, form)}>
          {receipt.progress && <UploadProgress {...receipt.progress} />}
        </ReceiptField>
      )}
      hints={reading.hints}
      andThen={receipt.attach}
      onSaved={receipt.tellFailure}
      onClose={onClose}
    />
  );
}
