import { useNavigate, useParams } from 'react-router';
import { MailView } from '../../../features/administration/demo-mail/mail-view';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <MailView key={id} id={id} onClose={() => void navigate('/dev/mail')} />;
}
