import DeleteOutlined from '../../generated/icons/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { AppDialog } from '../overlay/base/app-dialog';
import type { SavedView } from '../../lib/api/api-types';
import { sentenceFor } from '../../lib/api/problem';
import { useAddView, useChangeView, useRemoveView } from '../../lib/lists/saved-views';
import { FormAlert } from '../fields/form-alert';
import { ToastSlot } from '../toast/toast-slots';

const LONGEST_NAME = 60;
const row = { display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' } as const;

function StoredView({ view, query }: { view: SavedView; query: string }) {
  const { id, name, isDefault } = view;
  const [text, setText] = useState(name);
  const change = useChangeView();
  const remove = useRemoveView();
  const error = change.error ?? remove.error;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && text.trim() !== name) change.mutate({ id, name: text.trim() });
  };
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box component="form" onSubmit={rename} sx={row}>
        <TextField
          size="small"
          value={text}
          onChange={({ target }) => setText(target.value)}
          sx={{ flex: '1 1 160px' }}
          slotProps={{ htmlInput: { 'aria-label': `Name of ${name}`, maxLength: LONGEST_NAME } }}
        />
        <Button type="submit" size="small" disabled={text.trim() === '' || text.trim() === name}>
          Rename
        </Button>
        <IconButton aria-label={`Delete ${name}`} onClick={() => remove.mutate({ id })}>
          <DeleteOutlined />
        </IconButton>
      </Box>
      <Box sx={row}>
        <label>
          <input
            type="checkbox"
            checked={isDefault}
            onChange={({ target }) => change.mutate({ id, isDefault: target.checked })}
          />{' '}
          Open the list with it
        </label>
        {query !== view.query && (
          <Button size="small" onClick={() => change.mutate({ id, query })} sx={{ ml: 'auto' }}>
            Update to what is shown now
          </Button>
        )}
      </Box>
      <FormAlert message={error ? sentenceFor(error) : undefined} />
    </Box>
  );
}

interface ViewsDialogProps {
  list: string;
  /** What is shown now. */
  query: string;
  views: readonly SavedView[];
  onClose: () => void;
}

/** Keeps what a list shows under a name, and renames and deletes what was kept. */
export function ViewsDialog({ list, query, views, onClose }: ViewsDialogProps) {
  const id = useId();
  const add = useAddView();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ list, name: name.trim(), query, isDefault }, { onSuccess: onClose });
  };
  return (
    <AppDialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Views of this list</DialogTitle>
      <DialogContent>
        <FormAlert message={add.error ? sentenceFor(add.error) : undefined} />
        <Box component="form" onSubmit={keep} sx={{ display: 'grid', gap: 1, mb: 2 }}>
          <Typography color="textSecondary">
            Saves the search, filters, sort, columns and rows per page as they are now.
          </Typography>
          <Box sx={row}>
            <TextField
              autoFocus
              size="small"
              label="Name"
              value={name}
              onChange={({ target }) => setName(target.value)}
              sx={{ flex: '1 1 160px', mt: 1 }}
              slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
            />
            <Button type="submit" variant="contained" loading={add.isPending} disabled={name.trim() === ''}>
              Save View
            </Button>
          </Box>
          <label>
            <input type="checkbox" checked={isDefault} onChange={({ target }) => setDefault(target.checked)} /> Open the
            list with it
          </label>
        </Box>
        {views.length > 0 && (
          <Box component="ul" aria-label="Saved views" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {views.map((view) => (
              <StoredView key={view.id} view={view} query={query} />
            ))}
          </Box>
        )}
      </DialogContent>
      <ToastSlot />
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          Close
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
