import Box from '@mui/material/Box';
import { useMemo, useState, type ReactNode } from 'react';
import { useHasTools } from '../../../lib/lists/list-tools';
import { FieldsSlot } from '../fields-slot';
import { ExportMenu } from './export-menu';
import type { Exported } from './use-export';

interface ExportAboveProps<Row> extends Exported<Row> {
  /** What its list is called in the address. */
  of: string;
  /** Stands at the left of its tools. */
  title?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list that stands beside the first of its page: above it its own toolbar, the fields and the export. */
export function ExportAbove<Row>({ of, title, children, ...exported }: ExportAboveProps<Row>) {
  const hasTools = useHasTools(of);
  const [at, offer] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => ({ of, at, offer }), [of, at]);
  return (
    <FieldsSlot value={slot}>
      {(hasTools || title !== undefined) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', mb: 1 }}>
          {title}
          {hasTools && (
            <Box data-print="none" sx={{ display: 'flex', alignItems: 'center', gap: '2px', ml: 'auto' }}>
              <Box ref={offer} sx={{ display: 'contents' }} />
              <ExportMenu {...exported} />
            </Box>
          )}
        </Box>
      )}
      {children}
    </FieldsSlot>
  );
}
