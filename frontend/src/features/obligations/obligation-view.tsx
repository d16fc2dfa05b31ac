import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { AssignSelect } from '../../components/records/assign-select';
import type { Step } from '../../components/records/record-actions';
import { RecordView } from '../../components/records/record-view';
import { StatusChip } from '../../components/status-chip';
import { TextLink } from '../../components/text-link';
import type { Obligation, ObligationStatus } from '../../lib/api-types';
import { daysUntil, formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { recordAddress } from '../../lib/record-address';
import { useCan } from '../../lib/session/session-context';
import { AskDialog } from './ask-dialog-lazy';
import { ExcuseDialog } from './excuse-dialog-lazy';
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
import { RequestedPapers } from './requested-papers';

const READY: readonly [ObligationStatus, string] = ['ready', 'Mark ready'];
const FILED: readonly [ObligationStatus, string] = ['filed', 'Mark filed'];
const ACCEPTED: readonly [ObligationStatus, string] = ['accepted', 'Mark accepted'];
const REOPEN: readonly [ObligationStatus, string] = ['open', 'Reopen'];

const moves: Record<ObligationStatus, readonly (readonly [ObligationStatus, string])[]> = {
  open: [READY, FILED],
  waiting: [READY, FILED, REOPEN],
  ready: [FILED, REOPEN],
  filed: [ACCEPTED, REOPEN],
  accepted: [REOPEN],
  not_applicable: [REOPEN],
  lapsed: [],
};

const stepsOf = (obligation: Obligation): Step[] =>
  moves[obligation.status].map(([to, label]) => ({
    label,
    changes: { status: to },
    done: `${obligation.title} is now ${statusLabels[to].toLowerCase()}`,
  }));

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
      steps={stepsOf}
      actions={(obligation) => mayWrite && isOpen(obligation.status) && <OpenActions obligation={obligation} />}
      facts={(obligation) => [
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
