import { LinkTabs } from '../../../components/layout/link-tabs';
import { usePageTabs } from '../../../lib/navigation/page-tabs';

export const DocumentTabs = () => <LinkTabs label="Documents" tabs={usePageTabs('documents')} />;
