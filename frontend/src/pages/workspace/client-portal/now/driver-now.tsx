import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../../components/display/text-link';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { Section } from '../../../../components/layout/surface';
import type { Driver, Expense, Load } from '../../../../lib/api/api-types';
import { formatDate } from '../../../../lib/format/dates';
import { formatMoney } from '../../../../lib/format/money';
import { expenseKit } from '../../../../features/accounting/expenses/expense-kit';
import { driverKit } from '../../../../features/operations/drivers/driver-kit';
import { Expiry } from '../../../../features/operations/drivers/driver-chips';
import { ownLoadsQuery } from '../../../../features/operations/loads/load-figures';
import { settlementsQuery, type Settlement } from '../../../../features/pay/settlements/settlement-calls';
import { NowLine, NowLines } from './now-line';

const OPEN = { status: 'pending,in_transit', limit: 50 };
const LATEST = { limit: 1 };
const RECENT = { limit: 100 };

/** The load that is under way, or the one that is picked up next. */
const todays = (loads: readonly Load[]): Load | undefined =>
  loads.find(({ status }) => status === 'in_transit') ??
  loads.toSorted((one, other) => (one.pickupDate ?? '9999').localeCompare(other.pickupDate ?? '9999'))[0];

const LoadNow = ({ load }: { load: Load | undefined }) => (
  <NowLine what={load?.status === 'in_transit' ? 'Your load' : 'Your next load'}>
    {load ? (
      <>
        <TextLink to="/client-portal/loads">{load.loadNumber}</TextLink>
        <div>
          {load.pickupLocation} → {load.dropoffLocation}
        </div>
        <div className="tabular">
          {load.status === 'in_transit'
            ? `Drop-off ${formatDate(load.dropoffDate, 'not planned yet')}`
            : `Pickup ${formatDate(load.pickupDate, 'not planned yet')}`}
        </div>
      </>
    ) : (
      'No load is planned for you yet.'
    )}
  </NowLine>
);

const isEnding = (standing: string | null): boolean => standing !== null && standing !== 'valid';

function FileNow({ driver: { licenseExpiration, medicalCertExpiration, standings } }: { driver: Driver }) {
  const ending = [
    ['CDL', licenseExpiration, standings.licenseExpiration],
    ['Medical card', medicalCertExpiration, standings.medicalCertExpiration],
  ] as const;
  return ending
    .filter(([, , standing]) => isEnding(standing))
    .map(([what, day, standing]) => (
      <NowLine
        key={what}
        what={`${what} to renew`}
        act={<TextLink to="/client-portal/file">Send the new one</TextLink>}
      >
        <Expiry day={day} standing={standing} />
      </NowLine>
    ));
}

const ReceiptsNow = ({ expenses }: { expenses: readonly Expense[] }) => {
  const missing = expenses.filter(({ receiptUrl }) => !receiptUrl);
  if (missing.length === 0) return null;
  return (
    <NowLine what="Missing receipts" act={<TextLink to="/client-portal/expenses">Add them</TextLink>}>
      {missing.length === 1 ? 'One expense has no receipt' : `${missing.length} expenses have no receipt`}
    </NowLine>
  );
};

const PaidNow = ({ settlement }: { settlement: Settlement }) => (
  <NowLine what="Last settlement">
    <TextLink to={`/client-portal/pay/${settlement.id}`} className="tabular">
      {formatMoney(settlement.net)}
    </TextLink>
    <div className="tabular">
      {settlement.paidOn
        ? `Paid ${formatDate(settlement.paidOn)}`
        : `For ${formatDate(settlement.from)} to ${formatDate(settlement.to)}, not paid yet`}
    </div>
  </NowLine>
);

/** What a driver starts the day with: the load, what runs out, receipts that miss, and the last pay. */
export function DriverNow({ driverId }: { driverId: number }) {
  const loads = useQuery(ownLoadsQuery(OPEN));
  const driver = useQuery(driverKit.one(String(driverId)));
  const expenses = useQuery(expenseKit.list(RECENT));
  const settlements = useQuery(settlementsQuery(LATEST));
  const settlement = settlements.data?.items[0];
  const failed = [loads, driver, expenses, settlements].find(({ error, data }) => error && !data);
  return (
    <Section title="Today">
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} compact />
      ) : loads.data && driver.data && expenses.data && settlements.data ? (
        <NowLines>
          <LoadNow load={todays(loads.data.items)} />
          <FileNow driver={driver.data} />
          <ReceiptsNow expenses={expenses.data.items} />
          {settlement && <PaidNow settlement={settlement} />}
        </NowLines>
      ) : (
        <SkeletonList rows={4} />
      )}
    </Section>
  );
}
