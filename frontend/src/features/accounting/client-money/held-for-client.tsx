import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../components/display/figure';
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
          <Figure to={accountAddress(clientId)} of="page">
            {formatMoney(account.balance)}
          </Figure>
        </div>
      )}
      {!isZeroMoney(owed) && (
        <div>
          {'The client owes for services: '}
          <Figure to={list} of="open">
            {formatMoney(owed)}
          </Figure>
        </div>
      )}
    </>
  );
}
