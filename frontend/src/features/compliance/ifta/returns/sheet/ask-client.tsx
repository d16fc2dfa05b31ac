import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { reportFailure } from '../../../../../components/toast/report-failure';
import { toast } from '../../../../../components/toast/toast-store';
import type { Answer, PaperRequest } from '../../../../../lib/api/api-types';
import { sentenceFor } from '../../../../../lib/api/problem';
import { formatDate } from '../../../../../lib/format/dates';
import { useCan } from '../../../../../lib/session/session-context';
import { returnSubject, useAskClient, type OpenReturn, type QuarterReview } from '../return-calls';

/** '3 things asked for. They stand in the portal and in the next letter.' */
const saidOf = ({ asked }: Answer<'QuarterQuestions'>): string => {
  const fresh = asked.filter(({ isNew }) => isNew).length;
  if (fresh > 0)
    return `${fresh === 1 ? '1 paper' : `${fresh} papers`} asked for. The client finds them in the portal and in the next e-mail.`;
  return `Nothing new: the client was asked on ${formatDate(asked[0]?.askedAt ?? null)}.`;
};

interface Props {
  about: OpenReturn;
  findings: QuarterReview['findings'];
  requests: readonly PaperRequest[];
}

/** Asks the client for all that only it can settle, in one click; once asked, how far its answers are. */
export function AskClient({ about, findings, requests }: Props) {
  const mayAsk = useCan('obligations.write');
  const asking = useAskClient();
  const questions = [...new Set(findings.flatMap(({ ask }) => (ask ? [ask.what] : [])))];
  const asked = requests.filter(({ what, status }) => status !== 'withdrawn' && questions.includes(what));
  const open = questions.length - new Set(asked.map(({ what }) => what)).size;
  const answered = asked.filter(({ status }) => status !== 'asked').length;
  if (questions.length === 0) return null;
  const run = () =>
    asking.mutate(
      { clientId: about.clientId, quarter: about.period },
      {
        onSuccess: (answer) => toast.success(saidOf(answer), returnSubject(about)),
        onError: (error) => reportFailure(error, sentenceFor(error), 'Failed to ask the client'),
      },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography sx={{ flex: '1 1 220px' }}>
        {[
          ...(open > 0 ? [`${open} of these only the client can settle.`] : []),
          ...(asked.length > 0 ? [`The client answered ${answered} of ${asked.length} questions.`] : []),
        ].join(' ')}
      </Typography>
      {mayAsk && open > 0 && (
        <Button variant="outlined" loading={asking.isPending} onClick={run}>
          Ask the client
        </Button>
      )}
    </Box>
  );
}
