import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { FilterDate } from '../../../components/filter-date';
import { Notice } from '../../../components/notice';
import { SearchField } from '../../../components/search-field';
import { formatDateTime, instantToLocalInput, localInputToInstant } from '../../../lib/dates';
import { invoiceStatusLabels, optionsOf } from '../../../lib/labels';
import { brokerOptionsQuery } from '../../../lib/option-queries';
import type { ListParams } from '../../../lib/use-list-params';

export function InvoiceFilters({ params, children }: { params: ListParams; children: ReactNode }) {
  const brokers = useQuery(brokerOptionsQuery);
  const asOf = params.filter('asOf');
  return (
    <>
      <FilterBar>
        <SearchField label="Search invoices" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={optionsOf(invoiceStatusLabels)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <FilterSelect
          label="Carrier"
          all="All carriers"
          options={brokers.data ?? []}
          value={params.filter('brokerId')}
          onChange={(brokerId) => params.set({ brokerId })}
        />
        <FilterDate
          label="As of"
          type="datetime-local"
          value={instantToLocalInput(asOf === '' ? null : asOf)}
          onChange={(value) => params.set({ asOf: localInputToInstant(value) })}
        />
        {children}
      </FilterBar>
      {asOf !== '' && (
        <Notice tone="info" role="status">
          This is the list as it was on {formatDateTime(asOf)}.
          <Button size="small" onClick={() => params.set({ asOf: null })}>
            Back to now
          </Button>
        </Notice>
      )}
    </>
  );
}
