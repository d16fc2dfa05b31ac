import { useLocation, useNavigate, useParams } from 'react-router';
import { LoadDetail } from '../../features/loads/components/load-detail';
import { RecordHistory } from '../../features/history/record-history';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <LoadDetail
      key={id}
      id={id}
      history={<RecordHistory kind="load" id={id} />}
      onClose={() => void navigate({ pathname: '/loads', search })}
    />
  );
}
