import { styled } from '@mui/material/styles';
import { palette } from '../display/palette';

/** A small menu that folds out of a line of text. */
export const FoldedMenu = styled('details')({
  position: 'relative',
  '& summary': {
    listStyle: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 30,
    padding: '3px 10px',
    borderRadius: 8,
    cursor: 'pointer',
    color: palette.text.secondary,
    fontSize: 13,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: palette.text.primary },
  '& summary svg': { fontSize: 18 },
  '@media print': { display: 'none' },
});

export const menuPanel = {
  position: 'absolute',
  zIndex: 5,
  minWidth: 200,
  margin: 0,
  padding: 8,
  borderRadius: 10,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
  boxShadow: '0 12px 32px rgb(8 15 30 / 18%)',
} as const;
