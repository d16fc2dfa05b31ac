import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AnyRecord, RecordKit } from '../../lib/records/record-kit';
import { DetailList } from '../display/detail-list';
import { RecordActions } from './record-actions';

interface RecordCardProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  record: Item;
  title: ReactNode;
  /** Beside the title: how the record stands. */
  chips?: ReactNode;
  subtitle?: ReactNode;
  /** Those that say nothing are left out. */
  details: readonly (readonly [label: string, value: ReactNode])[];
  children?: ReactNode;
}

/** Edit and Delete of a record on its card. */
export const CardTools = <Item extends AnyRecord>({ kit, record }: Pick<RecordCardProps<Item>, 'kit' | 'record'>) => (
  <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
    <RecordActions kit={kit} record={record} />
  </Box>
);

/** A record as a card of a list, with Edit and Delete on it. */
export function RecordCard<Item extends AnyRecord>({
  kit,
  record,
  title,
  chips,
  subtitle,
  details,
  children,
}: RecordCardProps<Item>) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, justifyContent: 'end' }}>{chips}</Box>
      </Box>
      {subtitle && <Typography color="textSecondary">{subtitle}</Typography>}
      <DetailList details={details.filter(([, value]) => value !== null && value !== undefined && value !== '')} />
      {children}
      <CardTools kit={kit} record={record} />
    </>
  );
}
