import AddOutlined from '../../../generated/icons/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { TextInput, type Registration } from '../../../components/fields/text-input';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Vehicle } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import type { Subject } from '../../../lib/subjects';
import { useAddUnit } from './unit-calls';

/** The fields are read when the form is sent. */
const unheard = (name: string): Registration => ({
  name,
  onChange: () => Promise.resolve(),
  onBlur: () => Promise.resolve(),
  ref: () => undefined,
});
const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Adds a unit to the fleet of a client; all three fields have to be filled in. */
export function AddUnit({ clientId, subjectOf }: { clientId: string; subjectOf: (unit: Vehicle) => Subject }) {
  const adding = useAddUnit();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = {
      unitNumber: textIn(data, 'unitNumber'),
      vin: textIn(data, 'vin'),
      licensePlate: textIn(data, 'licensePlate'),
    };
    if (Object.values(values).includes(''))
      return void toast.error('Please fill in all unit fields before adding.', 'Missing Information');
    adding.mutate(
      { ...values, clientId: clientId || null },
      {
        onSuccess: (unit) => {
          toast.success('The unit is in the fleet now.', subjectOf(unit), { title: 'Unit Added' });
          form.reset();
        },
        onError: (error) => reportFailure(error, sentenceFor(error), 'Failed to add unit'),
      },
    );
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Add fleet unit"
      onSubmit={add}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr)) auto' },
        alignItems: 'end',
      }}
    >
      <TextInput label="Unit Number" registration={unheard('unitNumber')} maxLength={50} />
      <TextInput label="VIN" registration={unheard('vin')} maxLength={17} autoCapitalize="characters" />
      <TextInput
        label="License Plate"
        registration={unheard('licensePlate')}
        maxLength={20}
        autoCapitalize="characters"
      />
      <Button type="submit" variant="contained" startIcon={<AddOutlined />} disabled={adding.isPending}>
        Add Unit
      </Button>
    </Box>
  );
}
