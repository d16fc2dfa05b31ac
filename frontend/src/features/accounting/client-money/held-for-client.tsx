import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../components/display/text-link';
import { formatMoney } from '../../../lib/format/money';
import { useCan } from '../../../lib/session/session-context';
import { heldForQuery } from './client-money-calls';
import { accountAddress } from './client-money-words';

/** On the page of a client: 'Held for the client: $100.00', and the way to its account. */
export function HeldForClient({ clientId }: { clientId: string }) {
  const sees = useCan('client-money.read');
  const { data } = useQuery({ ...heldForQuery(clientId), enabled: sees });
  if (!data) return null;
  return (
    <div>
      {'Held for the client: '}
      <TextLink to={accountAddress(clientId)}>{formatMoney(data.balance)}</TextLink>
    </div>
  );
}
