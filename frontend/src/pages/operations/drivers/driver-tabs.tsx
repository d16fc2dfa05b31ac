import { LinkTabs } from '../../../components/layout/link-tabs';
import { usePageTabs } from '../../../lib/navigation/page-tabs';

export const DriverTabs = () => <LinkTabs label="Drivers" tabs={usePageTabs('drivers')} />;
