import AddOutlined from '../../../../generated/icons/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { Page } from '../../../../components/layout/page';
import { Surface } from '../../../../components/layout/surface';
import { TabStrip } from '../../../../components/layout/tab-strip';
import { EditInList } from '../../../../components/records/list-tools/edit-in-list';
import { RecordActions } from '../../../../components/records/record-actions';
import { HeldForClient } from '../../../../features/accounting/client-money/held-for-client';
import { ClientHead } from '../../../../features/clients/clients/client-details';
import { clientKit } from '../../../../features/clients/clients/client-kit';
import { ClientFigures } from '../../../../features/workspace/overview/client-figures';
import { CHOSEN_CLIENT, ClientScope } from '../../../../lib/lists/client-scope';
import { useSearch } from '../../../../lib/navigation/use-search';
import { can, useUser } from '../../../../lib/session/session-context';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { clientTabs } from './client-tabs';

/** The place of one client: who it is, how it stands, and everything that is kept for it. */
export function Component() {
  const { id = '' } = useParams();
  const user = useUser();
  const navigate = useNavigate();
  const [search, change] = useSearch();
  const [, setAdding] = useFlagParam('new');
  const found = useQuery(clientKit.one(id));
  const scope = useMemo(() => ({ clientId: id, fixed: true }), [id]);
  const tabs = clientTabs.filter(({ permissions }) => permissions?.some((each) => can(user, each)) ?? true);
  const tab = tabs.find(({ value }) => value === search.get('tab')) ?? clientTabs[0];
  const chosen = search.get(CHOSEN_CLIENT);
  if (chosen !== null && chosen !== id) {
    const next = new URLSearchParams(search);
    next.set(CHOSEN_CLIENT, id);
    return <Navigate replace to={{ search: next.toString() }} />;
  }
  const client = found.data;
  const add = tab?.add && can(user, tab.add.permission) && (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
      {tab.add.label}
    </Button>
  );
  return (
    <Page
      title={client?.companyName ?? 'Client'}
      actions={
        client && (
          <>
            <RecordActions kit={clientKit} record={client} param="profile" onGone={() => void navigate('/clients')} />
            {add}
          </>
        )
      }
    >
      {found.isError && !client && (
        <Surface>
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        </Surface>
      )}
      {found.isPending && <SkeletonList rows={6} />}
      {client && tab && (
        <ClientScope value={scope}>
          <Box key={id} sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
            <ClientHead client={client} />
            <ClientFigures clientId={id} />
            <HeldForClient clientId={id} />
            <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <TabStrip
                label="Parts of this client"
                value={tab.value}
                tabs={tabs}
                onChange={(value) => change(() => new URLSearchParams(value === 'overview' ? {} : { tab: value }))}
              />
            </Box>
            <Typography variant="h2" component="p" data-print="only">
              {tab.label}
            </Typography>
            <Box component="section" aria-label={tab.label}>
              <tab.Content client={client} />
            </Box>
          </Box>
        </ClientScope>
      )}
      <EditInList kit={clientKit} param="profile" />
    </Page>
  );
}
