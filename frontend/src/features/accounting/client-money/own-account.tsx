import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { DetailList } from '../../../components/display/detail-list';
import { TextLink } from '../../../components/display/text-link';
import { Section } from '../../../components/layout/surface';
import { ownChargesQuery } from '../../../lib/api/own-queries';
import { formatMoney, isZeroMoney, sumMoney } from '../../../lib/format/money';
import { useCan, useUser } from '../../../lib/session/session-context';
import type { Charge } from './charge-calls';
import { ownMoneyQuery } from './client-money-calls';
import { Movements } from './movements';

const inWords = ({ amount, open, paid }: Charge): string =>
  isZeroMoney(paid)
    ? formatMoney(open)
    : `${formatMoney(open)}, ${formatMoney(paid)} of ${formatMoney(amount)} is paid`;

/** What a client owes for services, and where it pays. */
function Owed({ charges }: { charges: readonly Charge[] }) {
  const mayPay = useCan('portal.pay');
  return (
    <Section title="You owe">
      <DetailList
        details={[
          ...charges.map((charge) => [charge.description, inWords(charge)] as const),
          ...(charges.length > 1 ? [['Total', formatMoney(sumMoney(charges.map(({ open }) => open)))] as const] : []),
        ]}
      />
      {mayPay && (
        <Box sx={{ mt: 1.5 }}>
          <TextLink to="?pay=1">Pay it now, or a part of it</TextLink>
        </Box>
      )}
    </Section>
  );
}

/** A client's own account with the firm: what it owes for services, what is held for governments, and what became of it. */
export function OwnAccount() {
  const { clientId } = useUser();
  const isOfClient = Boolean(clientId);
  const { data: account } = useQuery({ ...ownMoneyQuery, enabled: isOfClient });
  const { data: charges = [] } = useQuery({ ...ownChargesQuery, enabled: isOfClient });
  return (
    <>
      {charges.length > 0 && <Owed charges={charges} />}
      {account && (
        <Section title="Held for you">
          <DetailList
            details={[
              ['Held for government fees', formatMoney(account.balance)],
              ['Paid to agencies for you', formatMoney(account.paidOut)],
            ]}
          />
          <Movements clientId={account.clientId} linked={false} />
        </Section>
      )}
    </>
  );
}
