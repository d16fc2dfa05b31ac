import { styled } from '@mui/material/styles';
import { palette } from '../display/palette';

/** A choice within a sentence of a form. */
export const TextButton = styled('button')({
  font: 'inherit',
  fontWeight: 600,
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: palette.primary.main,
  textAlign: 'left',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
