import { styled } from '@mui/material/styles';
import { palette } from '../display/palette';

/** A notice in place of a page. */
export const Middle = styled('div')({
  minHeight: '60vh',
  padding: 24,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  '& h1': { fontSize: 20, margin: 0 },
  '& p': { margin: 0, maxWidth: 380, color: palette.text.secondary },
});
