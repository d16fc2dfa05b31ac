import { useQuery } from '@tanstack/react-query';
import { myProcessesQuery } from '../../../features/compliance/ifta/own-processes';
import { ProcessCards } from '../../../features/compliance/ifta/process-cards';
import { useUser } from '../../../lib/session/session-context';

export function Component() {
  const { id } = useUser();
  return <ProcessCards list={useQuery(myProcessesQuery(id))} />;
}
