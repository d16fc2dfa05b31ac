import Search from '../../../generated/icons/Search';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { AppDialog } from '../../../components/overlay/base/app-dialog';
import { ToastSlot } from '../../../components/toast/toast-slots';
import { usePaletteHits, type Hit } from './palette-hits';

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  minHeight: 40,
  cursor: 'pointer',
  '&[aria-selected=true]': { bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)' },
} as const;

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const { hits, searching, complete } = usePaletteHits(text);
  const current = Math.min(index, Math.max(0, hits.length - 1));

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const open = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    void navigate(hit.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setIndex(Math.min(current + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setIndex(Math.max(current - 1, 0));
    else if (event.key === 'Enter') open(hits[current]);
    else return;
    event.preventDefault();
  };

  return (
    <AppDialog
      open
      onClose={onClose}
      maxWidth="sm"
      aria-label="Search"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      sheet={{ mt: { xs: 1, md: '12vh' }, mx: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Search sx={{ color: 'text.secondary' }} aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder="Search records, pages and actions"
          onChange={(event) => {
            setText(event.target.value);
            setIndex(0);
          }}
          onKeyDown={onKeyDown}
          sx={{ minHeight: 52, fontSize: 16 }}
          inputProps={{
            role: 'combobox',
            maxLength: 200,
            'aria-label': 'Search records, pages and actions',
            'aria-expanded': hits.length > 0,
            'aria-controls': id,
            'aria-autocomplete': 'list',
            'aria-activedescendant': hits[current] ? `${id}-${current}` : undefined,
          }}
        />
      </Box>
      <Box
        component="ul"
        ref={list}
        id={id}
        role="listbox"
        aria-label="Results"
        sx={{ listStyle: 'none', m: 0, p: 0, py: 1, maxHeight: '52vh', overflowY: 'auto' }}
      >
        {hits.map((hit, position) => (
          <Box
            component="li"
            key={hit.id}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === current}
            onMouseMove={() => setIndex(position)}
            onClick={() => open(hit)}
            sx={optionStyle}
          >
            <Box component="span" sx={{ fontWeight: 560 }}>
              {hit.label}
            </Box>
            <Box
              component="span"
              sx={{
                color: 'text.secondary',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                flex: 1,
              }}
            >
              {hit.detail}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
              {hit.group}
            </Box>
          </Box>
        ))}
      </Box>
      {hits.length === 0 && (
        <Box role="status" sx={{ px: 2, pb: 3, color: 'text.secondary' }}>
          {searching ? 'Searching…' : 'Nothing matches. Try a number, a name, an amount or a place.'}
        </Box>
      )}
      {!complete && (
        <Box role="status" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          Not all lists answered in time. Type more of it to find the rest.
        </Box>
      )}
      <ToastSlot />
    </AppDialog>
  );
}
