import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AnyRecord, RecordKit } from '../../lib/records/record-kit';
import { DetailLines, type LineOfDetails } from '../display/detail-lines';
import { FoldingCard } from '../layout/folding-card';
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
  /** What else is known of it, folded with what can be done. */
  more?: readonly LineOfDetails[];
  children?: ReactNode;
}

/** A record as a card of a list; Edit and Delete are folded into it. */
export function RecordCard<Item extends AnyRecord>({
  kit,
  record,
  title,
  chips,
  subtitle,
  lines,
  more,
  children,
}: RecordCardProps<Item>) {
  return (
    <FoldingCard
      name={kit.displayName(record)}
      {...(more && { more })}
      deeds={<RecordActions kit={kit} record={record} />}
      title={title}
      chip={chips}
    >
      {subtitle && <Typography color="textSecondary">{subtitle}</Typography>}
      <DetailLines lines={lines} />
      {children}
    </FoldingCard>
  );
}
