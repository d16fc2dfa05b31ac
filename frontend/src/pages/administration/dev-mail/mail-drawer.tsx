import { useNavigate, useParams } from 'react-router';
import { MailDetail } from '../../../features/administration/demo-mail/mail-detail';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <MailDetail key={id} id={id} onClose={() => void navigate('/dev/mail')} />;
}
