import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useCan } from '../../../lib/session/session-context';

/** What the button at the right adds, by the tab; accounts of drivers follow from settlements. */
const labelAt = (pathname: string): string | null => {
  if (pathname.startsWith('/settlements/pay-rules')) return 'Add Pay Rule';
  if (pathname.startsWith('/settlements/deduction-rules')) return 'Add Deduction Rule';
  return pathname.startsWith('/settlements/accounts') ? null : 'Prepare Settlements';
};

export function Component() {
  const { pathname } = useLocation();
  const mayWrite = useCan('settlements.write');
  const [, setNew] = useFlagParam('new');
  const label = labelAt(pathname);
  return (
    <Page
      title="Settlements"
      subtitle="What drivers earn, owe and are paid"
      actions={
        mayWrite &&
        label !== null && (
          <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setNew(true)}>
            {label}
          </Button>
        )
      }
      tabs={<LinkTabs label="Settlements" tabs={usePageTabs('settlements')} />}
    >
      <Outlet />
    </Page>
  );
}
