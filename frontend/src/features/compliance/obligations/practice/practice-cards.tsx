import { styled } from '@mui/material/styles';
import { palette } from '../../../../components/display/palette';
import { Surface } from '../../../../components/layout/surface';
import type { PracticeClient } from '../../../../lib/api/api-types';
import { whoseOf } from '../obligation-words';
import { PracticeCellView, type Choosing } from './grid/practice-cell';
import { PracticeClientHead } from './practice-client';
import { groupLabels } from './practice-groups';

const Cards = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 });
const Kinds = styled('dl')({
  margin: '10px 0 0',
  display: 'grid',
  gap: 4,
  '& dt': { fontSize: 12.5, fontWeight: 560, color: palette.text.secondary, marginTop: 6 },
  '& dd': { margin: 0, minWidth: 0 },
});

interface PracticeCardsProps {
  clients: readonly PracticeClient[];
  choosing: Choosing;
  loading: boolean;
}

/** A card a client, a line a kind of obligation. */
export const PracticeCards = ({ clients, choosing, loading }: PracticeCardsProps) => (
  <Cards aria-label="Obligations by client" aria-busy={loading}>
    {clients.map((client) => (
      <Surface as="li" key={client.clientId ?? ''} sx={{ p: 1.75 }}>
        <PracticeClientHead client={client} choosing={choosing} />
        <Kinds>
          {client.cells.map((cell) => (
            <div key={cell.group}>
              <dt>{groupLabels[cell.group]}</dt>
              <dd>
                <PracticeCellView
                  cell={cell}
                  lines={2}
                  clientId={client.clientId}
                  whose={whoseOf(client)}
                  choosing={choosing}
                />
              </dd>
            </div>
          ))}
        </Kinds>
      </Surface>
    ))}
  </Cards>
);
