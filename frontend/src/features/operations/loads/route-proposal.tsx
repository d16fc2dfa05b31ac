import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from '../../../components/fields/text-input';
import { TextButton } from '../../../components/forms/text-button';
import type { Route } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import type { InputSlot } from '../../../lib/records/record-kit';
import { fuelHabits, keepFuelHabits, type FuelHabits } from './fuel-habits';
import { wayOf } from '../../../components/route-map/way-of';
import { routeQuery, type RouteAsked } from './route-query';
import { placesIn } from './stops-text';

type Form = InputSlot['form'];
const DECIDED = { shouldDirty: true, shouldValidate: true } as const;

/** Puts what a route proposes into the form; what it does not say stays. */
const take = (form: Form, { miles, estimatedFuel, estimatedFuelCost }: Route): void => {
  form.setValue('distance', miles, DECIDED);
  form.setValue('estimatedDistance', miles, DECIDED);
  if (estimatedFuel !== null) form.setValue('estimatedFuel', estimatedFuel, DECIDED);
  if (estimatedFuelCost !== null) form.setValue('estimatedFuelCost', estimatedFuelCost, DECIDED);
};

const wordsOf = ({ from, to, via, miles, jurisdictions, estimatedFuel, estimatedFuelCost }: Route): string =>
  [
    `${wayOf({ from, to, via })}: about ${formatQuantity(miles, 'mi')}`,
    jurisdictions.map((leg) => `${leg.jurisdiction}\u00a0${formatQuantity(leg.miles)}`).join(', '),
    estimatedFuel && formatQuantity(estimatedFuel, 'gal'),
    estimatedFuelCost && formatMoney(estimatedFuelCost),
  ]
    .filter(Boolean)
    .join(' · ');

function Found({ asked, form }: { asked: RouteAsked; form: Form }) {
  const { data: route, error, isFetching } = useQuery(routeQuery(asked));
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {isFetching && <Typography color="textSecondary">Looking for the route…</Typography>}
      {error && !isFetching && <Typography color="error">{sentenceFor(error)}</Typography>}
      {route && !isFetching && (
        <>
          <Typography className="tabular">{wordsOf(route)}</Typography>
          <Button size="small" variant="outlined" onClick={() => take(form, route)}>
            Use this estimate
          </Button>
        </>
      )}
    </Box>
  );
}

/** Proposes distance, gallons and cost of a load from its route; nothing is filled in before it is taken. */
export function RouteProposal({ form }: { form: Form }) {
  const [habits, setHabits] = useState<FuelHabits>(fuelHabits);
  const [asked, setAsked] = useState<RouteAsked | null>(null);
  const [said, setSaid] = useState('');
  const ask = () => {
    const [from = '', to = '', via = ''] = form
      .getValues(['pickupLocation', 'dropoffLocation', 'via'])
      .map((text) => String(text).trim());
    if (from === '' || to === '') return setSaid('Enter the pickup and drop-off locations first.');
    setSaid('');
    keepFuelHabits(habits);
    setAsked({ from, to, via: placesIn(via), ...habits });
  };
  const input = (name: keyof FuelHabits, label: string) => ({
    label,
    type: 'number' as const,
    step: name === 'mpg' ? '0.1' : '0.001',
    registration: {
      name,
      ref: (element: HTMLInputElement | null) => {
        if (element && element.value === '' && habits[name] !== '') element.value = habits[name];
      },
      onChange: ({ target }: { target: { value: string } }) => {
        setHabits({ ...habits, [name]: target.value });
        return Promise.resolve();
      },
      onBlur: () => Promise.resolve(),
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <TextButton type="button" onClick={ask}>
        Estimate miles and fuel from the route
      </TextButton>
      {said && <Typography role="status">{said}</Typography>}
      {asked && (
        <>
          <Found asked={asked} form={form} />
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mt: 1, alignItems: 'end' }}>
            <TextInput {...input('mpg', 'Miles per gallon')} />
            <TextInput {...input('fuelPrice', 'Dollars per gallon')} />
          </Box>
          <TextButton type="button" onClick={ask}>
            Estimate the fuel
          </TextButton>
        </>
      )}
    </Box>
  );
}
