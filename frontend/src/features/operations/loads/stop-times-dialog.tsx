import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../../../components/display/notice';
import { descriptionIdOf, Labelled } from '../../../components/fields/labelled';
import { FileChooser } from '../../../components/forms/file-chooser';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { api } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { staleAfter } from '../../../lib/api/stale-after';
import type { RecordForm } from '../../../lib/forms/record-form';
import { timeThere } from './zoned-time';

type Outcome = Answer<'StopTimesOutcome'>;
export const stopTimesForm: RecordForm<Record<string, never>> = {
  name: 'stop-times',
  values: () => ({}),
  careless: true,
};
const WHICH =
  'CSV or Excel with the unit or VIN, the place (geofence, town, or latitude and longitude), and the times: arrived and departed, or an event such as enter and exit with its time. Times already entered stay.';
/** So many rows of each are shown. */
const SHOWN = 50;

const formOf = (file: File, dryRun: boolean): FormData => {
  const form = new FormData();
  form.append('dryRun', String(dryRun));
  form.append('file', file);
  return form;
};
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function Table({
  label,
  heads,
  rows,
}: {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-label={label} sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={`Rows: ${label}`}>
        <Box
          component="table"
          className="tabular"
          sx={{ fontSize: 13, borderCollapse: 'collapse', '& td, & th': { p: 0.5, pr: 1.5, textAlign: 'left' } }}
        >
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((cells, nr) => (
              <tr key={nr}>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {rows.length > SHOWN && <Typography color="textSecondary">and {rows.length - SHOWN} more</Typography>}
    </Box>
  );
}

/** What a file fills in, what differs from what somebody noted, and the rows that cannot be taken. */
function Told({ outcome }: { outcome: Outcome }) {
  const { filled, differing, refused } = outcome;
  const time = (zone: string, at: string | null) => (at === null ? '' : timeThere(zone, at));
  return (
    <>
      <Table
        label={outcome.booked ? 'Filled in' : 'To fill in'}
        heads={['Load', 'Stop', 'Arrived', 'Departed']}
        rows={filled.map(({ loadNumber, place, timeZone, arrivedAt, departedAt }) => [
          ...[loadNumber, place, time(timeZone, arrivedAt), time(timeZone, departedAt)],
        ])}
      />
      <Table
        label="Different, left unchanged"
        heads={['Load', 'Stop', 'What', 'Current', 'Device']}
        rows={differing.map(({ loadNumber, place, timeZone, what, stands, told }) => [
          ...[loadNumber, place, what === 'arrived' ? 'Arrived' : 'Departed'],
          ...[time(timeZone, stands), time(timeZone, told)],
        ])}
      />
      <Table
        label="Could not be taken"
        heads={['Line', 'Why']}
        rows={refused.map(({ line, reason }) => [String(line), reason])}
      />
    </>
  );
}

/** Fills in arrivals and departures by a file of a GPS or ELD device: looked at first, then booked. */
export function StopTimesDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [booked, setBooked] = useState<Outcome | null>(null);
  const look = useMutation({
    mutationFn: (next: File) => api.post<Outcome>('/api/loads/stop-times', formOf(next, true)),
    meta: { invalidates: [] },
  });
  const book = useMutation({
    mutationFn: ({ sent, idempotencyKey }: { sent: File; idempotencyKey: string }) =>
      api.post<Outcome>('/api/loads/stop-times', formOf(sent, false), { idempotencyKey }),
    meta: { invalidates: staleAfter.load },
  });
  const state = useRecordForm<Record<string, never>, never, Outcome | null>({
    form: stopTimesForm,
    send: ({ idempotencyKey }) =>
      booked || !file ? Promise.resolve(null) : book.mutateAsync({ sent: file, idempotencyKey }),
    failed: 'The times were not filled in',
    onSaved: (outcome) => (outcome ? setBooked(outcome) : onClose()),
  });
  const preview = look.data;
  const found = preview?.filled.length ?? 0;
  if (booked)
    return (
      <FormDialog state={state} title="Stop Times" submitLabel="Done" ready maxWidth="md" onClose={onClose}>
        <Notice tone="success">{counted(booked.filled.length, 'stop')} filled in.</Notice>
        <Told outcome={booked} />
      </FormDialog>
    );
  return (
    <FormDialog
      state={state}
      title="Stop Times"
      submitLabel={`Fill in ${counted(found, 'stop')}`}
      busyLabel={book.isPending ? 'Filling in...' : look.isPending ? 'Reading...' : 'Choose a file'}
      unready={found === 0 || look.isPending}
      maxWidth={preview ? 'md' : 'sm'}
      onClose={onClose}
    >
      <Labelled id="stop-times-file" label="GPS or ELD file" required hint={WHICH}>
        <FileChooser
          id="stop-times-file"
          type="file"
          accept=".csv,.xlsx,.xls,.txt"
          aria-describedby={descriptionIdOf('stop-times-file')}
          onChange={({ target }) => {
            const next = target.files?.[0];
            if (!next) return;
            setFile(next);
            look.mutate(next);
          }}
        />
      </Labelled>
      {look.error && <Notice tone="error">{sentenceFor(look.error)}</Notice>}
      {preview && (
        <>
          <Notice tone="info">
            {counted(preview.total, 'row')}: {counted(found, 'stop')} to fill in, {preview.differing.length} differ,{' '}
            {preview.refused.length} could not be imported.
          </Notice>
          <Told outcome={preview} />
        </>
      )}
    </FormDialog>
  );
}
