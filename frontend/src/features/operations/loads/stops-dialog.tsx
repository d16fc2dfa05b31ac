import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { api } from '../../../lib/api/api-client';
import type { Answer, Load } from '../../../lib/api/api-types';
import { firmTimeZone } from '../../../lib/format/dates';
import type { RecordForm } from '../../../lib/forms/record-form';
import { usePutStops } from './detention-calls';
import { loadKit } from './load-kit';
import { StopFields } from './stop-fields';
import { bodyOfStops, stopsOfLoad, valuesOfStops, type StopsValues } from './stop-values';

export const stopsForm: RecordForm<StopsValues, Load> = {
  name: 'load-stops',
  kind: 'load',
  values: (load) => (load ? valuesOfStops(load, new Map()) : { stops: [] }),
};

const zoneQuery = (place: string) => ({
  queryKey: ['places', 'zone', place],
  queryFn: async (): Promise<string | null> => {
    const found = await api.get<Answer<'FoundPlace'>[]>('/api/places', { query: { q: place } });
    const zones = new Set(found.map(({ timeZone }) => timeZone));
    return zones.size === 1 ? (found[0]?.timeZone ?? null) : null;
  },
  staleTime: Infinity,
  retry: false,
});

/** The stops of a load with their times, each by the clock of its place. */
export function StopsDialog({ load, onClose }: { load: Load; onClose: () => void }) {
  const places = [...new Set(stopsOfLoad(load).flatMap(({ place, timeZone }) => (timeZone === null ? [place] : [])))];
  const zones = useQueries({ queries: places.map(zoneQuery) });
  if (zones.some(({ isPending }) => isPending)) return null;
  const known = new Map(places.flatMap((place, nr) => (zones[nr]?.data ? [[place, zones[nr].data] as const] : [])));
  return <Stops load={load} zones={known} onClose={onClose} />;
}

interface StopsProps {
  readonly load: Load;
  readonly zones: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

function Stops({ load, zones, onClose }: StopsProps) {
  const put = usePutStops();
  const [form] = useState<typeof stopsForm>(() => ({
    ...stopsForm,
    values: (record) => (record ? valuesOfStops(record, zones) : { stops: [] }),
  }));
  const state = useRecordForm<StopsValues, Load, Load>({
    form,
    record: load,
    fresh: loadKit.one(String(load.id)),
    send: ({ values, record }) =>
      put.mutateAsync({ load: record ?? load, body: bodyOfStops(values, (record ?? load).stopTimes) }),
    done: 'The stops are saved',
    subject: loadKit.subject,
    failed: 'Failed to save the stops',
    onSaved: onClose,
  });
  const { fields, append, remove } = useFieldArray({ control: state.form.control, name: 'stops' });
  const add = () =>
    append({
      ...{ kind: 'other', place: '', timeZone: state.form.getValues('stops').at(-1)?.timeZone ?? firmTimeZone() },
      ...{ appointment: '', arrivedAt: '', departedAt: '', freeMinutes: '', layoverDays: '', lumper: '' },
    });
  return (
    <FormDialog state={state} title="Stops and Times" submitLabel="Save Stops" onClose={onClose}>
      {fields.map((field, nr) => (
        <StopFields key={field.id} form={state.form} nr={nr} onRemove={fields.length > 1 ? () => remove(nr) : null} />
      ))}
      {fields.length < 20 && (
        <Button size="small" startIcon={<AddOutlined />} onClick={add}>
          Add stop
        </Button>
      )}
    </FormDialog>
  );
}
