import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/feedback/empty-state';
import { DataTable } from '../../components/table/data-table';
import { OwnLoad } from '../../features/loads/components/own-load';
import { loadsQuery } from '../../features/loads/api/loads';
import type { Load } from '../../lib/api-types';
import { useCan } from '../../lib/session/session-context';
import { useListParams } from '../../lib/use-list-params';

const NONE: readonly never[] = [];
const isOpen = ({ status }: Load): boolean => status === 'pending' || status === 'in_transit';
const groups = [
  { title: 'Under way', holds: isOpen },
  { title: 'Done', holds: (load: Load) => !isOpen(load) },
];
const cards = { width: 340, groups };

function Loads() {
  const params = useListParams(NONE);
  const list = useQuery(loadsQuery(params.query));
  return (
    <DataTable<Load>
      name="own-loads"
      label="My loads"
      list={list}
      params={params}
      columns={NONE}
      rowId={({ id }) => id}
      cards={cards}
      empty={
        <EmptyState icon={<LocalShippingOutlined />} title="No loads yet">
          The loads that the office plans for you are listed here.
        </EmptyState>
      }
      card={(load) => <OwnLoad load={load} />}
    />
  );
}

/** The loads of the driver who is signed in. */
export function Component() {
  return useCan('driver.read') ? (
    <Loads />
  ) : (
    <EmptyState icon={<LocalShippingOutlined />} title="Loads are shown to drivers here" />
  );
}
