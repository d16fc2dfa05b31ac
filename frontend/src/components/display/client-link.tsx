import { recordAddress } from '../../lib/navigation/record-address';
import { useCan } from '../../lib/session/session-context';
import { TextLink } from './text-link';

interface ClientLinkProps {
  clientId: string | null;
  clientName: string | null;
}

/** Whose a record is: the client's page, for those who may open it. */
export function ClientLink({ clientId, clientName }: ClientLinkProps) {
  const maySee = useCan('clients.read');
  if (clientId === null) return "The firm's own";
  const to = maySee ? recordAddress('client', clientId) : null;
  const name = clientName ?? 'Open client';
  return to === null ? clientName : <TextLink to={to}>{name}</TextLink>;
}
