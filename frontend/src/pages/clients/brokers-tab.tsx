import { Outlet } from 'react-router';
import { BrokerDialog } from '../../features/brokers/components/broker-dialog-lazy';
import { BrokerList } from '../../features/brokers/components/broker-list';
import { useFlagParam } from '../../lib/use-address-param';

export function Component() {
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <BrokerList onAdd={() => setAdding(true)} />
      {adding && <BrokerDialog broker={null} onClose={() => setAdding(false)} />}
      <Outlet />
    </>
  );
}
