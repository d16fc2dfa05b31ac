import Button from '@mui/material/Button';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { download } from '../../../components/table/export/download';
import { DeleteDialog } from '../../../components/overlay/delete-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { sentenceFor } from '../../../lib/api/problem';
import {
  taxFormAddress,
  taxFormSubject,
  useDiscard,
  useDownload,
  useGenerate,
  useSend,
  type TaxForm,
} from './tax-form-calls';

/** It may stand in a row that opens at a click. */
const stays = (event: MouseEvent): void => event.stopPropagation();

/** Works the form out anew from what was paid until now. */
function GenerateAgain({ form }: { form: TaxForm }) {
  const generate = useGenerate();
  const { contractorId, clientId, year, withFreight } = form;
  const run = () =>
    generate.mutate(
      { body: { year, clientId, contractorIds: [contractorId], includeFreight: withFreight } },
      {
        onSuccess: () => toast.success('The form now matches its payments', taxFormSubject(form)),
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  return (
    <Button size="small" loading={generate.isPending} aria-label={`Generate the form of ${form.name}`} onClick={run}>
      Generate
    </Button>
  );
}

/** Keeps copy B as a file. */
function DownloadForm({ form }: { form: TaxForm }) {
  const file = useDownload();
  const run = () =>
    file.mutate(form.id, {
      onSuccess: (pdf) => download(`${form.form}_${form.year}_${form.name.replaceAll(/\W+/g, '_')}.pdf`, pdf),
      onError: (error) => reportFailure(error, sentenceFor(error), 'Download Failed'),
    });
  return (
    <Button size="small" loading={file.isPending} aria-label={`Download the form of ${form.name}`} onClick={run}>
      Download
    </Button>
  );
}

/** Mails copy B to who agreed to get it so. */
function SendForm({ form }: { form: TaxForm }) {
  const send = useSend();
  const label = form.sentAt === null ? 'Email' : 'Resend';
  const run = () =>
    send.mutate(form.id, {
      onSuccess: ({ sentTo }) => toast.success(`Copy B is on its way to ${sentTo ?? form.name}`, taxFormSubject(form)),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });
  return (
    <Button size="small" loading={send.isPending} aria-label={`${label} the form of ${form.name}`} onClick={run}>
      {label}
    </Button>
  );
}

function DeleteForm({ form }: { form: TaxForm }) {
  const [asks, setAsks] = useState(false);
  const removal = useDiscard();
  return (
    <>
      <Button size="small" color="error" aria-label={`Delete the form of ${form.name}`} onClick={() => setAsks(true)}>
        Delete
      </Button>
      {asks && (
        <DeleteDialog
          what="form"
          subject={taxFormSubject(form)}
          id={form.id}
          removal={removal}
          onClose={() => setAsks(false)}
        >
          {`The form of ${form.name} leaves the list. It can be generated again while its year is not filed.`}
        </DeleteDialog>
      )}
    </>
  );
}

interface DeedsProps {
  readonly form: TaxForm;
  readonly mayWrite: boolean;
  /** What narrows the list, kept while a form is open; null where it is open already. */
  readonly search: string | null;
}
/** What can be done with a form as it stands: before it is filed it is made anew, afterwards it is looked at and sent. */
export function TaxFormDeeds({ form, mayWrite, search }: DeedsProps) {
  const { id, name, status, contractorId } = form;
  return (
    // clicks inside belong to the buttons, not to the row
    <span onClick={stays}>
      {status === 'filed' ? (
        <>
          {search !== null && (
            <Button
              component={Link}
              size="small"
              to={`${taxFormAddress(id)}${search}`}
              aria-label={`View the form of ${name}`}
            >
              View
            </Button>
          )}
          <DownloadForm form={form} />
          {mayWrite && <SendForm form={form} />}
        </>
      ) : (
        mayWrite && (
          <>
            <GenerateAgain form={form} />
            <Button
              component={Link}
              size="small"
              to={`/accounting/contractors/${contractorId}?edit=${contractorId}`}
              aria-label={`Edit the contractor ${name}`}
            >
              Edit
            </Button>
            <DeleteForm form={form} />
          </>
        )
      )}
    </span>
  );
}
