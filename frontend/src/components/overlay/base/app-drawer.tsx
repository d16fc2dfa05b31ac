import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import type { PaperProps } from '@mui/material/Paper';
import { useBackCloses } from '../../../lib/navigation/over/use-back-closes';

interface AppDrawerProps extends Pick<DrawerProps, 'anchor' | 'sx' | 'children'> {
  open: boolean;
  onClose: () => void;
  /** What names it, and how wide it is. */
  paper: PaperProps & { readonly 'aria-label'?: string; readonly 'aria-labelledby'?: string };
}

/** Every panel of the app and its menu: it has an address, whose step Back takes. */
export function AppDrawer({ open, onClose, paper, ...rest }: AppDrawerProps) {
  useBackCloses(open, onClose, 'address');
  return <Drawer {...rest} open={open} onClose={() => onClose()} slotProps={{ paper: { role: 'dialog', ...paper } }} />;
}
