import { useQuery } from '@tanstack/react-query';
import { Page } from '../../components/page';
import { totalText } from '../../lib/api-client';
import { registrationsQuery } from '../../features/registrations/api/registrations';
import { RegistrationList } from '../../features/registrations/components/registration-list';

const countQuery = registrationsQuery({ limit: 1 });

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
