import StorefrontOutlined from '../../../generated/icons/StorefrontOutlined';
import Button from '@mui/material/Button';
import { Link, Outlet } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { Surface } from '../../../components/layout/surface';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useCan } from '../../../lib/session/session-context';

const home = (
  <Button component={Link} to="/" variant="outlined">
    Go to the dashboard
  </Button>
);

/** The portal shows a client its own records; the staff has none of its own here. */
export function PortalFrame() {
  const isTheirs = useCan('portal.read');
  const drives = useCan('driver.read');
  const tabs = usePageTabs(drives ? 'driving' : 'portal');
  if (!isTheirs) {
    return (
      <Page title="Client Portal">
        <Surface>
          <EmptyState icon={<StorefrontOutlined />} title="The portal is for clients and drivers" action={home}>
            What they see here is on your own pages: Documents, IFTA Help and Payments.
          </EmptyState>
        </Surface>
      </Page>
    );
  }
  return (
    <Page
      title="Client Portal"
      subtitle={drives ? 'Your loads, your expenses, your pay and your file' : 'Your documents, fuel tax and payments'}
      tabs={<LinkTabs label="Client Portal" tabs={tabs} />}
    >
      <Outlet />
    </Page>
  );
}
