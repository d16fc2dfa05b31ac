import FolderOutlined from '../../../../../generated/icons/FolderOutlined';
import PictureAsPdfOutlined from '../../../../../generated/icons/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { reportFailure } from '../../../../../components/toast/report-failure';
import { toast } from '../../../../../components/toast/toast-store';
import { sentenceFor } from '../../../../../lib/api/problem';
import { useFlagParam } from '../../../../../lib/navigation/use-address-param';
import { useCan } from '../../../../../lib/session/session-context';
import { fileOf, returnSubject, useReturnStep, type OpenReturn } from '../return-calls';
import { isDraft } from '../return-words';

/** Says that somebody looked a return through. */
function MarkReviewed({ about }: { about: OpenReturn }) {
  const review = useReturnStep('review');
  const run = () =>
    review.mutate(
      { id: about.id, body: {} },
      {
        onSuccess: ({ score }) =>
          toast.success(`Reviewed${score === null ? '' : `, ${score} of 100`}. File it next.`, returnSubject(about)),
        onError: (error) => reportFailure(error, sentenceFor(error)),
      },
    );
  return (
    <Button variant="contained" loading={review.isPending} onClick={run}>
      Mark reviewed
    </Button>
  );
}

const Files = ({ id }: { id: string }) => (
  <>
    <Button
      variant="outlined"
      component="a"
      href={fileOf(id, 'pdf')}
      target="_blank"
      rel="noopener"
      startIcon={<PictureAsPdfOutlined />}
    >
      PDF
    </Button>
    <Button variant="outlined" component="a" href={fileOf(id, 'csv')} download>
      CSV
    </Button>
    <Button variant="outlined" component="a" href={fileOf(id, 'audit-pack')} download startIcon={<FolderOutlined />}>
      Audit pack
    </Button>
    <Button variant="outlined" component="a" href={fileOf(id, 'audit-pack/pdf')} target="_blank" rel="noopener">
      Audit PDF
    </Button>
  </>
);

/** What is done next with a return as it stands, to who may. */
export function ReturnDeeds({ about }: { about: OpenReturn }) {
  const mayWrite = useCan('ifta.write');
  const mayPay = useCan('payments.write');
  const [, setGenerates] = useFlagParam('generate');
  const [, setFiles] = useFlagParam('file');
  const [, setAmends] = useFlagParam('amend');
  const [, setPays] = useFlagParam('pay');
  const [, setReverses] = useFlagParam('reverse');
  const [, setDiscards] = useFlagParam('discard');
  const { id, status, isCurrent } = about;
  const isOut = status === 'filed' || status === 'paid';
  return (
    <>
      {mayWrite && status === 'draft' && <MarkReviewed about={about} />}
      {mayWrite && status === 'reviewed' && (
        <Button variant="contained" onClick={() => setFiles(true)}>
          File…
        </Button>
      )}
      {mayPay && status === 'filed' && (
        <Button variant="contained" onClick={() => setPays(true)}>
          Record payment…
        </Button>
      )}
      {mayWrite && isDraft(about) && (
        <Button variant="outlined" onClick={() => setGenerates(true)}>
          Recalculate
        </Button>
      )}
      {mayWrite && isOut && !isCurrent && (
        <Button variant="outlined" onClick={() => setAmends(true)}>
          Amend…
        </Button>
      )}
      <Files id={id} />
      {mayPay && status === 'paid' && (
        <Button color="error" sx={{ ml: 'auto' }} onClick={() => setReverses(true)}>
          Reverse payment…
        </Button>
      )}
      {mayWrite && isDraft(about) && (
        <Button color="error" sx={{ ml: 'auto' }} onClick={() => setDiscards(true)}>
          Discard…
        </Button>
      )}
    </>
  );
}
