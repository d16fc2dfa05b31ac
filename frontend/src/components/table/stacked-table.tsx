import { styled } from '@mui/material/styles';
import { palette } from '../display/palette';
import { SimpleTable } from './simple-table';

/**
 * A table of many columns: on a phone each row stands as a block, and each of its cells says in `data-label` what it
 * is. The first cell is the head of its block.
 */
export const StackedTable = styled(SimpleTable)({
  '@media (max-width: 767.95px)': {
    '&, & tbody, & tfoot, & tr': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { padding: '8px 0', borderTop: `1px solid ${palette.divider}` },
    '& td, & tfoot th': { display: 'block', border: 0, padding: '2px 0' },
    '& td:empty': { display: 'none' },
    '& td[data-label]': { display: 'flex', justifyContent: 'space-between', gap: 12 },
    '& td[data-label]::before': { content: 'attr(data-label)', color: palette.text.secondary, fontWeight: 400 },
  },
});
