import LockOutlined from '../../../generated/icons/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';

interface PayFormProps {
  busy: boolean;
  disabled?: boolean;
  onPay: () => void;
  children: ReactNode;
}

/** The frame around every provider's fields: the button and the promise under it. */
export function PayForm({ busy, disabled = false, onPay, children }: PayFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPay();
  };
  return (
    <Box component="form" aria-label="Card payment" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {children}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={busy || disabled}
        sx={{
          position: { xs: 'sticky', md: 'static' },
          bottom: 'calc(70px + env(safe-area-inset-bottom))',
          zIndex: 1,
          '&.Mui-disabled': { backgroundColor: 'divider' },
        }}
      >
        {busy ? 'Processing...' : 'Pay Now'}
      </Button>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'start',
          color: 'text.secondary',
          fontSize: 13,
          lineHeight: '18px',
          '& svg': { fontSize: 18, flexShrink: 0 },
        }}
      >
        <LockOutlined aria-hidden />
        <span>
          Your card details go straight to the payment provider over an encrypted connection. They are never stored by
          us.
        </span>
      </Box>
    </Box>
  );
}
