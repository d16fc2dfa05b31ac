import { styled } from '@mui/material/styles';
import { palette } from '../display/palette';

/** A small read-only table: figures on the right, totals at the foot. */
export const SimpleTable = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    textAlign: 'left',
    fontSize: 12.5,
    fontWeight: 560,
    color: palette.text.secondary,
    padding: '8px 12px 8px 0',
    whiteSpace: 'nowrap',
  },
  '& td': {
    padding: '9px 12px 9px 0',
    borderTop: `1px solid ${palette.divider}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th:last-child, & td:last-child': { paddingRight: 0 },
  '& .money': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody th': { borderTop: `1px solid ${palette.divider}`, verticalAlign: 'top' },
  '& tfoot td, & tfoot th': {
    fontWeight: 640,
    color: palette.text.primary,
    fontSize: 'inherit',
    borderTop: `1px solid ${palette.divider}`,
  },
});
