import PictureAsPdfOutlined from '../../../generated/icons/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DetailDrawer } from '../../../components/overlay/detail-drawer';
import { RecordPanel } from '../../../components/overlay/record-panel';
import { formatDate } from '../../../lib/format/dates';
import { useAddressParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { DisputeDialog } from './deeds/dispute-dialog';
import { ownSettlementSubject, settlementQuery, sheetOf, type OpenSettlement } from './settlement-calls';
import { DisputeThreads } from './sheet/dispute-threads';
import { LeftOut } from './sheet/left-out';
import { SheetBalances } from './sheet/sheet-balances';
import { SheetHead, SheetTitle } from './sheet/sheet-head';
import { LineButton } from './sheet/line-button';
import { SheetLines } from './sheet/sheet-lines';

const standing = ({ status, paidOn }: OpenSettlement): string => {
  switch (status) {
    case 'draft':
      return 'The office is still working on it.';
    case 'approved':
      return 'Approved: it is paid next.';
    case 'paid':
      return `Paid on ${formatDate(paidOn)}.`;
    case 'discarded':
      return 'The office discarded it; its work comes with another one.';
  }
};

/** An own settlement: every line can be worked out again, and disputed. */
export function OwnSettlementView({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useQuery(settlementQuery(id));
  const mayWrite = useCan('driver.write');
  const [disputed, setDisputed] = useAddressParam('dispute');
  return (
    <RecordPanel what="Settlement" found={found} onClose={onClose}>
      {(settlement) => {
        const may = mayWrite && settlement.status !== 'discarded';
        const doubted = settlement.lines.find((line) => String(line.id) === disputed);
        const button = (lineId: number, label: string, about: string) =>
          may && <LineButton label={label} about={about} onClick={() => setDisputed(lineId)} />;
        const isDisputed = (lineId: number) => settlement.disputes.some((dispute) => dispute.lineId === lineId);
        const textOf = (lineId: number) => settlement.lines.find((line) => line.id === lineId)?.text ?? '';
        return (
          <>
            <DetailDrawer
              title={<SheetTitle settlement={settlement} />}
              footer={
                <Button
                  variant="outlined"
                  component="a"
                  href={sheetOf(settlement.id)}
                  target="_blank"
                  rel="noopener"
                  startIcon={<PictureAsPdfOutlined />}
                >
                  PDF
                </Button>
              }
              onClose={onClose}
            >
              <SheetHead settlement={settlement} />
              <Typography color="textSecondary" sx={{ mb: 2 }}>
                {standing(settlement)}
              </Typography>
              <SheetLines
                settlement={settlement}
                deeds={(line) => !isDisputed(line.id) && button(line.id, 'Dispute', line.text)}
              />
              <DisputeThreads
                settlement={settlement}
                deeds={({ lineId }) => button(lineId, 'Write again', textOf(lineId))}
              />
              <LeftOut of={settlement.leftOut} linked={false} />
              <SheetBalances settlement={settlement} />
            </DetailDrawer>
            {may && doubted && (
              <DisputeDialog
                key={disputed}
                settlement={settlement}
                line={doubted}
                subject={ownSettlementSubject}
                onClose={() => setDisputed(null)}
              />
            )}
          </>
        );
      }}
    </RecordPanel>
  );
}
