import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { AppDialog } from '../../../components/overlay/base/app-dialog';
import { palette } from '../../../components/display/palette';

const keys = [
  ['Ctrl K or ⌘ K', 'Search pages, records and actions'],
  ['?', 'Show this list'],
  ['F8', 'Go to the notification on screen'],
  ['Esc', 'Close a dialog or a panel'],
  ['Enter', 'Open the row you are on, or save the form you are in'],
  ['Arrow keys', 'Move through a table'],
] as const;

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '12px 20px',
  '& dt': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& dd': { margin: 0, color: palette.text.secondary },
});

export function KeyList({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <AppDialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Keyboard</DialogTitle>
      <DialogContent>
        <List>
          {keys.map(([key, what]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>{key}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
