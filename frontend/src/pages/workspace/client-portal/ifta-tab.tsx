import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../components/display/text-link';
import { myProcessesQuery } from '../../../features/compliance/ifta/own-processes';
import { ProcessCards } from '../../../features/compliance/ifta/process-cards';
import { useCan, useUser } from '../../../lib/session/session-context';

/** The quarters of a client; a driver adds the trips that they are made of. */
export function Component() {
  const { id } = useUser();
  const drives = useCan('driver.read');
  return (
    <ProcessCards
      list={useQuery(myProcessesQuery(id))}
      action={drives && <TextLink to="/client-portal/trips">See your trips</TextLink>}
    />
  );
}
