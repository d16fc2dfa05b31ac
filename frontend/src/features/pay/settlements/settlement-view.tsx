import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClientLink } from '../../../components/display/client-link';
import { KnownDetails, type Details } from '../../../components/display/detail-list';
import { Notice } from '../../../components/display/notice';
import { TextLink } from '../../../components/display/text-link';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { LetterNotice } from '../../../components/records/letter-notice';
import type { PanelProps } from '../../../components/records/screen-parts';
import { settlementLabels } from '../../../generated/kinds';
import { formatDate, formatDateTime } from '../../../lib/format/dates';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { OpenedDeeds } from './deeds/opened-deeds';
import { SettlementDeeds } from './deeds/settlement-deeds';
import { settlementQuery, type OpenSettlement } from './settlement-calls';
import { nextWords } from './settlement-words';
import { DisputeThreads } from './sheet/dispute-threads';
import { LeftOut } from './sheet/left-out';
import { SheetBalances } from './sheet/sheet-balances';
import { SheetHead, SheetTitle } from './sheet/sheet-head';
import { LineButton } from './sheet/line-button';
import { SheetLines } from './sheet/sheet-lines';

const known = (label: string, value: ReactNode): Details => (value === null || value === '' ? [] : [[label, value]]);

const detailsOf = (settlement: OpenSettlement, seesBooks: boolean): Details => {
  const { number, clientId, driverId, driverName, approvedOn, bookedOn, paidOn, method, reference, sentAt } =
    settlement;
  return [
    ['Driver', <TextLink to={`/drivers/${driverId}`}>{driverName ?? driverId}</TextLink>],
    [
      'Account',
      <TextLink to={`/settlements/accounts/${clientId ?? 'firm'}.${driverId}`}>
        Advances, escrow and carryover
      </TextLink>,
    ],
    ['Paid by', clientId === null ? 'Your company' : <ClientLink {...settlement} />],
    ...known('Approved on', approvedOn && formatDate(approvedOn)),
    ...known('Booked on', bookedOn && formatDate(bookedOn)),
    ...known(
      'Paid on',
      paidOn && [formatDate(paidOn), method && settlementLabels.method[method]].filter(Boolean).join(', '),
    ),
    ...known('Reference', reference),
    ...known('Sent', sentAt && `${formatDateTime(sentAt)} to ${settlement.sentTo ?? 'the driver'}`),
    ...(seesBooks && approvedOn !== null
      ? ([
          [
            'Books',
            <TextLink to={`/accounting/bookkeeping?${new URLSearchParams({ q: number })}`}>Journal entries</TextLink>,
          ],
        ] as const)
      : []),
  ];
};

/** One settlement as it prints: what is paid, its lines, balances, the year, and what the driver disputes. */
export function SettlementView({ id, history, onClose }: PanelProps) {
  const found = useQuery(settlementQuery(id));
  const mayWrite = useCan('settlements.write');
  const seesBooks = useCan('ledger.read');
  const [, setLine] = useAddressParam('line');
  const [, setOut] = useAddressParam('out');
  const [, setAnswer] = useAddressParam('answer');
  return (
    <RecordPanel what="Settlement" found={found} onClose={onClose}>
      {(settlement) => (
        <>
          <DetailDrawer
            title={<SheetTitle settlement={settlement} />}
            subtitle={settlement.driverName}
            history={history}
            footer={<SettlementDeeds settlement={settlement} />}
            onClose={onClose}
          >
            <SheetHead settlement={settlement} />
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {nextWords(settlement)}
            </Typography>
            <LetterNotice letter={settlement.letter} />
            {settlement.lines.length === 0 && <Notice tone="info">There is nothing in it to pay yet.</Notice>}
            <SheetLines
              settlement={settlement}
              deeds={(line) =>
                mayWrite &&
                settlement.status === 'draft' && (
                  <Box sx={{ display: 'flex', gap: 1.5 }}>
                    <LineButton label="Edit" about={line.text} onClick={() => setLine(line.id)} />
                    <LineButton label="Take out" about={line.text} onClick={() => setOut(line.id)} />
                  </Box>
                )
              }
            />
            <DisputeThreads
              settlement={settlement}
              deeds={({ lineId }) =>
                mayWrite &&
                settlement.status !== 'discarded' && (
                  <LineButton
                    label="Answer"
                    about={settlement.lines.find((line) => line.id === lineId)?.text ?? ''}
                    onClick={() => setAnswer(lineId)}
                  />
                )
              }
            />
            <LeftOut of={settlement.leftOut} linked />
            <SheetBalances settlement={settlement} />
            <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
              Details
            </Typography>
            <KnownDetails details={detailsOf(settlement, seesBooks)} />
          </DetailDrawer>
          <OpenedDeeds settlement={settlement} />
        </>
      )}
    </RecordPanel>
  );
}
