import LocalGasStationOutlined from '../../../../generated/icons/LocalGasStationOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EmptyList } from '../../../../components/feedback/empty-list';
import { EmptyState } from '../../../../components/feedback/empty-state';
import { FilterBar, FilterSelect } from '../../../../components/filters/filter-bar';
import { FilterClient } from '../../../../components/filters/filter-client';
import { Surface } from '../../../../components/layout/surface';
import { DataTable } from '../../../../components/table/data-table';
import { formatMoney } from '../../../../lib/format/money';
import { pageOfAll } from '../../../../lib/format/listed';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import { currentPeriod, isPeriod, periodName, periodOptions } from '../quarters';
import { AddRecordDialog } from './add-record-dialog-lazy';
import { EditRecordDialog } from './edit-record-dialog-lazy';
import { recordsQuery } from './record-calls';
import { RecordRowCard, recordColumns, type DeedsOf } from './record-columns';
import { mpgOf, netOf, rowsOf, type Gathered, type RecordRow } from './record-rows';
import { drivenOptions } from './record-rules';
import { TakeOutDialog } from './take-out-dialog';

const filters = ['clientId', 'quarter', 'state'] as const;
const NONE: Gathered = { trips: [], expenses: [], fuels: new Map(), light: new Set(), rates: new Map() };

/** How the amounts are worked out, and what they come to. */
const sumWords = (gathered: Gathered, rows: readonly RecordRow[], state: string): string => {
  const mpg = mpgOf(gathered);
  const how =
    mpg === null
      ? 'Tax on miles is known once the quarter has both miles and fuel.'
      : `Miles are taxed at ${mpg} MPG; fuel takes off what was paid at the pump.`;
  return `${how} These ${rows.length} records come to about ${formatMoney(netOf(rows))}${state === '' ? '' : ` in ${state}`} before surcharges.`;
};

/** Who may change and delete what. */
const useDeeds = (edit: (row: RecordRow) => void, out: (row: RecordRow) => void): DeedsOf => {
  const [trips, noTrips] = [useCan('ifta.write'), useCan('ifta.delete')];
  const [expenses, noExpenses] = [useCan('expenses.write'), useCan('expenses.delete')];
  return useMemo(
    () => (row) =>
      row.kind === 'trip'
        ? { onEdit: trips ? edit : null, onDelete: (row.trip.legs.length > 1 ? trips : noTrips) ? out : null }
        : { onEdit: expenses ? edit : null, onDelete: noExpenses ? out : null },
    [trips, noTrips, expenses, noExpenses, edit, out],
  );
};

/** What a quarter of a client is made of: miles by state and fuel purchases, each with its tax. */
export function RecordsTable() {
  const params = useListParams(filters);
  const clientId = params.filter('clientId');
  const asked = params.filter('quarter');
  const period = isPeriod(asked) ? asked : currentPeriod();
  const state = params.filter('state');
  const sees = { expenses: useCan('expenses.read'), vehicles: useCan('vehicles.read') };
  const found = useQuery({ ...recordsQuery(clientId, period, sees), enabled: clientId !== '' });
  const [adds, setAdds] = useFlagParam('new');
  const [edited, setEdited] = useState<RecordRow | null>(null);
  const [out, setOut] = useState<RecordRow | null>(null);
  const mayAdd = useCan('ifta.write');
  const deeds = useDeeds(setEdited, setOut);
  const columns = useMemo(() => recordColumns(deeds), [deeds]);
  const gathered = found.data ?? NONE;
  const all = useMemo(() => rowsOf(gathered), [gathered]);
  const rows = state === '' ? all : all.filter((row) => row.state === state);
  return (
    <>
      <FilterBar open>
        <FilterClient params={params} all="Choose a client" />
        <FilterSelect
          label="Quarter"
          all={periodName(currentPeriod())}
          options={periodOptions(period).filter(({ value }) => value !== currentPeriod())}
          value={asked}
          onChange={(quarter) => params.set({ quarter })}
        />
        <FilterSelect
          label="State"
          all="All states"
          options={drivenOptions}
          value={state}
          onChange={(chosen) => params.set({ state: chosen })}
        />
      </FilterBar>
      {clientId === '' ? (
        <Surface>
          <EmptyState icon={<LocalGasStationOutlined />} title="Whose records?">
            {adds
              ? 'Choose a client above, then add the record.'
              : 'Choose a client above to see the miles and fuel of its quarter.'}
          </EmptyState>
        </Surface>
      ) : (
        <>
          {rows.length > 0 && (
            <Typography color="textSecondary" sx={{ mb: 1.5 }}>
              {sumWords(gathered, rows, state)}
            </Typography>
          )}
          <DataTable<RecordRow>
            name="ifta-records"
            label="Records"
            list={pageOfAll(found, rows, params)}
            params={params}
            columns={columns}
            rowId={({ key }) => key}
            empty={
              <EmptyList
                params={{ ...params, narrowed: state !== '' }}
                icon={<LocalGasStationOutlined />}
                none={{
                  title: `No records in ${periodName(period)}`,
                  text: 'Trips and fuel purchases of the quarter show up here by state.',
                  action: mayAdd && (
                    <Button variant="contained" onClick={() => setAdds(true)}>
                      Add a Record
                    </Button>
                  ),
                }}
                unmatched={{ title: 'No records found', text: 'Try another state or quarter.' }}
              />
            }
            card={(row) => <RecordRowCard row={row} deeds={deeds} />}
          />
          {adds && mayAdd && <AddRecordDialog clientId={clientId} period={period} onClose={() => setAdds(false)} />}
          {edited && (
            <EditRecordDialog
              key={edited.key}
              row={edited}
              clientId={clientId}
              period={period}
              onClose={() => setEdited(null)}
            />
          )}
          {out && <TakeOutDialog row={out} clientId={clientId} period={period} onClose={() => setOut(null)} />}
        </>
      )}
    </>
  );
}
