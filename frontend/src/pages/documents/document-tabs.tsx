import { LinkTabs } from '../../components/link-tabs';
import { usePageTabs } from '../../lib/page-tabs';

export const DocumentTabs = () => <LinkTabs label="Documents" tabs={usePageTabs('documents')} />;
