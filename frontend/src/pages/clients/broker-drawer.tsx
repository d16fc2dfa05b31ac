import { useLocation, useNavigate, useParams } from 'react-router';
import { BrokerDetail } from '../../features/brokers/components/broker-detail';
import { RecordHistory } from '../../features/audit/components/record-history';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <BrokerDetail
      key={id}
      id={id}
      history={<RecordHistory kind="broker" id={id} />}
      onClose={() => void navigate({ pathname: '/clients/brokers', search })}
    />
  );
}
