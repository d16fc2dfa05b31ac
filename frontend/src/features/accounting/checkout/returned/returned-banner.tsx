import CheckCircleOutlined from '../../../../generated/icons/CheckCircleOutlined';
import HourglassTopOutlined from '../../../../generated/icons/HourglassTopOutlined';
import Button from '@mui/material/Button';
import { Notice } from '../../../../components/display/notice';
import { useReturnedPayment } from './use-returned-payment';

/** Says how the payment the user comes back from went. */
export function ReturnedBanner() {
  const [returned, forget] = useReturnedPayment();
  if (returned === null) return null;
  const dismiss = (
    <Button size="small" color="secondary" onClick={forget} sx={{ ml: 'auto' }}>
      Dismiss
    </Button>
  );
  return returned === 'success' ? (
    <Notice tone="success" role="status">
      <CheckCircleOutlined aria-hidden fontSize="small" color="success" />
      <strong>Payment Successful!</strong>
      <span>Thank you. It is in your history below.</span>
      {dismiss}
    </Notice>
  ) : (
    <Notice tone="info" role="status">
      <HourglassTopOutlined aria-hidden fontSize="small" />
      <strong>Payment on its way</strong>
      <span>Your bank is still working on it. The status below updates automatically.</span>
      {dismiss}
    </Notice>
  );
}
