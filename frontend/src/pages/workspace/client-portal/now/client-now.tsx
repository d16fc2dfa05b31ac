import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StatusChip } from '../../../../components/display/status-chip';
import { TextLink } from '../../../../components/display/text-link';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { Section } from '../../../../components/layout/surface';
import { ownChargesQuery } from '../../../../lib/api/own-queries';
import type { Obligation, PaperRequest } from '../../../../lib/api/api-types';
import { daysUntil, formatDate } from '../../../../lib/format/dates';
import { formatMoney, sumMoney } from '../../../../lib/format/money';
import { useCan } from '../../../../lib/session/session-context';
import { obligationKit } from '../../../../features/compliance/obligations/obligation-kit';
import { daysText, daysTone, isOpen } from '../../../../features/compliance/obligations/obligation-words';
import { ownObligationsQuery, ownRequestsQuery } from '../../../../features/compliance/obligations/portal-queries';
import { SendPaper } from '../../../../features/compliance/obligations/papers/send-paper';
import { NowLine, NowLines } from './now-line';

const DEADLINES = '/client-portal/deadlines';
const REJECTED = '/client-portal/documents?status=rejected';

/** Documents that were rejected: the list of them says why. */
const Again = ({ count }: { count: number }) => {
  const mayUpload = useCan('portal.write');
  return (
    <NowLine
      what="To send again"
      act={
        mayUpload && (
          <Button component={Link} to={REJECTED} variant="outlined" size="small" sx={{ minHeight: 36 }}>
            See why
          </Button>
        )
      }
    >
      <TextLink to={REJECTED}>
        {count === 1 ? 'One document was rejected' : `${count} documents were rejected`}
      </TextLink>
    </NowLine>
  );
};

/** The first paper that is asked for goes up from here: with the camera of a phone, or from its files. */
function Asked({ requests, rejected }: { requests: readonly PaperRequest[]; rejected: number }) {
  const asked = requests.filter(({ status }) => status === 'asked');
  const [first, ...more] = asked;
  if (!first && rejected > 0) return null;
  return (
    <NowLine what="What we need from you" act={first && <SendPaper request={first} />}>
      {first ? (
        <>
          <strong>{first.what}</strong>
          {more.length > 0 && (
            <>
              {' '}
              <TextLink to={DEADLINES}>and {more.length} more</TextLink>
            </>
          )}
        </>
      ) : (
        'Nothing: we have what we need.'
      )}
    </NowLine>
  );
}

function NextDeadline({ obligations }: { obligations: readonly Obligation[] }) {
  const [next] = obligations
    .filter(({ status }) => isOpen(status))
    .sort((one, other) => one.dueDate.localeCompare(other.dueDate));
  if (!next) return <NowLine what="Next deadline">Nothing is due.</NowLine>;
  const days = daysUntil(next.dueDate);
  return (
    <NowLine what="Next deadline" act={<StatusChip tone={daysTone(days)} label={daysText(days)} />}>
      <TextLink to={DEADLINES}>{obligationKit.displayName(next)}</TextLink>
      <div className="tabular">
        Due {formatDate(next.dueDate)}
        {next.amount !== null && ` · ${formatMoney(next.amount)}`}
      </div>
    </NowLine>
  );
}

function Owed({ open, second }: { open: readonly string[]; second: boolean }) {
  const mayPay = useCan('portal.pay');
  return (
    <NowLine
      what="What you owe"
      act={
        open.length > 0 &&
        mayPay && (
          <Button
            component={Link}
            to="/client-portal/payments?pay=1"
            variant={second ? 'outlined' : 'contained'}
            size="small"
            sx={{ minHeight: 36 }}
          >
            Pay
          </Button>
        )
      }
    >
      {open.length > 0 ? (
        <TextLink to="/client-portal/payments" className="tabular">
          {formatMoney(sumMoney(open))}
        </TextLink>
      ) : (
        'Nothing is open.'
      )}
    </NowLine>
  );
}

/** What a client has to do now: the papers that are asked for, the next deadline, and what it owes. */
export function ClientNow({ rejected }: { rejected: number }) {
  const requests = useQuery(ownRequestsQuery);
  const obligations = useQuery(ownObligationsQuery);
  const charges = useQuery(ownChargesQuery);
  const failed = [requests, obligations, charges].find(({ error, data }) => error && !data);
  return (
    <Section title="What now">
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} compact />
      ) : requests.data && obligations.data && charges.data ? (
        <NowLines>
          <Asked requests={requests.data} rejected={rejected} />
          {rejected > 0 && <Again count={rejected} />}
          <NextDeadline obligations={obligations.data} />
          <Owed
            open={charges.data.map(({ open }) => open)}
            second={requests.data.some(({ status }) => status === 'asked')}
          />
        </NowLines>
      ) : (
        <SkeletonList rows={3} />
      )}
    </Section>
  );
}
