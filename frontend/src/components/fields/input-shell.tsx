import { styled } from '@mui/material/styles';
import { palette } from '../display/palette';

/** The frame of every typed field; the input inside has none. */
export const InputShell = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 38,
  width: '100%',
  borderRadius: 8,
  border: `1px solid color-mix(in srgb, ${palette.text.secondary} 40%, ${palette.divider})`,
  backgroundColor: palette.background.paper,
  '&:hover:not([data-disabled=true])': { borderColor: palette.text.primary },
  '&:focus-within': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
  '&[data-invalid=true]': { borderColor: palette.error.main },
  '&[data-invalid=true]:focus-within': { outlineColor: palette.error.main },
  '&[data-disabled=true]': { backgroundColor: palette.background.default },
  '& > input, & > textarea': {
    font: 'inherit',
    color: 'inherit',
    flex: 1,
    minWidth: 0,
    textOverflow: 'ellipsis',
    padding: '8px 12px',
    border: 0,
    background: 'none',
    outline: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > input:disabled, & > textarea:disabled': {
    color: palette.text.disabled,
    WebkitTextFillColor: palette.text.disabled,
  },
  '& > textarea': { resize: 'vertical' },
  '& > input::placeholder, & > textarea::placeholder': { color: palette.text.disabled, opacity: 1 },
  '@media (max-width: 767.95px)': { fontSize: 16, minHeight: 44 },
});

export const InputAdornment = styled('span')({
  display: 'inline-flex',
  color: palette.text.secondary,
  '&:first-of-type + input': { paddingLeft: 6 },
});

/** A small icon button without the weight of a library. */
export const PlainIconButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  margin: '0 4px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: palette.text.primary },
});
