import { Outlet } from 'react-router';
import { LinkTabs } from '../../components/link-tabs';
import { Page } from '../../components/page';
import { useCan } from '../../lib/session/session-context';

const facts = { to: '/audit', label: 'Facts', end: true };
const batches = { to: '/audit/batches', label: 'Batches' };
const integrity = { to: '/audit/integrity', label: 'Integrity' };
const jobs = { to: '/audit/jobs', label: 'Jobs' };

export function Component() {
  const mayManageJobs = useCan('jobs.manage');
  return (
    <Page
      title="Audit"
      subtitle="Every change, who made it and when"
      tabs={
        <LinkTabs
          label="Audit"
          tabs={mayManageJobs ? [facts, batches, integrity, jobs] : [facts, batches, integrity]}
        />
      }
    >
      <Outlet />
    </Page>
  );
}
