import { useNavigate, useParams } from 'react-router';
import { MailDetail } from '../../../features/administration/demo-mail/mail-view';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <MailDetail key={id} id={id} onClose={() => void navigate('/dev/mail')} />;
}
