import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Listing } from '../../lib/api-client';
import type { AnyRecord } from '../../lib/records/record-kit';
import type { ListParams } from '../../lib/use-list-params';
import { ErrorState } from '../feedback/error-state';
import { SkeletonList } from '../feedback/skeleton-list';
import { Surface } from '../surface';
import { Pager } from '../table/pager';

interface RecordCardsProps<Item extends AnyRecord> {
  label: string;
  list: UseQueryResult<Listing<Item>>;
  params: ListParams;
  empty: ReactNode;
  card: (record: Item) => ReactNode;
  /** Under which heading a card stands; without it all stand together. */
  groups?: readonly { readonly title: string; readonly holds: (record: Item) => boolean }[];
}

/** A page of records as cards, with the four states of a list. */
export function RecordCards<Item extends AnyRecord>({
  label,
  list,
  params,
  empty,
  card,
  groups,
}: RecordCardsProps<Item>) {
  const { data, error, isFetching, isPlaceholderData: old } = list;
  if (error && !data)
    return (
      <Surface>
        <ErrorState error={error} onRetry={() => void list.refetch()} />
      </Surface>
    );
  if (!data) return <SkeletonList rows={6} />;
  if (data.items.length === 0 && data.total === 0 && !isFetching)
    return (
      <>
        <Surface>{empty}</Surface>
        <Pager list={data} params={params} />
      </>
    );
  const cards = (records: readonly Item[], named: string) => (
    <Box
      component="ul"
      aria-label={named}
      aria-busy={isFetching}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        opacity: old ? 0.55 : 1,
      }}
    >
      {records.map((record) => (
        <Surface as="li" key={record.id} sx={{ p: 2, display: 'grid', alignContent: 'start', gap: 1 }}>
          {card(record)}
        </Surface>
      ))}
    </Box>
  );
  const sections = groups?.map(({ title, holds }) => ({ title, records: data.items.filter(holds) }));
  return (
    <>
      {sections
        ? sections
            .filter(({ records }) => records.length > 0)
            .map(({ title, records }) => (
              <Box component="section" key={title} aria-label={title} sx={{ mb: 3 }}>
                <Typography variant="h2" sx={{ mb: 1.5 }}>
                  {title}
                </Typography>
                {cards(records, title)}
              </Box>
            ))
        : cards(data.items, label)}
      <Pager list={data} params={params} old={old} />
    </>
  );
}
