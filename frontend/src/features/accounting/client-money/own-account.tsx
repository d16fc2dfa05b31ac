import { useQuery } from '@tanstack/react-query';
import { DetailList } from '../../../components/display/detail-list';
import { Section } from '../../../components/layout/surface';
import { formatMoney } from '../../../lib/format/money';
import { useUser } from '../../../lib/session/session-context';
import { ownMoneyQuery } from './client-money-calls';
import { Movements } from './movements';

/** A client's own account with the firm: what is held for governments, and what became of it. Nothing while there is none. */
export function OwnAccount() {
  const { clientId } = useUser();
  const { data: account } = useQuery({ ...ownMoneyQuery, enabled: Boolean(clientId) });
  if (!account) return null;
  return (
    <Section title="Held for you">
      <DetailList
        details={[
          ['Held for government fees', formatMoney(account.balance)],
          ['Paid to agencies for you', formatMoney(account.paidOut)],
        ]}
      />
      <Movements clientId={account.clientId} linked={false} />
    </Section>
  );
}
