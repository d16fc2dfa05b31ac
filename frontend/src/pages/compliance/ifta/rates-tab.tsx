import { Navigate } from 'react-router';
import { RatesTable } from '../../../features/compliance/ifta/rates/rates-table';
import { usePageTabs } from '../../../lib/navigation/page-tabs';

/** Rates are for who works on the quarters, for clients and for drivers. */
export function Component() {
  const tabs = usePageTabs('ifta');
  return tabs.some(({ to }) => to === '/ifta/rates') ? <RatesTable /> : <Navigate replace to="/ifta" />;
}
