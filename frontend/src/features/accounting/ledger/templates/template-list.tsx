import ScheduleOutlined from '../../../../generated/icons/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { PageActions } from '../../../../components/layout/page-actions';
import { StatusChip } from '../../../../components/display/status-chip';
import { EmptyList } from '../../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../../components/filters/filter-bar';
import { FilterClient } from '../../../../components/filters/filter-client';
import { SearchField } from '../../../../components/filters/search-field';
import { TextButton } from '../../../../components/forms/text-button';
import type { TableColumn } from '../../../../components/table/columns';
import { DataTable } from '../../../../components/table/data-table';
import { ExportMenu } from '../../../../components/table/export/export-menu';
import { listAll } from '../../../../lib/api/api-client';
import { formatDate } from '../../../../lib/format/dates';
import { formatMoney } from '../../../../lib/format/money';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { useEditParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { TemplateDialog } from './template-dialog-lazy';
import { templateQuery, templatesQuery } from './template-calls';
import { nextLabel, repeatLabel, repeats, totalOf, type EntryTemplate } from './template-words';

const filters = ['clientId', 'every'] as const;
/** In place of the id of the template that is edited. */
const NEW = 'new';

const Failure = ({ failure }: EntryTemplate) =>
  failure && (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, overflowWrap: 'anywhere' }}>
      <StatusChip tone="error" label="Not posted" /> {failure}
    </Box>
  );

const columnsFor = (onEdit: ((id: string) => void) | null): readonly TableColumn<EntryTemplate>[] => [
  {
    field: 'name',
    header: 'Name',
    flex: 1,
    width: 150,
    sortable: true,
    value: ({ name }) => name,
    render: ({ id, name }) =>
      onEdit ? (
        <TextButton type="button" aria-label={`Edit ${name}`} onClick={() => onEdit(id)}>
          {name}
        </TextButton>
      ) : (
        name
      ),
  },
  { field: 'clientName', header: 'Client', width: 140, drops: 3, value: ({ clientName }) => clientName ?? '' },
  { field: 'total', header: 'Amount', width: 120, align: 'right', value: (row) => formatMoney(totalOf(row)) },
  { field: 'every', header: 'Repeats', width: 140, value: repeatLabel },
  { field: 'nextOn', header: 'Next date', width: 150, sortable: true, value: nextLabel },
  {
    field: 'lastOn',
    header: 'Last posted',
    width: 120,
    drops: 2,
    value: ({ lastOn }) => (lastOn ? formatDate(lastOn) : ''),
  },
  {
    field: 'failure',
    header: 'Remark',
    flex: 2,
    width: 200,
    wraps: true,
    drops: 1,
    value: ({ failure }) => failure ?? '',
    render: (row) => <Failure {...row} />,
  },
];

const TemplateCard = ({ row, onEdit }: { row: EntryTemplate; onEdit: ((id: string) => void) | null }) => (
  <Box sx={{ display: 'grid', gap: 0.25 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1, fontWeight: 600 }}>
      {onEdit ? (
        <TextButton type="button" aria-label={`Edit ${row.name}`} onClick={() => onEdit(row.id)}>
          {row.name}
        </TextButton>
      ) : (
        <span>{row.name}</span>
      )}
      <span className="tabular">{formatMoney(totalOf(row))}</span>
    </Box>
    <Box sx={{ color: 'text.secondary' }}>
      {[repeatLabel(row), nextLabel(row), row.clientName].filter(Boolean).join(' · ')}
    </Box>
    <Failure {...row} />
  </Box>
);

/** The templates of entries, with those that are posted by themselves. */
export function EntryTemplates() {
  const params = useListParams(filters);
  const list = useQuery(templatesQuery(params.query));
  const mayWrite = useCan('ledger.write');
  const [edited, setEdited] = useEditParam();
  const onEdit = mayWrite ? setEdited : null;
  const columns = columnsFor(onEdit);
  return (
    <>
      <FilterBar>
        <SearchField label="Search templates" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Repeats"
          all="All templates"
          options={repeats}
          value={params.filter('every')}
          onChange={(every) => params.set({ every })}
        />
        <FilterClient params={params} />
        <ExportMenu
          name="entry_templates"
          columns={columns}
          load={() => listAll<EntryTemplate>('/api/entry-templates', params.exported)}
        />
        <PageActions>
          {mayWrite && (
            <Button variant="contained" onClick={() => setEdited(NEW)}>
              New Template
            </Button>
          )}
        </PageActions>
      </FilterBar>
      <DataTable<EntryTemplate>
        name="entry-templates"
        label="Recurring entries"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        empty={
          <EmptyList
            params={params}
            icon={<ScheduleOutlined />}
            none={{
              title: 'No templates yet',
              text: 'Rent, insurance, depreciation: write a recurring entry once, and it is posted automatically.',
            }}
            unmatched={{ title: 'No templates found', text: 'Try another word or client.' }}
          />
        }
        card={(row) => <TemplateCard row={row} onEdit={onEdit} />}
      />
      {mayWrite && edited === NEW && <TemplateDialog template={null} onClose={() => setEdited(null)} />}
      {mayWrite && edited !== null && edited !== NEW && (
        <EditTemplate key={edited} id={edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

function EditTemplate({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: template } = useQuery(templateQuery(id));
  return template ? <TemplateDialog template={template} onClose={onClose} /> : null;
}
