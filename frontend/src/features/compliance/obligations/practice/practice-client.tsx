import { styled } from '@mui/material/styles';
import { ClientLink } from '../../../../components/display/client-link';
import { palette } from '../../../../components/display/palette';
import type { PracticeClient } from '../../../../lib/api/api-types';
import { whoseOf } from '../obligation-words';
import type { Choosing } from './grid/practice-cell';
import { obligationsOf } from './practice-groups';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 7px',
  fontSize: 13,
  lineHeight: '17px',
  '& input': { width: 16, height: 16, margin: '2px 0 0', accentColor: palette.primary.main, cursor: 'pointer' },
  '& small': { display: 'block', fontSize: 12, fontWeight: 400, color: palette.text.secondary },
  '@media (max-width: 767.95px)': { '& input': { width: 24, height: 24, margin: 0 } },
});

/** Whose line it is, who looks after it, and the box that selects all it has to do. */
export function PracticeClientHead({ client, choosing }: { client: PracticeClient; choosing: Choosing }) {
  const { clientId, clientName, agentName } = client;
  const ids = obligationsOf(client).map(({ id }) => id);
  const chosen = ids.filter(choosing.has).length;
  return (
    <Head>
      <input
        type="checkbox"
        aria-label={`Select all of ${whoseOf(client)}`}
        data-print="none"
        disabled={ids.length === 0}
        checked={chosen > 0 && chosen === ids.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
        }}
        onChange={({ target }) => choosing.choose(ids, target.checked)}
      />
      <div>
        <ClientLink clientId={clientId} clientName={clientName} />
        {agentName && <small>{agentName}</small>}
      </div>
    </Head>
  );
}
