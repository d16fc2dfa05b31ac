import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../../../components/overlay/delete-dialog';
import { formatDate } from '../../../../../lib/format/dates';
import { formatMoney, formatQuantity } from '../../../../../lib/format/money';
import { useAddressParam } from '../../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../../lib/session/session-context';
import { daysOf } from '../../quarters';
import { sourceOf, stateName } from '../../rates/rate-words';
import type { OpenReturn } from '../return-calls';
import {
  mileageQuery,
  mileageRateSubject,
  useMileageRateRemoval,
  useMileageRateReturn,
  type MileageRate,
  type MileageTax,
} from './mileage-calls';
import { MileageRateDialog } from './mileage-rate-dialog-lazy';

/** A rate that somebody entered, with where it is from. */
function Entered({ rate: { id, state, from, overPounds, rate, source } }: { rate: MileageRate }) {
  const mayWrite = useCan('ifta.write');
  const [asks, setAsks] = useState(false);
  const [removal, restore] = [useMileageRateRemoval(), useMileageRateReturn()];
  const { to, label } = sourceOf(source);
  const name = `the rate of ${stateName(state)} over ${formatQuantity(String(overPounds))} lb`;
  return (
    <Typography variant="body2" color="textSecondary" component="div">
      {`$${rate} a mile over ${formatQuantity(String(overPounds))} lb from ${formatDate(from)}: `}
      {to === null ? label : <a href={to}>{label}</a>}
      {mayWrite && (
        <Button size="small" color="error" aria-label={`Delete ${name}`} onClick={() => setAsks(true)}>
          Delete
        </Button>
      )}
      {asks && (
        <DeleteDialog
          what="rate"
          subject={mileageRateSubject(state)}
          id={id}
          removal={removal}
          restore={restore}
          onClose={() => setAsks(false)}
        >
          {`Miles in ${stateName(state)} have no amount without a rate.`}
        </DeleteDialog>
      )}
    </Typography>
  );
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function Tax({ tax, rates }: { tax: MileageTax; rates: readonly MileageRate[] }) {
  const mayWrite = useCan('ifta.write');
  const [, setState] = useAddressParam('rate');
  const { state, miles, amount, missing } = tax;
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography component="span">{`${stateName(state)}: ${formatQuantity(miles)} mi`}</Typography>
        <Typography component="span" className="tabular" sx={{ ml: 'auto' }}>
          {amount === null ? 'Not known' : formatMoney(amount)}
        </Typography>
      </Box>
      {missing.map((what) => (
        <Typography key={what} variant="body2" color="error">
          {sentence(what)}
        </Typography>
      ))}
      {rates.map((rate) => (
        <Entered key={rate.id} rate={rate} />
      ))}
      {mayWrite && (
        <Button size="small" onClick={() => setState(state)}>
          {`Enter rate of ${stateName(state)}`}
        </Button>
      )}
    </Box>
  );
}

/** An estimate of the taxes of miles by weight, which are filed apart; states without miles are left out. */
export function MileageTaxes({ about: { clientId, period } }: { about: OpenReturn }) {
  const { data, isError } = useQuery(mileageQuery(clientId, period));
  const [state, setState] = useAddressParam('rate');
  return (
    <section aria-label="Mileage taxes">
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Mileage taxes
      </Typography>
      {isError && <Typography color="error">The mileage taxes could not be loaded.</Typography>}
      {data?.taxes.length === 0 && (
        <Typography color="textSecondary">No miles in Kentucky, New Mexico, New York or Oregon.</Typography>
      )}
      {data !== undefined && data.taxes.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary">
            An estimate. They are filed with each state, apart from this return.
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {data.taxes.map((tax) => (
              <Tax key={tax.state} tax={tax} rates={data.entered.filter((rate) => rate.state === tax.state)} />
            ))}
          </Box>
        </>
      )}
      {state !== null && <MileageRateDialog state={state} from={daysOf(period).from} onClose={() => setState(null)} />}
    </section>
  );
}
