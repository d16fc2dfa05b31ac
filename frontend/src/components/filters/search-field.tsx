import Close from '../../generated/icons/Close';
import Search from '../../generated/icons/Search';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { InToolbar } from './toolbar-places';
import { InputAdornment, InputShell, PlainIconButton } from '../fields/input-shell';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const PAUSE_MS = 250;

/**
 * Searches after a short pause in typing, at once on Enter. The address follows a search later, when the rows can be
 * drawn: what is typed until then stays, and only a value that this field did not ask for (Back, "Clear") replaces it.
 */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What was asked for and has not arrived yet, oldest first. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const nr = asked.lastIndexOf(value);
    setAsked(nr < 0 ? [] : asked.slice(nr + 1));
    if (nr < 0) setText(value);
  }
  const last = asked.at(-1) ?? value;
  const apply = (next: string) => {
    // what was asked for and taken back before it could be drawn never arrives
    if (next !== last) setAsked(last === value ? [next] : [...asked, next]);
    onChange(next);
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const words = text.trim();
  useEffect(() => {
    if (words === last) return;
    const timer = setTimeout(() => latest.current(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, last]);
  const clear = () => {
    setText('');
    apply('');
  };

  return (
    <InToolbar place="search">
      <Box sx={{ flex: '1 1 130px', minWidth: 130, maxWidth: { md: 340 } }}>
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
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && apply(words)}
            sx={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
          />
          {text !== '' && (
            <PlainIconButton type="button" aria-label="Clear search" onClick={clear}>
              <Close fontSize="small" />
            </PlainIconButton>
          )}
        </InputShell>
      </Box>
    </InToolbar>
  );
}
