import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Surface } from '../surface';
import { Pager } from './pager';
import { SelectedRows } from './selected-rows';
import type { TableViewProps } from './table-props';
import { useSelection } from './use-selection';

/** As large as a finger. */
const Choice = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 44,
  minHeight: 44,
  margin: '-11px 0 -11px -14px',
  paddingLeft: 14,
  '& > input': { width: 20, height: 20, margin: 0 },
});

export function CardList<Row>(props: TableViewProps<Row>) {
  const { rows, columns, label, rowId, card, paged, params, loading, old, bulk } = props;
  const ids = useMemo(() => rows.map((row) => String(rowId(row))), [rows, rowId]);
  const selection = useSelection(ids);
  const selected = rows.filter((_, index) => selection.has(ids[index] ?? ''));
  return (
    <>
      {bulk && (
        <Choice sx={{ m: '0 0 4px' }}>
          <input
            type="checkbox"
            aria-label="Select all rows of this page"
            checked={selection.all}
            ref={(box) => {
              if (box) box.indeterminate = selection.some && !selection.all;
            }}
            onChange={selection.toggleAll}
          />
          Select all
        </Choice>
      )}
      <Box
        component="ul"
        aria-label={label}
        aria-busy={loading}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25, opacity: old ? 0.55 : 1 }}
      >
        {rows.map((row, index) => {
          const id = ids[index] ?? '';
          return (
            <Surface as="li" key={id} sx={{ p: 1.75, ...(bulk && { display: 'flex', alignItems: 'start', gap: 0.5 }) }}>
              {bulk && (
                <Choice>
                  <input
                    type="checkbox"
                    aria-label={`Select ${columns[0]?.value(row) ?? 'this row'}`}
                    checked={selection.has(id)}
                    onChange={() => selection.toggle(id, false)}
                  />
                </Choice>
              )}
              {bulk ? <Box sx={{ flex: 1, minWidth: 0 }}>{card(row)}</Box> : card(row)}
            </Surface>
          );
        })}
      </Box>
      {selected.length > 0 && <SelectedRows count={selected.length}>{bulk?.(selected, selection.clear)}</SelectedRows>}
      <Pager list={paged} params={params} old={old} />
    </>
  );
}
