import { useQuery } from '@tanstack/react-query';
import { Page } from '../../components/page';
import { registrationsQuery } from '../../features/registrations/api/registrations';
import { RegistrationList } from '../../features/registrations/components/registration-list';

const countQuery = registrationsQuery({ limit: 1 });

export function Component() {
  const { data } = useQuery(countQuery);
  const count = data?.total;
  return (
    <Page
      title="Client Registrations"
      subtitle={
        count === undefined
          ? 'Requests from new clients'
          : `${count.toLocaleString('en-US')} ${count === 1 ? 'request' : 'requests'} from new clients`
      }
    >
      <RegistrationList />
    </Page>
  );
}
