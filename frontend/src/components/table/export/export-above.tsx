import Box from '@mui/material/Box';
import { useHasTools } from '../../../lib/lists/list-tools';
import { ExportMenu } from './export-menu';
import type { Exported } from './use-export';

interface ExportAboveProps<Row> extends Exported<Row> {
  /** What its list is called in the address. */
  of: string;
}

/** The export of a list that stands below others of its page, without a toolbar. */
export function ExportAbove<Row>({ of, ...exported }: ExportAboveProps<Row>) {
  const hasTools = useHasTools(of);
  return (
    hasTools && (
      <Box data-print="none" sx={{ display: 'flex', justifyContent: 'end', mb: 1 }}>
        <ExportMenu {...exported} />
      </Box>
    )
  );
}
