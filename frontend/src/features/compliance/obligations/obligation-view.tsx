import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { AssignSelect } from '../../../components/records/list-tools/assign-select';
import { RecordView } from '../../../components/records/record-view';
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
import {
  daysText,
  daysTone,
  isOpen,
  periodText,
  ruleLabels,
  statusLabels,
  statusTones,
  whoseOf,
} from './obligation-words';
import { RequestedPapers } from './papers/requested-papers';

const steps: StepsOf<typeof obligationFlow> = {
  ready: 'Mark ready',
  filed: 'Mark filed',
  accepted: { label: 'Mark accepted', from: ['filed'] },
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

const missingOf = ({ missing }: Obligation): ReactNode =>
  missing.length === 0 ? 'Nothing' : missing.map((one) => <div key={one}>{one}</div>);

const Due = ({ obligation: { dueDate, nominalDate, status } }: { obligation: Obligation }) => {
  const days = daysUntil(dueDate);
  return (
    <>
      {formatDate(dueDate)} {isOpen(status) && <StatusChip tone={daysTone(days)} label={daysText(days)} />}
      {nominalDate !== dueDate && <div>Moved from {formatDate(nominalDate)}, a weekend or holiday</div>}
    </>
  );
};

const DIALOGS = { asking: AskDialog, excusing: ExcuseDialog };

/** What is done with an open obligation beside its steps. */
function OpenActions({ obligation }: { obligation: Obligation }) {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = open && DIALOGS[open];
  return (
    <>
      {obligation.clientId !== null && (
        <Button color="secondary" onClick={() => setOpen('asking')}>
          Ask client
        </Button>
      )}
      <Button color="secondary" onClick={() => setOpen('excusing')}>
        Does not apply
      </Button>
      {Dialog && <Dialog obligation={obligation} onClose={() => setOpen(null)} />}
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
      steps={(obligation) =>
        stepsFrom(obligationFlow, steps, obligation, { displayName: obligation.title, labels: statusLabels })
      }
      actions={(obligation) => mayWrite && isOpen(obligation.status) && <OpenActions obligation={obligation} />}
      details={(obligation) => [
        [
          'Client',
          obligation.clientId === null
            ? whoseOf(obligation)
            : linked('client', obligation.clientId, whoseOf(obligation)),
        ],
        ['Kind', ruleLabels[obligation.rule]],
        ...aboutOf(obligation),
        ['Period', periodText(obligation.period)],
        ['Due', <Due obligation={obligation} />],
        ['Amount', obligation.amount === null ? null : formatMoney(obligation.amount)],
        ['Basis', obligation.basis],
        ['Source', obligation.source],
        ['Missing', missingOf(obligation)],
        [
          'Assigned to',
          mayWrite ? (
            <AssignSelect kit={obligationKit} record={obligation} done="Obligation assigned" />
          ) : (
            obligation.assignedName
          ),
        ],
      ]}
    >
      {({ clientId, ...obligation }) =>
        clientId !== null && <RequestedPapers obligation={{ ...obligation, clientId }} />
      }
    </RecordView>
  );
}
