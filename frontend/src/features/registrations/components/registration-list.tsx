import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { EmptyList } from '../../../components/feedback/empty-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { SearchField } from '../../../components/search-field';
import { Surface } from '../../../components/surface';
import { Pager } from '../../../components/table/pager';
import { optionsOf, registrationStatusLabels } from '../../../lib/labels';
import { useListParams } from '../../../lib/use-list-params';
import { registrationsQuery } from '../api/registrations';
import { RegistrationCard } from './registration-card';

const filters = ['status'] as const;

const seeForm = (
  <Button component={Link} to="/client-registration" variant="outlined">
    See the registration form
  </Button>
);

export function RegistrationList() {
  const params = useListParams(filters);
  const list = useQuery(registrationsQuery(params.query));
  const body = () => {
    if (list.isError)
      return <Surface children={<ErrorState error={list.error} onRetry={() => void list.refetch()} />} />;
    if (list.isPending) return <SkeletonList rows={3} height={190} />;
    if (list.data.items.length === 0) {
      return (
        <Surface>
          <EmptyList
            params={params}
            icon={<InboxOutlined />}
            none={{ title: 'No registrations yet', text: 'Requests from the public form land here.', action: seeForm }}
            unmatched={{ title: 'No registrations match', text: 'Try another word or status.' }}
          />
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
        <SearchField label="Search registrations" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={optionsOf(registrationStatusLabels)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
      </FilterBar>
      {body()}
      <Pager list={list.data} params={params} />
    </>
  );
}
