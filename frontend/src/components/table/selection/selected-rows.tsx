import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { ExportSelected } from '../export/export-selected';
import type { TableViewProps } from '../table-props';

/** In scope below the cards, above the tab bar of a phone. */
const AT_FOOT = {
  position: 'sticky',
  bottom: { xs: 'calc(66px + env(safe-area-inset-bottom))', md: '12px' },
  zIndex: 2,
  gap: { xs: 1, md: 1.5 },
  mt: 1.25,
  p: 1.25,
  maxHeight: '45vh',
  overflowY: 'auto',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  '& > button': { minHeight: { xs: 44, md: 0 } },
} as const;

interface SelectedRowsProps<Row> extends Pick<
  TableViewProps<Row>,
  'name' | 'columns' | 'exported' | 'bulk' | 'onSelected'
> {
  selected: readonly Row[];
  clear: () => void;
  /** Of cards: there is no header above which it could stand. */
  atFoot?: boolean;
}

/** What can be done with the rows that are selected. */
export function SelectedRows<Row>({
  name,
  columns,
  exported = columns,
  bulk,
  onSelected,
  selected,
  clear,
  atFoot = false,
}: SelectedRowsProps<Row>) {
  useEffect(() => onSelected?.(selected));
  if (selected.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Selected rows"
      data-print="none"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        mb: 1,
        ...(atFoot && AT_FOOT),
      }}
    >
      <span className="tabular">{selected.length} selected</span>
      {bulk?.(selected, clear)}
      <ExportSelected name={`${name}_selected`} columns={exported} load={() => Promise.resolve(selected)} />
      <Button color="secondary" aria-label="Clear selection" onClick={clear}>
        Clear
      </Button>
    </Box>
  );
}
