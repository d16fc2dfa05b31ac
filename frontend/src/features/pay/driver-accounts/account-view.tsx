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
import { accountAddress, accountQuery, accountsOfQuery, driverIdOf, type DriverAccount } from './account-calls';
import { AccountFigures } from './account-figures';
import { MoveDialog } from './move-dialog';
import { TermsDialog } from './terms-dialog';

const bookOf = ({ clientName, clientId }: DriverAccount): string =>
  clientName ?? (clientId === null ? 'your company' : 'another client');

/** The account of one driver: advances, escrow, what was short, the year; money is given and returned here. */
export function AccountView({ id, history, onClose }: PanelProps) {
  const driverId = driverIdOf(id);
  const found = useQuery(accountQuery(driverId, id === driverId ? undefined : id));
  const { data: accounts = [] } = useQuery(accountsOfQuery(driverId));
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
  const shown = accounts.find((each) => each.id === id);
  const others = accounts.filter((each) => each.id !== id);
  const name = driver ? `${driver.firstName} ${driver.lastName}` : (shown?.driverName ?? 'the driver');
  const move = { id, driverId: Number(driverId), driverName: name };
  const rulesOf = new URLSearchParams({ driverId });
  return (
    <RecordPanel what="Account" found={found} onClose={onClose}>
      {(account) => (
        <>
          <DetailDrawer
            title={`Account of ${name}`}
            subtitle={shown ? (account.current ? shown.clientName : `Drove for ${bookOf(shown)}`) : driver?.clientName}
            history={history}
            footer={
              <>
                {mayPay && account.current && (
                  <Button variant="contained" onClick={() => setGives(true)}>
                    Give Advance
                  </Button>
                )}
                {mayPay && !isZeroMoney(account.escrow) && (
                  <Button variant="outlined" onClick={() => setReturns(true)}>
                    Return Escrow
                  </Button>
                )}
                {mayWrite && account.current && (
                  <Button variant="outlined" onClick={() => setTerms(true)}>
                    Change Terms
                  </Button>
                )}
                {mayWrite && account.current && (
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
              {others.map((each) => (
                <TextLink key={each.id} to={accountAddress(each.id)}>{`Account at ${bookOf(each)}`}</TextLink>
              ))}
              <TextLink to={`/settlements?${rulesOf}`}>Settlements</TextLink>
              <TextLink to={`/settlements/pay-rules?${rulesOf}`}>Pay rules</TextLink>
              <TextLink to={`/settlements/deduction-rules?${rulesOf}`}>Deductions</TextLink>
            </Typography>
          </DetailDrawer>
          {mayWrite && account.current && terms && (
            <TermsDialog {...move} account={account} onClose={() => setTerms(false)} />
          )}
          {mayPay && account.current && gives && (
            <MoveDialog way="advances" {...move} onClose={() => setGives(false)} />
          )}
          {mayPay && returns && (
            <MoveDialog
              way="escrow-returns"
              {...move}
              held={account.escrow}
              former={!account.current}
              onClose={() => setReturns(false)}
            />
          )}
        </>
      )}
    </RecordPanel>
  );
}
