import { ForgotPasswordDialog } from './forgot-password-dialog-lazy';

export function ForgotPassword({ open, door, onClose }: { open: boolean; door: 'staff' | 'agents'; onClose: () => void }) {
  return open ? <ForgotPasswordDialog door={door} onClose={onClose} /> : null;
}
