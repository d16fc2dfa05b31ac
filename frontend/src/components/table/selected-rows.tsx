import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ExportButtons } from './export-buttons';
import type { TableViewProps } from './table-props';

const PHONE = '@media (max-width: 767.95px)';
const TAB_BAR = '58px';

interface SelectedRowsProps<Row> extends Pick<TableViewProps<Row>, 'name' | 'columns' | 'exported' | 'bulk'> {
  selected: readonly Row[];
  clear: () => void;
}

/** What can be done with the rows that are selected; on a phone it stays in sight above the tab bar. */
export function SelectedRows<Row>({
  name,
  columns,
  exported = columns,
  bulk,
  selected,
  clear,
}: SelectedRowsProps<Row>) {
  if (selected.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Selected rows"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        mb: 1,
        [PHONE]: {
          position: 'sticky',
          bottom: `calc(${TAB_BAR} + 8px + env(safe-area-inset-bottom))`,
          zIndex: 2,
          gap: 1,
          mt: 1.25,
          p: 1.25,
          maxHeight: '45vh',
          overflowY: 'auto',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          '& > button': { minHeight: 44 },
        },
      }}
    >
      <span className="tabular">{selected.length} selected</span>
      {bulk?.(selected, clear)}
      <ExportButtons name={`${name}_selected`} selected columns={exported} load={() => Promise.resolve(selected)} />
      <Button color="secondary" onClick={clear}>
        Clear selection
      </Button>
    </Box>
  );
}
