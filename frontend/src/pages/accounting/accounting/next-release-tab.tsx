import { useLocation } from 'react-router';
import { ComingSoon } from '../../../components/display/coming-soon';

export function Component() {
  const { pathname } = useLocation();
  return <ComingSoon what={pathname.endsWith('1099') ? '1099 Forms' : 'Profit & Loss'} />;
}
