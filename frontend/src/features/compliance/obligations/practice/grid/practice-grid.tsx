import { useMemo, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { palette } from '../../../../../components/display/palette';
import { SortHeader } from '../../../../../components/table/grid/grid-parts';
import { useWidth } from '../../../../../components/table/grid/use-width';
import type { PracticeCell, PracticeClient } from '../../../../../lib/api/api-types';
import type { ListParams } from '../../../../../lib/lists/use-list-params';
import { whoseOf } from '../../obligation-words';
import { PracticeCellView, type Choosing } from './practice-cell';
import { PracticeClientHead } from '../practice-client';
import { cellOf, columnsFor, groupLabels, REST, restOf } from '../practice-groups';

/** As wide as the column of clients, in pixels, and the others at the least. */
const CLIENT = 152;
const KIND = 130;
/** With few columns each is wide: its obligations have one line, and more of them are shown. */
const FEW = 3;

/** Kinds and clients stay in scope while the rest moves below them. */
const Frame = styled('div')({
  position: 'relative',
  maxHeight: 'calc(100dvh - 132px)',
  overflow: 'auto',
  border: `1px solid ${palette.divider}`,
  borderRadius: 12,
  background: palette.background.paper,
  '&[aria-busy=true]': { opacity: 0.7 },
  '@media print': { maxHeight: 'none', overflow: 'visible', border: 0 },
});
const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', background: palette.background.paper },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    height: 36,
    padding: '0 5px',
    fontSize: 12,
    fontWeight: 560,
    whiteSpace: 'nowrap',
    color: palette.text.secondary,
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& thead th:first-of-type': { left: 0, zIndex: 4, width: CLIENT },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    padding: '4px 6px 4px 10px',
    verticalAlign: 'top',
    borderRight: `1px solid ${palette.divider}`,
  },
  '& td': { padding: '3px 4px', verticalAlign: 'top' },
  '& tbody tr:not(:last-of-type) > *': { borderBottom: `1px solid ${palette.divider}` },
  '& :is(a, button, input)': { scrollMargin: '48px 24px 24px 190px' },
});

interface PracticeGridProps {
  clients: readonly PracticeClient[];
  /** The kinds that are shown. */
  shown: readonly PracticeCell['group'][];
  params: ListParams;
  choosing: Choosing;
  loading: boolean;
}

/** A line a client, a column a kind of obligation. */
export function PracticeGrid({ clients, shown, params, choosing, loading }: PracticeGridProps) {
  const sorted = params.sort === 'clientName' ? 'ascending' : params.sort === '-clientName' ? 'descending' : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const columns = useMemo(
    () => columnsFor(clients, shown, width === 0 ? shown.length : Math.max(2, Math.floor((width - CLIENT) / KIND))),
    [clients, shown, width],
  );
  const hasRest = clients.some((client) => restOf(client, columns));
  const lines = columns.length + (hasRest ? 1 : 0) <= FEW ? 3 : 1;
  const ofCell = (client: PracticeClient) => ({ clientId: client.clientId, whose: whoseOf(client), choosing, lines });
  const restCell = (client: PracticeClient) => {
    const cell = restOf(client, columns);
    return cell && <PracticeCellView {...ofCell(client)} cell={cell} column={REST} />;
  };
  return (
    <Frame aria-busy={loading} ref={frame}>
      <Table aria-label="Obligations by client">
        <thead>
          <tr>
            <th scope="col" aria-sort={sorted}>
              <SortHeader
                label="Client"
                sorted={sorted}
                onSort={() => params.set({ sort: sorted === 'ascending' ? '-clientName' : 'clientName' })}
              />
            </th>
            {columns.map((group) => (
              <th key={group} scope="col">
                {groupLabels[group]}
              </th>
            ))}
            {hasRest && <th scope="col">{REST}</th>}
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <tr key={client.clientId ?? ''}>
              <th scope="row">
                <PracticeClientHead client={client} choosing={choosing} />
              </th>
              {columns.map((group) => {
                const cell = cellOf(client, group);
                return <td key={group}>{cell && <PracticeCellView {...ofCell(client)} cell={cell} />}</td>;
              })}
              {hasRest && <td>{restCell(client)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
