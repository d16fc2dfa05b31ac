import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../components/display/text-link';
import { formatMoney, isZeroMoney, sumMoney } from '../../../lib/format/money';
import { useCan } from '../../../lib/session/session-context';
import { openChargesQuery } from './charge-calls';
import { heldForQuery } from './client-money-calls';
import { accountAddress } from './client-money-words';

/** On the page of a client: what is held for it and what it owes for services, and the way to both. */
export function HeldForClient({ clientId }: { clientId: string }) {
  const sees = useCan('client-money.read');
  const { data: account } = useQuery({ ...heldForQuery(clientId), enabled: sees });
  const { data: charges = [] } = useQuery({ ...openChargesQuery(clientId), enabled: sees });
  const owed = sumMoney(charges.map(({ open }) => open));
  const list = `/accounting/bookkeeping?${new URLSearchParams({ view: 'charges', status: 'open', clientId })}`;
  return (
    <>
      {account && (
        <div>
          {'Held for the client: '}
          <TextLink to={accountAddress(clientId)}>{formatMoney(account.balance)}</TextLink>
        </div>
      )}
      {!isZeroMoney(owed) && (
        <div>
          {'The client owes for services: '}
          <TextLink to={list}>{formatMoney(owed)}</TextLink>
        </div>
      )}
    </>
  );
}
