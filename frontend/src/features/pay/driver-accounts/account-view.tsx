import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { TextLink } from '../../../components/display/text-link';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import type { PanelProps } from '../../../components/records/screen-parts';
import { api } from '../../../lib/api/api-client';
import type { Driver } from '../../../lib/api/api-types';
import { listKeyOf } from '../../../lib/api/stale-after';
import { isZeroMoney } from '../../../lib/format/money';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { accountQuery, driverIdOf } from './account-calls';
import { AccountFigures } from './account-figures';
import { MoveDialog } from './move-dialog';
import { TermsDialog } from './terms-dialog';

/** The account of one driver: advances, escrow, what was short, the year; money is given and returned here. */
export function AccountView({ id, history, onClose }: PanelProps) {
  const driverId = driverIdOf(id);
  const found = useQuery(accountQuery(driverId));
  const { data: driver } = useQuery({
    queryKey: [...listKeyOf('driver'), 'one', driverId],
    queryFn: () => api.get<Driver>(`/api/drivers/${driverId}`),
    meta: { quiet: true },
  });
  const mayPay = useCan('payments.write');
  const mayWrite = useCan('settlements.write');
  const [gives, setGives] = useFlagParam('advance');
  const [returns, setReturns] = useFlagParam('escrow');
  const [terms, setTerms] = useFlagParam('terms');
  const name = driver ? `${driver.firstName} ${driver.lastName}` : 'the driver';
  const move = { id, driverId: Number(driverId), driverName: name };
  const rulesOf = new URLSearchParams({ driverId });
  return (
    <RecordPanel what="Account" found={found} onClose={onClose}>
      {(account) => (
        <>
          <DetailDrawer
            title={`Account of ${name}`}
            subtitle={driver?.clientName}
            history={history}
            footer={
              <>
                {mayPay && (
                  <Button variant="contained" onClick={() => setGives(true)}>
                    Give Advance
                  </Button>
                )}
                {mayPay && !isZeroMoney(account.escrow) && (
                  <Button variant="outlined" onClick={() => setReturns(true)}>
                    Return Escrow
                  </Button>
                )}
                {mayWrite && (
                  <Button variant="outlined" onClick={() => setTerms(true)}>
                    Change Terms
                  </Button>
                )}
                {mayWrite && (
                  <Button variant="outlined" component={Link} to={`/settlements?new=1&driverId=${driverId}`}>
                    Prepare Settlement
                  </Button>
                )}
              </>
            }
            onClose={onClose}
          >
            <AccountFigures account={account} />
            <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
              See also
            </Typography>
            <Typography component="div" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
              <TextLink to={`/settlements?${rulesOf}`}>Settlements</TextLink>
              <TextLink to={`/settlements/pay-rules?${rulesOf}`}>Pay rules</TextLink>
              <TextLink to={`/settlements/deduction-rules?${rulesOf}`}>Deductions</TextLink>
            </Typography>
          </DetailDrawer>
          {mayWrite && terms && <TermsDialog {...move} account={account} onClose={() => setTerms(false)} />}
          {mayPay && gives && <MoveDialog way="advances" {...move} onClose={() => setGives(false)} />}
          {mayPay && returns && (
            <MoveDialog way="escrow-returns" {...move} held={account.escrow} onClose={() => setReturns(false)} />
          )}
        </>
      )}
    </RecordPanel>
  );
}
