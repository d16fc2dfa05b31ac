import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast, toasts } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api/api-error';
import type { CheckoutIntent } from '../../../lib/api/api-types';
import { portalPaymentSubject } from '../../../lib/subjects';
import { isStillProcessing, useRecordPayment } from './checkout-calls';
import { forgetPending, readPending, savePending, type PendingPayment } from './returned/pending-payment';
import type { Confirmation } from './provider';

const LEAVE_AFTER_MS = 1_000;

/** `unsaved`: paid, but not recorded from here. `unknown`: nobody has answered. */
export type Phase = 'paying' | 'paid' | 'processing' | 'unsaved' | 'unknown';

const pendingFor = ({ amount, description }: CheckoutIntent): PendingPayment => ({
  paymentMethod: 'card',
  ...readPending(),
  amount: Number(amount),
  description,
});

/** What follows a confirmation: the record, the notices, the way on. */
export const useSettle = () => {
  const navigate = useNavigate();
  const record = useRecordPayment();
  const [phase, setPhase] = useState<Phase>('paying');
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const notice = useRef<number | null>(null);
  const failed = (message: string): false => {
    setPhase('paying');
    notice.current = toast.error(message, 'Payment Failed');
    return false;
  };
  /** The last try's failure is no news beside this one's outcome. */
  const forgetFailure = (): void => {
    if (notice.current !== null) toasts.dismiss(notice.current);
    notice.current = null;
  };

  const settle = async (intent: CheckoutIntent, confirmation: Confirmation): Promise<boolean> => {
    if (confirmation.status === 'failed') return failed(confirmation.message);
    const { paymentIntentId } = intent;
    const { status } = confirmation;
    const pending = pendingFor(intent);
    savePending({ ...pending, paymentIntentId });
    try {
      const payment = await record.mutateAsync({ pending, paymentIntentId, status });
      forgetPending();
      if (isStillProcessing(payment)) {
        setPhase('processing');
        return true;
      }
      setPhase('paid');
      toast.success(
        'Your payment has been processed successfully.',
        portalPaymentSubject({ description: pending.description, transactionId: paymentIntentId }),
        { title: 'Payment Successful' },
      );
      leaving.current = setTimeout(() => void navigate('/payments?payment=success'), LEAVE_AFTER_MS);
    } catch (error) {
      if (isApiError(error, 409)) {
        savePending(pending);
        return failed(error.detail);
      }
      if (status === 'succeeded')
        toast.error(
          'Payment successful but there was an issue saving the record. Please contact support.',
          'Payment Processed',
        );
      setPhase(status === 'succeeded' ? 'unsaved' : 'unknown');
    }
    return true;
  };
  return { phase, settle, forgetFailure };
};
