import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { DetailList } from '../../../components/display/detail-list';
import { PanelLead } from '../../../components/display/panel-lead';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { Figure } from '../../../components/display/figure';
import { TextLink } from '../../../components/display/text-link';
import { formatMoney, isZeroMoney, sumMoney } from '../../../lib/format/money';
import { namesQuery } from '../../../lib/format/names';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { openChargesQuery } from './charge-calls';
import { heldForQuery } from './client-money-calls';
import { MovementDialog } from './movement-dialog';
import { Movements } from './movements';

/** The account of one client: what is held, what was paid out, and each movement. */
export function ClientAccount({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const mayWrite = useCan('client-money.write');
  const held = useQuery(heldForQuery(clientId));
  const { data: names } = useQuery(namesQuery('client', [clientId]));
  const [moves, setMoves] = useFlagParam('move');
  const name = names?.get(clientId) ?? held.data?.clientName ?? 'Client';
  const balance = held.data?.balance ?? '0.00';
  const { data: charges = [] } = useQuery(openChargesQuery(clientId));
  const owed = sumMoney(charges.map(({ open }) => open));
  const chargesOf = `/accounting/bookkeeping?${new URLSearchParams({ view: 'charges', status: 'open', clientId })}`;
  return (
    <>
      <DetailDrawer
        title={name}
        subtitle={held.data && <PanelLead money={formatMoney(balance)} of="held for the client" />}
        onClose={onClose}
        footer={
          mayWrite && (
            <Button variant="contained" onClick={() => setMoves(true)}>
              Record Movement
            </Button>
          )
        }
      >
        {held.error ? (
          <ErrorState error={held.error} onRetry={() => void held.refetch()} />
        ) : held.isPending ? (
          <SkeletonList rows={4} />
        ) : (
          <>
            <DetailList
              details={[
                ...(isZeroMoney(owed)
                  ? []
                  : [
                      [
                        'Owes for services',
                        <Figure to={chargesOf} of="open">
                          {formatMoney(owed)}
                        </Figure>,
                      ] as const,
                    ]),
                ['Paid to agencies', formatMoney(held.data?.paidOut ?? '0')],
                ['Client', <TextLink to={`/clients/${clientId}`}>{name}</TextLink>],
              ]}
            />
            <Movements clientId={clientId} linked />
          </>
        )}
      </DetailDrawer>
      {mayWrite && moves && held.data !== undefined && (
        <MovementDialog clientId={clientId} clientName={name} balance={balance} onClose={() => setMoves(false)} />
      )}
    </>
  );
}
