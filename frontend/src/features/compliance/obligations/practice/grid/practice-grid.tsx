import { styled } from '@mui/material/styles';
import { palette } from '../../../../../components/display/palette';
import { SortHeader } from '../../../../../components/table/grid/grid-parts';
import type { PracticeCell, PracticeClient } from '../../../../../lib/api/api-types';
import type { ListParams } from '../../../../../lib/lists/use-list-params';
import { whoseOf } from '../../obligation-words';
import { PracticeCellView, type Choosing } from './practice-cell';
import { PracticeClientHead } from '../practice-client';
import { cellOf, groupLabels } from '../practice-groups';

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
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', background: palette.background.paper },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    height: 36,
    padding: '0 4px',
    fontSize: 12,
    fontWeight: 560,
    whiteSpace: 'nowrap',
    color: palette.text.secondary,
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& thead th:first-of-type': { left: 0, zIndex: 4 },
  '& tbody th': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    width: 152,
    minWidth: 140,
    padding: '6px 6px 6px 10px',
    verticalAlign: 'top',
    borderRight: `1px solid ${palette.divider}`,
  },
  '& td': { padding: '5px 2px', verticalAlign: 'top' },
  '& td[data-filled=true]': { minWidth: 92 },
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
  return (
    <Frame aria-busy={loading}>
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
            {shown.map((group) => (
              <th key={group} scope="col">
                {groupLabels[group]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <tr key={client.clientId ?? ''}>
              <th scope="row">
                <PracticeClientHead client={client} choosing={choosing} />
              </th>
              {shown.map((group) => {
                const cell = cellOf(client, group);
                return (
                  <td key={group} data-filled={cell !== undefined}>
                    {cell && (
                      <PracticeCellView
                        cell={cell}
                        clientId={client.clientId}
                        whose={whoseOf(client)}
                        choosing={choosing}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
