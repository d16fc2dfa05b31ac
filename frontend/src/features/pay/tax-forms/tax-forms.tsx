import DescriptionOutlined from '../../../generated/icons/DescriptionOutlined';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { NarrowedTo } from '../../../components/filters/narrowed-to';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { SearchField } from '../../../components/filters/search-field';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { listAll } from '../../../lib/api/api-client';
import { todayInFirm } from '../../../lib/format/dates';
import { useListSearch } from '../../../lib/lists/client-scope';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useCan } from '../../../lib/session/session-context';
import { OpenedForms } from './dialogs/opened-forms-lazy';
import { taxFormAddress, taxFormsQuery, useYearOptions, type TaxForm } from './tax-form-calls';
import { TaxFormCard, taxFormColumns } from './tax-form-columns';
import { FORM_OPTIONS, STATUS_OPTIONS, workedOn } from './tax-form-words';
import { YearCards } from './year-cards';

const filters = ['year', 'form', 'status', 'clientId', 'contractorId'] as const;

/** The forms 1099 of every payer: who gets one, how far it is, and what is done next. */
export function TaxForms() {
  const params = useListParams(filters);
  const search = useListSearch();
  const navigate = useNavigate();
  const list = useQuery(taxFormsQuery(params.query));
  const mayWrite = useCan('tax-forms.write');
  const year = Number(params.filter('year')) || workedOn(todayInFirm());
  const years = useYearOptions(year);
  const columns = useMemo(() => taxFormColumns(search, mayWrite), [search, mayWrite]);
  const chosen = (name: (typeof filters)[number]) => ({
    value: params.filter(name),
    onChange: (value: string) => params.set({ [name]: value }),
  });
  return (
    <>
      <YearCards year={year} />
      <FilterBar>
        <SearchField label="Search forms" value={params.q} onChange={params.search} />
        <FilterSelect label="Status" all="All statuses" options={STATUS_OPTIONS} {...chosen('status')} />
        <FilterSelect label="Tax year" all="All years" options={years} {...chosen('year')} />
        <FilterSelect label="Form" all="All forms" options={FORM_OPTIONS} {...chosen('form')} />
        <FilterClient params={params} />
        {params.filter('contractorId') !== '' && (
          <NarrowedTo label="Of one contractor" onClear={() => params.set({ contractorId: null })} />
        )}
        <ExportMenu
          name="forms_1099"
          columns={columns}
          load={() => listAll<TaxForm>('/api/tax-forms', params.exported)}
        />
      </FilterBar>
      <DataTable<TaxForm>
        name="tax-forms"
        label="Generated forms"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(`${taxFormAddress(id)}${search}`)}
        empty={
          <EmptyList
            params={params}
            icon={<DescriptionOutlined />}
            none={{
              title: 'No forms yet',
              text: 'Generate 1099 Forms shows who gets one for a year, who does not and why, and creates them.',
            }}
            unmatched={{ title: 'No forms found', text: 'Try another name, year, form, status or client.' }}
          />
        }
        card={(row) => <TaxFormCard row={row} search={search} mayWrite={mayWrite} />}
      />
      <OpenedForms year={year} form={params.filter('form')} />
    </>
  );
}
