import { LinkTabs } from '../../components/link-tabs';
import { usePageTabs } from '../../lib/page-tabs';

export const DriverTabs = () => <LinkTabs label="Drivers" tabs={usePageTabs('drivers')} />;
