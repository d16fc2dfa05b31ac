import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { FormGrid } from '../../../components/fields/form-grid';
import { TermsFields } from '../../../components/fields/terms-fields';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { api } from '../../../lib/api/api-client';
import type { Broker } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import type { RecordForm } from '../../../lib/forms/record-form';
import { areSilent, termsBody, termsInWords, termsValues, type TermsValues } from '../../../lib/forms/terms-values';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { brokerKit } from './broker-kit';

export const brokerTermsForm: RecordForm<TermsValues, Broker> = {
  name: 'broker-terms',
  kind: 'broker',
  values: (broker) => termsValues(broker?.terms ?? null),
};

function TermsDialog({ broker, onClose }: { broker: Broker; onClose: () => void }) {
  const change = useMutation({
    mutationFn: ({ terms, version }: { terms: ReturnType<typeof termsBody> | null; version: number }) =>
      api.patch<Broker>(`/api/brokers/${broker.id}`, { terms }, { version }),
    meta: { invalidates: [...staleAfter.broker, roots.loads] },
  });
  const state = useRecordForm<TermsValues, Broker, Broker>({
    form: brokerTermsForm,
    record: broker,
    fresh: brokerKit.one(String(broker.id)),
    send: ({ values, record }) =>
      change.mutateAsync({
        terms: areSilent(values) ? null : termsBody(values),
        version: (record ?? broker).version,
      }),
    done: 'The terms are saved',
    subject: brokerKit.subject,
    failed: 'Failed to save the terms',
    onSaved: onClose,
  });
  return (
    <FormDialog state={state} title="Detention Terms" submitLabel="Save Terms" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        They hold for every load of this broker whose rate confirmation says nothing else. What is left empty is asked
        about.
      </Typography>
      <FormGrid>
        <TermsFields form={state.form} />
      </FormGrid>
    </FormDialog>
  );
}

/** What is agreed with a broker about waiting, for all of its loads. */
export function BrokerTerms({ broker }: { broker: Broker }) {
  const mayWrite = useCan('brokers.write');
  const [edits, edit] = useFlagParam('terms');
  return (
    <Box component="section" aria-labelledby="broker-terms" sx={{ mt: 3 }}>
      <Typography id="broker-terms" variant="h3" component="h3" sx={{ mb: 1 }}>
        Detention terms
      </Typography>
      <Typography className="tabular">{broker.terms ? termsInWords(broker.terms) : 'Nothing is agreed yet'}</Typography>
      {mayWrite && (
        <Button size="small" color="secondary" onClick={() => edit(true)} sx={{ mt: 1, ml: -1.25 }}>
          Edit terms
        </Button>
      )}
      {edits && mayWrite && <TermsDialog broker={broker} onClose={() => edit(false)} />}
    </Box>
  );
}
