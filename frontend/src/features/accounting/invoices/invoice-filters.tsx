import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { FilterDate } from '../../../components/filters/filter-date';
import { FilterRecord } from '../../../components/filters/filter-record';
import { NarrowedTo } from '../../../components/filters/narrowed-to';
import { Notice } from '../../../components/display/notice';
import { SearchField } from '../../../components/filters/search-field';
import { formatDate } from '../../../lib/format/dates';
import { ageLabels, factoringLabels, invoiceStatusLabels, optionsOf, standingLabels } from '../../../lib/format/labels';
import { asOfFault, asOfText } from '../../../lib/format/moments';
import { brokerOptionsQuery, factorOptionsQuery } from '../../../lib/api/option-queries';
import type { ListParams } from '../../../lib/lists/use-list-params';

const statuses = [
  ...optionsOf(invoiceStatusLabels),
  { value: 'pending,overdue', label: 'Pending + overdue' },
  { value: 'pending,overdue,paid', label: 'All billed' },
];

/** Of drafts and cancelled ones the status tells as much. */
const standings = optionsOf(standingLabels).filter(({ value }) => value !== 'draft' && value !== 'cancelled');

const isAge = (age: string): age is keyof typeof ageLabels => age in ageLabels;

/** 'from 02/01/2026 to 02/28/2026'; '' where neither end is set. */
const daysWords = (from: string, to: string): string =>
  [from && `from ${formatDate(from)}`, to && `to ${formatDate(to)}`].filter(Boolean).join(' ');

export function InvoiceFilters({ params, children }: { params: ListParams; children: ReactNode }) {
  const asOf = params.filter('asOf');
  const age = params.filter('age');
  const issued = daysWords(params.filter('issuedFrom'), params.filter('issuedTo'));
  const paid = daysWords(params.filter('paidFrom'), params.filter('paidTo'));
  return (
    <>
      <FilterBar>
        <SearchField label="Search invoices" value={params.q} onChange={params.search} />
        <FilterSelect
          kept
          label="Status"
          all="All statuses"
          options={statuses}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <FilterRecord
          kept
          label="Carrier"
          all="All carriers"
          query={brokerOptionsQuery}
          value={params.filter('brokerId')}
          onChange={(brokerId) => params.set({ brokerId })}
        />
        <FilterClient params={params} />
        {isAge(age) && <NarrowedTo label={ageLabels[age]} onClear={() => params.set({ age: null })} />}
        {issued !== '' && (
          <NarrowedTo label={`Issued ${issued}`} onClear={() => params.set({ issuedFrom: null, issuedTo: null })} />
        )}
        {paid !== '' && (
          <NarrowedTo label={`Paid ${paid}`} onClear={() => params.set({ paidFrom: null, paidTo: null })} />
        )}
        {params.filter('own') === 'true' && (
          <NarrowedTo label="Of the firm itself" onClear={() => params.set({ own: null })} />
        )}
        <FilterDate
          label="As of"
          time
          value={asOf}
          fault={asOfFault}
          onChange={(value) => params.set({ asOf: value })}
        />
        <FilterSelect
          label="Standing"
          all="All standings"
          options={standings}
          value={params.filter('standing')}
          onChange={(standing) => params.set({ standing })}
        />
        <FilterRecord
          label="Factor"
          all="All factors"
          query={factorOptionsQuery}
          value={params.filter('factorId')}
          onChange={(factorId) => params.set({ factorId })}
        />
        <FilterSelect
          label="Factoring"
          all="Any factoring"
          options={optionsOf(factoringLabels)}
          value={params.filter('factoringStatus')}
          onChange={(factoringStatus) => params.set({ factoringStatus })}
        />
        {children}
      </FilterBar>
      {asOf !== '' && (
        <Notice tone="info" role="status">
          This is the list as of {asOfText(asOf)}.
          <Button size="small" onClick={() => params.set({ asOf: null })}>
            Back to now
          </Button>
        </Notice>
      )}
    </>
  );
}
