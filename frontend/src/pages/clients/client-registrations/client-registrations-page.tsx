import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../components/layout/page';
import { totalText } from '../../../lib/api/api-client';
import { registrationKit } from '../../../features/clients/registrations/registration-kit';
import { RegistrationList } from '../../../features/clients/registrations/registration-list';

const countQuery = registrationKit.list({ limit: 1 });

export function Component() {
  const { data } = useQuery(countQuery);
  return (
    <Page
      title="Client Registrations"
      subtitle={
        data === undefined
          ? 'Requests from new clients'
          : `${totalText(data)} ${data.total === 1 ? 'request' : 'requests'} from new clients`
      }
    >
      <RegistrationList />
    </Page>
  );
}
