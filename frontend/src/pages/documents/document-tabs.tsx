import { LinkTabs } from '../../components/link-tabs';

const tabs = [
  { to: '/documents', label: 'Compliance documents', end: true },
  { to: '/documents/uploads', label: 'Uploads' },
];

export const DocumentTabs = () => <LinkTabs label="Documents" tabs={tabs} />;
