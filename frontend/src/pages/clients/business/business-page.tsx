import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { RecordDialog } from '../../../components/records/record-dialog-lazy';
import { entityKit } from '../../../features/clients/business-entities/entity-kit';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

export function Component() {
  const mayWrite = useCan('entities.write');
  const [adding, setAdding] = useFlagParam('new');
  return (
    <Page
      title="Business Registration"
      subtitle="Your clients’ companies and their state registrations"
      tabs={<LinkTabs label="Business Registration" tabs={usePageTabs('business')} />}
      actions={
        mayWrite && (
          <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
            Add Entity
          </Button>
        )
      }
    >
      <Outlet />
      {adding && <RecordDialog kit={entityKit} record={null} onClose={() => setAdding(false)} />}
    </Page>
  );
}
