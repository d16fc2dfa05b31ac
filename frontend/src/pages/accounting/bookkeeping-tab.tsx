import { useSearchParams } from 'react-router';
import { ViewSwitch } from '../../components/view-switch';
import { ChartOfAccounts, GeneralLedger, TrialBalance } from '../../features/ledger/components/views-lazy';

const views = [
  { value: 'ledger', label: 'General Ledger' },
  { value: 'trial-balance', label: 'Trial Balance' },
  { value: 'accounts', label: 'Chart of Accounts' },
];

export function Component() {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') ?? 'ledger';
  return (
    <>
      <ViewSwitch
        label="Books"
        value={view}
        views={views}
        onChange={(next) => setSearch(next === 'ledger' ? {} : { view: next })}
      />
      {view === 'trial-balance' && <TrialBalance />}
      {view === 'accounts' && <ChartOfAccounts />}
      {view === 'ledger' && <GeneralLedger />}
    </>
  );
}
