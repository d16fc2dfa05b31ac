import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from '../../../../components/toast/toast-store';
import { isApiError } from '../../../../lib/api/api-error';
import { isStillProcessing, useRecordPayment } from '../checkout-calls';
import { forgetPending, readPending } from './pending-payment';

export type Returned = 'success' | 'processing' | null;

/** Coming back from the checkout or from a bank's page: the address is tidied up, and what is not recorded yet is. */
export const useReturnedPayment = (): [returned: Returned, forget: () => void] => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const record = useRecordPayment();
  const [returned, setReturned] = useState<Returned>(null);

  const arrive = useRef(async (): Promise<void> => {
    const succeeded = search.get('payment') === 'success';
    const outcome = search.get('redirect_status');
    if (succeeded) void navigate('/payments', { replace: true });
    const pending = readPending();
    if (succeeded && outcome === 'failed') {
      toast.error('The payment was not completed. You have not been charged.', 'Payment Failed');
      return;
    }
    const paymentIntentId = (succeeded ? search.get('payment_intent') : null) ?? pending?.paymentIntentId;
    if (!pending || paymentIntentId === undefined) {
      if (succeeded) setReturned('success');
      return;
    }
    try {
      const payment = await record.mutateAsync({ pending, paymentIntentId, status: outcome ?? 'succeeded' });
      forgetPending();
      setReturned(isStillProcessing(payment) ? 'processing' : 'success');
    } catch (error) {
      if (isApiError(error, 409)) {
        forgetPending();
        toast.error(error.detail, 'Payment Failed');
      } else if (succeeded)
        toast.error(
          'Payment successful but there was an issue saving the record. Please contact support.',
          'Payment Processed',
        );
    }
  });
  useEffect(() => {
    void arrive.current();
    arrive.current = () => Promise.resolve();
  }, []);
  return [returned, () => setReturned(null)];
};
