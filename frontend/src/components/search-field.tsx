import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { InputAdornment, InputShell, PlainIconButton } from './fields/input-shell';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const PAUSE_MS = 250;

/** Searches after a short pause in typing, at once on Enter. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (value !== applied) {
    setApplied(value);
    setText(value);
  }
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (next: string) => {
    clearTimeout(timer.current);
    setApplied(next.trim());
    latest.current(next.trim());
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), PAUSE_MS);
  };
  const clear = () => {
    setText('');
    apply('');
  };

  return (
    <Box sx={{ flex: { xs: '1 1 200px', md: '1 1 150px' }, minWidth: 140, maxWidth: { md: 340 } }}>
      <InputShell>
        <InputAdornment aria-hidden style={{ paddingLeft: 10 }}>
          <Search fontSize="small" />
        </InputAdornment>
        <Box
          component="input"
          type="search"
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && apply(text)}
          sx={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        />
        {text !== '' && (
          <PlainIconButton type="button" aria-label="Clear search" onClick={clear}>
            <Close fontSize="small" />
          </PlainIconButton>
        )}
      </InputShell>
    </Box>
  );
}
