import Box from '@mui/material/Box';
import { ActionLink } from '../../../../components/display/action';
import { Notice } from '../../../../components/display/notice';

const doors = [
  { to: '/staff-login', label: 'Staff Login' },
  { to: '/agent-login', label: 'Agent Login' },
  { to: '/client-login', label: 'Client Login' },
];

export function PasswordChanged() {
  return (
    <Box>
      <Notice tone="success" role="status">
        Your new password is set. All older sessions of your account have ended.
      </Notice>
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {doors.map(({ to, label }, position) => (
          <ActionLink key={to} look={position === 0 ? 'filled' : 'outlined'} to={to}>
            {label}
          </ActionLink>
        ))}
      </Box>
    </Box>
  );
}
