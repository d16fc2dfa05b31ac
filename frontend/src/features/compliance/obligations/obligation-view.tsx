import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { AssignSelect } from '../../../components/records/list-tools/assign-select';
import { RecordView } from '../../../components/records/record-view';
import { DaysLeft } from '../../../components/display/due-day';
import { StatusChip } from '../../../components/display/status-chip';
import { TextLink } from '../../../components/display/text-link';
import { obligationFlow } from '../../../generated/flows/obligation';
import type { Obligation } from '../../../lib/api/api-types';
import { daysUntil, formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { recordAddress } from '../../../lib/navigation/record-address';
import { stepsFrom, type StepsOf } from '../../../lib/records/steps';
import { useCan } from '../../../lib/session/session-context';
import { AskDialog } from './papers/ask-dialog-lazy';
import { ExcuseDialog } from './dialogs/excuse-dialog-lazy';
import { obligationKit } from './obligation-kit';
import { isOpen, periodText, ruleLabels, statusLabels, statusTones, whoseOf } from './obligation-words';
import { RequestedPapers } from './papers/requested-papers';

/** Filed is what it is about: the one filled button, and of what is filed that the agency took it. */
const steps: StepsOf<typeof obligationFlow> = {
  ready: 'Mark ready',
  filed: { label: 'Mark filed', primary: true },
  accepted: { label: 'Mark accepted', from: ['filed'], primary: true },
  open: 'Reopen',
  waiting: null,
  not_applicable: null,
};

const linked = (kind: string, id: string, name: ReactNode): ReactNode => {
  const to = recordAddress(kind, id);
  return to === null ? name : <TextLink to={to}>{name}</TextLink>;
};

const aboutOf = ({ subjectKind, subjectId, subjectName }: Obligation): [string, ReactNode][] =>
  subjectKind === null || subjectId === null ? [] : [['About', linked(subjectKind, subjectId, subjectName)]];

/** The pages where what an obligation asks for is prepared and filed, narrowed to its client. */
const FILED_AT: Partial<Record<Obligation['rule'], string>> = {
  ifta_return: '/ifta/returns',
  form_2290: '/features/plates/2290',
  irp_renewal: '/features/plates/renewals',
};
const QUARTER = /^([1-4])Q(\d{4})$/;

const filingOf = ({ rule, clientId, period }: Obligation): ReactNode => {
  const at = FILED_AT[rule];
  if (at === undefined || clientId === null) return null;
  const [, nr, year = ''] = QUARTER.exec(period) ?? [];
  const search = new URLSearchParams({ clientId, ...(nr && { quarter: `Q${nr}`, year }) });
  return <TextLink to={`${at}?${search}`}>Open its filing</TextLink>;
};

/** What is missing, and the way to ask for it beside that. */
function Missing({ obligation }: { obligation: Obligation }) {
  const mayWrite = useCan('obligations.write');
  const [asking, setAsking] = useState(false);
  const { missing, clientId, status } = obligation;
  return (
    <>
      {missing.length === 0 ? 'Nothing' : missing.map((one) => <div key={one}>{one}</div>)}
      {mayWrite && clientId !== null && isOpen(status) && (
        <div>
          <Button size="small" variant="outlined" sx={{ mt: 0.5 }} onClick={() => setAsking(true)}>
            Ask client
          </Button>
        </div>
      )}
      {asking && <AskDialog obligation={obligation} onClose={() => setAsking(false)} />}
    </>
  );
}

const Due = ({ obligation: { dueDate, nominalDate, status } }: { obligation: Obligation }) => (
  <>
    {formatDate(dueDate)} {isOpen(status) && <DaysLeft days={daysUntil(dueDate)} />}
    {nominalDate !== dueDate && (
      <Box component="span" sx={{ display: 'block' }}>
        Moved from {formatDate(nominalDate)}, a weekend or holiday
      </Box>
    )}
  </>
);

/** It is not done because the rule does not apply to the client. */
function Excuse({ obligation }: { obligation: Obligation }) {
  const [excusing, setExcusing] = useState(false);
  return (
    <>
      <Button color="secondary" onClick={() => setExcusing(true)}>
        Does not apply
      </Button>
      {excusing && <ExcuseDialog obligation={obligation} onClose={() => setExcusing(false)} />}
    </>
  );
}

/** One obligation: what it is, by which rule, what is missing, who does it. */
export function ObligationView(props: { id: string; history: ReactNode; onClose: () => void }) {
  const mayWrite = useCan('obligations.write');
  return (
    <RecordView
      kit={obligationKit}
      {...props}
      subtitle={({ status }) => <StatusChip tone={statusTones[status]} label={statusLabels[status]} />}
      lead={(obligation) => ({
        money: obligation.amount === null ? null : formatMoney(obligation.amount),
        facts: (
          <>
            Due <Due obligation={obligation} />
          </>
        ),
      })}
      steps={(obligation) =>
        stepsFrom(obligationFlow, steps, obligation, { displayName: obligation.title, labels: statusLabels })
      }
      actions={(obligation) => mayWrite && isOpen(obligation.status) && <Excuse obligation={obligation} />}
      details={(obligation) => [
        ...(obligation.amount === null ? [['Amount', null] as const] : []),
        ['Missing', <Missing obligation={obligation} />],
        ['Filing', filingOf(obligation)],
        [
          'Assigned to',
          mayWrite ? (
            <AssignSelect kit={obligationKit} record={obligation} done="Obligation assigned" />
          ) : (
            obligation.assignedName
          ),
        ],
        [
          'Client',
          obligation.clientId === null
            ? whoseOf(obligation)
            : linked('client', obligation.clientId, whoseOf(obligation)),
        ],
        ['Kind', ruleLabels[obligation.rule]],
        ...aboutOf(obligation),
        ['Period', periodText(obligation.period)],
        ['Basis', obligation.basis],
        ['Source', obligation.source],
      ]}
    >
      {({ clientId, ...obligation }) =>
        clientId !== null && <RequestedPapers obligation={{ ...obligation, clientId }} />
      }
    </RecordView>
  );
}
