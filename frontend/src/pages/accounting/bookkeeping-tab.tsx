import { ViewSwitch } from '../../components/view-switch';
import { ChartOfAccounts, GeneralLedger, TrialBalance } from '../../features/ledger/components/views-lazy';
import { useSearch } from '../../lib/navigation/use-search';

const views = [
  { value: 'ledger', label: 'General Ledger' },
  { value: 'trial-balance', label: 'Trial Balance' },
  { value: 'accounts', label: 'Chart of Accounts' },
];

export function Component() {
  const [search, change] = useSearch();
  const view = search.get('view') ?? 'ledger';
  return (
    <>
      <ViewSwitch
        label="Books"
        value={view}
        views={views}
        onChange={(next) => change(() => new URLSearchParams(next === 'ledger' ? {} : { view: next }))}
      />
      {view === 'trial-balance' && <TrialBalance />}
      {view === 'accounts' && <ChartOfAccounts />}
      {view === 'ledger' && <GeneralLedger />}
    </>
  );
}
