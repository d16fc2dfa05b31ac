import Box from '@mui/material/Box';
import { Surface } from '../surface';
import { Pager } from './pager';
import type { TableViewProps } from './table-props';

export function CardList<Row>({ rows, label, rowId, card, paged, params, loading, old }: TableViewProps<Row>) {
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        aria-busy={loading}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25, opacity: old ? 0.55 : 1 }}
      >
        {rows.map((row) => (
          <Surface as="li" key={rowId(row)} sx={{ p: 1.75 }}>
            {card(row)}
          </Surface>
        ))}
      </Box>
      <Pager list={paged} params={params} old={old} />
    </>
  );
}
