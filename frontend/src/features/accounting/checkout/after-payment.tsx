import CheckCircleOutlined from '../../../generated/icons/CheckCircleOutlined';
import ErrorOutlined from '../../../generated/icons/ErrorOutlined';
import HourglassTopOutlined from '../../../generated/icons/HourglassTopOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import type { Phase } from './use-settle';

const words: Record<Exclude<Phase, 'paying'>, { title: string; text: string; icon: ReactNode }> = {
  paid: {
    title: 'Payment received',
    text: 'Thank you. Taking you to your payments.',
    icon: <CheckCircleOutlined color="success" />,
  },
  processing: {
    title: 'Your bank is still working on this payment',
    text: 'Nothing more to do, and please do not pay again. Payments shows it as Processing and turns to Completed as soon as the bank confirms.',
    icon: <HourglassTopOutlined />,
  },
  unsaved: {
    title: 'Your payment went through',
    text: 'We could not add it to your history yet. It will show up in Payments automatically. Please do not pay again.',
    icon: <CheckCircleOutlined color="success" />,
  },
  unknown: {
    title: 'We have not heard back yet',
    text: 'Your card may have been charged. Check again in a moment, or look in Payments later. Please do not start a new payment.',
    icon: <ErrorOutlined color="warning" />,
  },
};

interface AfterPaymentProps {
  phase: Exclude<Phase, 'paying'>;
  checking: boolean;
  onCheck: () => void;
}

/** What is true after the card was sent, and what to do next. */
export function AfterPayment({ phase, checking, onCheck }: AfterPaymentProps) {
  const { title, text, icon } = words[phase];
  return (
    <div role="status">
      <EmptyState
        icon={icon}
        title={title}
        compact
        action={
          <>
            {phase === 'unknown' && (
              <Button variant="contained" loading={checking} onClick={onCheck} sx={{ mr: 1 }}>
                Check again
              </Button>
            )}
            {phase !== 'paid' && (
              <Button component={Link} to="/payments" variant="outlined">
                Go to Payments
              </Button>
            )}
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
