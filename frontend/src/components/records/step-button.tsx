import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { AnyRecord, RecordKit } from '../../lib/records/record-kit';
import type { Step } from '../../lib/records/steps';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { useTakeStep } from './use-take-step';

interface StepButtonProps<Item extends AnyRecord> extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  kit: RecordKit<Item>;
  record: Item;
  step: Step;
}

/** Takes a step with a record; where nothing takes it back, it asks first. */
export function StepButton<Item extends AnyRecord>({ kit, record, step, ...look }: StepButtonProps<Item>) {
  const { take, busy } = useTakeStep(kit);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { label, question } = step;
  return (
    <>
      <Button
        {...look}
        loading={busy && !question}
        onClick={(event) => {
          // it may stand in a row that opens at a click
          event.stopPropagation();
          if (question) setAsking(true);
          else take(record, step);
        }}
      >
        {label}
      </Button>
      {question && (
        <ConfirmDialog
          open={asking}
          title={question.title}
          confirmLabel={label}
          cancelLabel="Keep it"
          danger
          busy={busy}
          onConfirm={() => take(record, step, close)}
          onClose={close}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
