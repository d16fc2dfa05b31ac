import ExpandMore from '../../../generated/icons/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { palette } from '../../../components/display/palette';
import { TextLink } from '../../../components/display/text-link';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { useWhenIdle } from '../../../lib/use-when-idle';
import { ActiveLoad } from './active-load';
import { ActiveRoute } from './active-route';
import { activeLoadQuery } from './load-figures';
import { distanceOf, LoadStatusChip, routeOf } from './load-words';

/** The first active load in one line, which opens to its details and its map. */
export function ActiveFold() {
  const { clientId } = useListedClient();
  const { data: load, isSuccess } = useQuery({ ...activeLoadQuery(clientId), enabled: useWhenIdle() });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (isSuccess && !load) return null;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', background: palette.background.paper }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 48, px: 2, py: 0.5 }}
      >
        {load && (
          <>
            <TextLink to={`/loads/${load.id}`}>{load.loadNumber}</TextLink>
            <Box component="span" sx={{ minWidth: 0, fontWeight: 560 }}>
              {routeOf(load)}
            </Box>
            <Box component="span" className="tabular" sx={{ color: 'text.secondary' }}>
              {distanceOf(load)}
            </Box>
            <LoadStatusChip status={load.status} />
          </>
        )}
        <Button
          size="small"
          disabled={!load}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={{ ml: 'auto' }}
        >
          Map and details
        </Button>
      </Box>
      {isOpen && (
        <Box
          id={id}
          sx={{
            display: 'grid',
            gap: 2,
            p: 2,
            pt: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <ActiveLoad />
          <ActiveRoute />
        </Box>
      )}
    </Box>
  );
}
