import { ViewSwitch } from '../../../components/layout/view-switch';
import {
  ChartOfAccounts,
  EntryTemplates,
  GeneralLedger,
  Periods,
  TieOuts,
  TrialBalance,
} from '../../../features/accounting/ledger/views-lazy';
import { CoverNotice } from '../../../features/accounting/client-money/cover-notice';
import { Charges, ClientMoneyList } from '../../../features/accounting/client-money/views-lazy';
import { FuelCards } from '../../../features/accounting/fuel-cards/fuel-cards-lazy';
import { PayoutsToBank } from '../../../features/accounting/clearing/payouts-lazy';
import { Bank } from '../../../features/accounting/bank/bank-lazy';
import { RecordHistory } from '../../../features/administration/audit/record-history';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useSearch } from '../../../lib/navigation/use-search';

const viewIn = (address: string): string => new URLSearchParams(address.split('?')[1]).get('view') ?? 'ledger';

export function Component() {
  const [search, change] = useSearch();
  const view = search.get('view') ?? 'ledger';
  const views = usePageTabs('books').map(({ to, label }) => ({ value: viewIn(to), label }));
  return (
    <>
      <ViewSwitch
        label="Books"
        value={view}
        views={views}
        onChange={(next) => change(() => new URLSearchParams(next === 'ledger' ? {} : { view: next }))}
      />
      {view === 'templates' && <EntryTemplates />}
      {view === 'client-money' && <ClientMoneyList />}
      {view === 'charges' && <Charges />}
      {view === 'fuel-cards' && <FuelCards />}
      {view === 'to-bank' && <PayoutsToBank />}
      {view === 'trial-balance' && <TrialBalance />}
      {view === 'tie-outs' && <TieOuts warning={<CoverNotice />} />}
      {view === 'bank' && <Bank />}
      {view === 'periods' && <Periods />}
      {view === 'accounts' && <ChartOfAccounts />}
      {view === 'ledger' && <GeneralLedger historyOf={(id) => <RecordHistory key={id} kind="entry" id={id} />} />}
    </>
  );
}
