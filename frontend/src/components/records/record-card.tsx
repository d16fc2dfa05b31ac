import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AnyRecord, RecordKit } from '../../lib/records/record-kit';
import type { Step } from '../../lib/records/steps';
import { DetailLines, type LineOfDetails } from '../display/detail-lines';
import { RecordActions } from './record-actions';

interface RecordCardProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  record: Item;
  title: ReactNode;
  /** Beside the title: how the record stands. */
  chips?: ReactNode;
  subtitle?: ReactNode;
  /** Two at the most: with the subtitle there are three below its title. What is not known is left out. */
  lines: readonly LineOfDetails[];
  children?: ReactNode;
}

interface CardToolsProps<Item extends AnyRecord> extends Pick<RecordCardProps<Item>, 'kit' | 'record'> {
  /** Before Edit and Delete. */
  children?: ReactNode;
  /** Between them. */
  more?: ReactNode;
  /** Its steps, when they are not those of its kit. */
  steps?: readonly Step[];
  /** Below a line, at the foot of the card. */
  lined?: boolean;
}

const LINED = { pt: 1.5, mt: 'auto', borderTop: 1, borderColor: 'divider' } as const;

/** What can be done with a record, on its card: its steps, Edit and Delete. */
export const CardTools = <Item extends AnyRecord>({ lined = false, ...actions }: CardToolsProps<Item>) => (
  <Box
    data-deeds
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5, ...(lined && LINED) }}
  >
    <RecordActions {...actions} />
  </Box>
);

/** A record as a card of a list, with Edit and Delete on it. */
export function RecordCard<Item extends AnyRecord>({
  kit,
  record,
  title,
  chips,
  subtitle,
  lines,
  children,
}: RecordCardProps<Item>) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, justifyContent: 'end' }}>{chips}</Box>
      </Box>
      {subtitle && <Typography color="textSecondary">{subtitle}</Typography>}
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        <DetailLines lines={lines} />
      </Box>
      {children}
      <CardTools kit={kit} record={record} />
    </>
  );
}
