import { styled } from '@mui/material/styles';

/** Two columns from 560 px, one on a phone; `.wide` children take the whole row. */
export const FormGrid = styled('div')({
  display: 'grid',
  gap: '16px 16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 560px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .wide': { gridColumn: '1 / -1' },
  },
});
