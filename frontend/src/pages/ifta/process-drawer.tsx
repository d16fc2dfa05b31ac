import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { RecordHistory } from '../../features/audit/components/record-history';
import { ProcessDetail } from '../../features/ifta-processes/components/process-detail';
import { useCan } from '../../lib/session/session-context';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const mayRead = useCan('ifta.read');
  if (!mayRead) return <Navigate replace to="/ifta" />;
  return (
    <ProcessDetail
      key={id}
      id={id}
      history={<RecordHistory kind="iftaprocess" id={id} />}
      onClose={() => void navigate({ pathname: '/ifta', search })}
    />
  );
}
