import { useLocation, useNavigate, useParams } from 'react-router';
import { ClientDetail } from '../../features/clients/components/client-detail';
import { RecordHistory } from '../../features/history/record-history';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <ClientDetail
      key={id}
      id={id}
      history={<RecordHistory kind="client" id={id} />}
      onClose={() => void navigate({ pathname: '/clients', search })}
    />
  );
}
