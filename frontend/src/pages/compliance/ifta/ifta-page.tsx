import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';

/** What the button at the right adds, by the tab. */
const ADDED: readonly (readonly [at: string, label: string | null])[] = [
  ['/ifta/returns', 'File Current Return'],
  ['/ifta/records', 'Add Record'],
  ['/ifta/rates', 'Enter Rate'],
  ['/ifta/help', null],
  ['/ifta', 'New Process'],
];
const labelAt = (pathname: string): string | null => ADDED.find(([at]) => pathname.startsWith(at))?.[1] ?? null;

export function Component() {
  const { pathname } = useLocation();
  const mayRead = useCan('ifta.read');
  const mayWrite = useCan('ifta.write');
  const [, setNew] = useFlagParam('new');
  const label = labelAt(pathname);
  return (
    <Page
      title="IFTA Help"
      subtitle={mayRead ? 'Fuel tax: miles, gallons, rates and returns' : 'Fuel tax, without the paperwork'}
      actions={
        mayWrite &&
        label !== null && (
          <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setNew(true)}>
            {label}
          </Button>
        )
      }
      tabs={<LinkTabs label="IFTA" tabs={usePageTabs('ifta')} />}
    >
      <Outlet />
    </Page>
  );
}
