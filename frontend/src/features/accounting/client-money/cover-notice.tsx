import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/display/notice';
import { formatMoney } from '../../../lib/format/money';
import { useCan } from '../../../lib/session/session-context';
import { coverQuery } from './client-money-calls';

/** Warns where the client money bank has less than what clients are owed, with the amount to move. */
export function CoverNotice() {
  const sees = useCan('client-money.read');
  const { data } = useQuery({ ...coverQuery, enabled: sees });
  if (!data || Number(data.toMove) === 0) return null;
  const { held, inBank, onItsWay, toMove } = data;
  return (
    <Notice tone="error" role="status">
      {`Move ${formatMoney(toMove)} to the client money bank: ${formatMoney(held)} is held for clients, and it has ` +
        `${formatMoney(inBank)}, with ${formatMoney(onItsWay)} on its way.`}
    </Notice>
  );
}
