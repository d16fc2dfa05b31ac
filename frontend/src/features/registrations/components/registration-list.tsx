import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { SearchField } from '../../../components/search-field';
import { Surface } from '../../../components/surface';
import { Pager } from '../../../components/table/pager';
import { optionsOf, registrationStatusLabels } from '../../../lib/labels';
import { PAGE_SIZE, useListParams } from '../../../lib/use-list-params';
import { registrationsQuery } from '../api/registrations';
import { RegistrationCard } from './registration-card';

const filters = ['status'] as const;

export function RegistrationList() {
  const params = useListParams(filters);
  const list = useQuery(registrationsQuery(params.query));
  const narrowed = params.q !== '' || params.filter('status') !== '';
  const body = () => {
    if (list.isError) return <Surface children={<ErrorState error={list.error} onRetry={() => void list.refetch()} />} />;
    if (list.isPending) return <SkeletonList rows={3} height={190} />;
    if (list.data.items.length === 0) {
      return (
        <Surface>
          <EmptyState
            icon={<InboxOutlined />}
            title={narrowed ? 'No registrations match' : 'No registrations yet'}
            action={
              narrowed ? (
                <Button variant="outlined" onClick={() => params.set({ q: null, status: null })}>
                  Clear filters
                </Button>
              ) : (
                <Button component={Link} to="/client-registration" variant="outlined">
                  See the registration form
                </Button>
              )
            }
          >
            {narrowed ? 'Try another word or status.' : 'Requests from the public form land here.'}
          </EmptyState>
        </Surface>
      );
    }
    return (
      <Box sx={{ display: 'grid', gap: 1.5, opacity: list.isPlaceholderData ? 0.6 : 1 }}>
        {list.data.items.map((registration) => (
          <RegistrationCard key={registration.id} registration={registration} />
        ))}
      </Box>
    );
  };
  return (
    <>
      <FilterBar>
        <SearchField label="Search registrations" value={params.q} onChange={(q) => params.set({ q })} />
        <FilterSelect label="Status" all="All statuses" options={optionsOf(registrationStatusLabels)} value={params.filter('status')} onChange={(status) => params.set({ status })} />
      </FilterBar>
      {body()}
      <Pager total={list.data?.total ?? 0} page={params.page} pageSize={PAGE_SIZE} onPage={(page) => params.set({ page: page + 1 })} />
    </>
  );
}
