import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { StatusChip } from '../../../../components/display/status-chip';
import { Surface } from '../../../../components/layout/surface';
import { DeleteDialog } from '../../../../components/overlay/delete-dialog';
import { useAddressParam } from '../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../lib/session/session-context';
import type { Period } from '../quarters';
import { rateSubject, useRateRemoval, useRateReturn, type EnteredRate, type RateOf } from './rate-calls';
import { kindName, rateText, sourceOf, stateName } from './rate-words';

const small = { minWidth: 0, px: 0.75, py: 0 };

interface EnteredProps {
  readonly of: RateOf;
  readonly entered: EnteredRate;
  readonly quarter: Period;
}
/** What can be done with a rate that somebody entered. */
function EnteredDeeds({ of: { jurisdiction }, entered: { id, kind }, quarter }: EnteredProps) {
  const [, setEdit] = useAddressParam('edit');
  const [asks, setAsks] = useState(false);
  const [removal, restore] = [useRateRemoval(), useRateReturn()];
  const name = `the ${kindName(kind)} of ${stateName(jurisdiction)}`;
  return (
    <>
      <Button size="small" sx={small} aria-label={`Edit ${name}`} onClick={() => setEdit(id)}>
        {kind === 'tax' ? 'Edit' : 'Edit surcharge'}
      </Button>
      <Button size="small" color="error" sx={small} aria-label={`Delete ${name}`} onClick={() => setAsks(true)}>
        {kind === 'tax' ? 'Delete' : 'Delete surcharge'}
      </Button>
      {asks && (
        <DeleteDialog
          what="rate"
          subject={rateSubject(quarter, jurisdiction)}
          id={id}
          removal={removal}
          restore={restore}
          onClose={() => setAsks(false)}
        >
          {`The published rate of ${stateName(jurisdiction)} applies again, if there is one.`}
        </DeleteDialog>
      )}
    </>
  );
}

const Marks = ({ rate: { missing, preliminary, entered } }: { rate: RateOf }) => (
  <>
    {missing && <StatusChip tone="error" label="Missing" />}
    {preliminary && <StatusChip tone="warning" label="Preliminary" />}
    {entered.length > 0 && <StatusChip tone="info" label="Entered" />}
  </>
);

const Source = ({ source }: { source: string }) => {
  const { to, label } = sourceOf(source);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }} title={source}>
      {'Source: '}
      {to === null ? (
        label
      ) : (
        <a href={to} target="_blank" rel="noopener">
          {label}
        </a>
      )}
    </Typography>
  );
};

/** What a state or province charges in the quarter, and where that is from. */
export function RateCard({ rate, quarter }: { rate: RateOf; quarter: Period }) {
  const { jurisdiction, surcharge, source, missing, preliminary, reason, entered, unit } = rate;
  const mayWrite = useCan('ifta.write');
  const [, setRate] = useAddressParam('rate');
  const text = rateText(rate.rate, unit) ?? (missing ? 'No rate yet' : 'No rate');
  return (
    <Surface as="li" sx={{ p: 1.5, display: 'grid', gap: 0.25, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <strong>{stateName(jurisdiction)}</strong>
        <Typography component="span" color="textSecondary">
          {jurisdiction}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'center' }}>
        <Typography className="tabular" sx={{ fontSize: 18, fontWeight: 600, whiteSpace: 'nowrap' }}>
          {text}
        </Typography>
        <Marks rate={rate} />
      </Box>
      {surcharge !== null && (
        <Typography className="tabular" variant="body2">{`Surcharge ${rateText(surcharge, unit) ?? ''}`}</Typography>
      )}
      {reason !== null && (
        <Typography variant="body2" color="textSecondary">
          {reason}
        </Typography>
      )}
      {source !== null && <Source source={source} />}
      {mayWrite && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
          {(missing || (preliminary && entered.length === 0)) && (
            <Button
              size="small"
              sx={small}
              aria-label={`Enter the rate of ${stateName(jurisdiction)}`}
              onClick={() => setRate(jurisdiction)}
            >
              Enter rate…
            </Button>
          )}
          {entered.map((one) => (
            <EnteredDeeds key={one.id} of={rate} entered={one} quarter={quarter} />
          ))}
        </Box>
      )}
    </Surface>
  );
}
