import { useLocation, useNavigate, useParams } from 'react-router';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { UserView } from '../../../features/people/users/user-view';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <UserView
      key={id}
      id={id}
      history={<RecordHistory kind="user" id={id} />}
      onClose={() => void navigate({ pathname: '/users', search })}
    />
  );
}
