import { useLocation, useNavigate, useParams } from 'react-router';
import { RecordHistory } from '../../features/history/record-history';
import { VehicleDetail } from '../../features/vehicles/components/vehicle-detail';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <VehicleDetail
      key={id}
      id={id}
      history={<RecordHistory kind="vehicle" id={id} />}
      onClose={() => void navigate({ pathname: '/clients/vehicles', search })}
    />
  );
}
