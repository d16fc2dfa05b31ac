import { useState } from 'react';
import type { CardFormProps, Confirmation } from './provider';

/** Runs a confirmation once at a time; stays busy when the payment is done and the screen moves on. */
export const usePay = (
  confirm: () => Promise<Confirmation>,
  { onTry, onConfirmed }: Pick<CardFormProps, 'onTry' | 'onConfirmed'>,
) => {
  const [busy, setBusy] = useState(false);
  const pay = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    onTry();
    let done = false;
    try {
      done = await onConfirmed(await confirm());
    } finally {
      if (!done) setBusy(false);
    }
  };
  return { busy, pay };
};
