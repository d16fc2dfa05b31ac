import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney, isZeroMoney } from '../../../../lib/format/money';
import type { Settlement } from '../settlement-calls';
import { periodOf, SettlementChip } from '../settlement-words';

/** 'Settlement S-3' with how it stands. */
export const SheetTitle = ({ settlement: { number, status } }: { settlement: Settlement }) => (
  <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    {`Settlement ${number}`}
    <SettlementChip status={status} />
  </Box>
);

/** What is paid, for which period. */
export const SheetHead = ({ settlement }: { settlement: Settlement }) => (
  <>
    <Typography variant="h1" component="p" className="tabular">
      {formatMoney(settlement.net)}
    </Typography>
    <Typography className="tabular" sx={{ mb: 1 }}>
      {`Net pay, ${periodOf(settlement)}`}
      {!isZeroMoney(settlement.carried) && ` · ${formatMoney(settlement.carried)} is carried to the next one`}
    </Typography>
  </>
);
