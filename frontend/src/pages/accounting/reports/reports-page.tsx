import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useCan } from '../../../lib/session/session-context';

export function Component() {
  const { pathname } = useLocation();
  const maySchedule = useCan('report-schedules.write') && pathname.startsWith('/reports/scheduled');
  const [, setAdding] = useFlagParam('new');
  return (
    <Page
      title="Reports"
      subtitle="Statements, aging and scheduled e-mail"
      actions={
        maySchedule && (
          <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
            Schedule Report
          </Button>
        )
      }
      tabs={<LinkTabs label="Reports" tabs={usePageTabs('reports')} />}
    >
      <Outlet />
    </Page>
  );
}
