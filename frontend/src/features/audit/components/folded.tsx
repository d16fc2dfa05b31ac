import { styled } from '@mui/material/styles';
import { palette } from '../../../components/palette';

/** More than most want to read: opens on a click. */
export const Folded = styled('details')({
  '& summary': { cursor: 'pointer', color: palette.text.secondary, marginBottom: 8 },
  '@media print': { display: 'none' },
});
