import CreditCardOutlined from '../../../generated/icons/CreditCardOutlined';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { palette } from '../../../components/display/palette';
import { Section } from '../../../components/layout/surface';

const Tile = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 14,
  alignItems: 'center',
  padding: '14px 16px',
  borderRadius: 10,
  border: `1px solid ${palette.divider}`,
  color: palette.text.primary,
  textDecoration: 'none',
  '&:hover': { borderColor: palette.text.secondary },
  '& svg': { gridRow: 'span 2', fontSize: 24, color: palette.primary.main },
  '& strong': { fontWeight: 600 },
  '& small': { fontSize: 13, color: palette.text.secondary },
});

const Action = ({ to, icon, label, detail }: { to: string; icon: ReactNode; label: string; detail: string }) => (
  <Tile to={to}>
    {icon}
    <strong>{label}</strong>
    <small>{detail}</small>
  </Tile>
);

interface PortalQuickActionsProps {
  mayUpload: boolean;
  mayPay: boolean;
  mayAddExpense: boolean;
  /** A driver has no fuel tax of its own. */
  drives?: boolean;
}

export function PortalQuickActions({ mayUpload, mayPay, mayAddExpense, drives = false }: PortalQuickActionsProps) {
  return (
    <Section title="Quick Actions">
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {mayAddExpense && (
          <Action
            to="/client-portal/expenses?new=1"
            icon={<ReceiptLongOutlined aria-hidden />}
            label="Add Expense"
            detail="With a photo of the receipt"
          />
        )}
        {mayUpload && (
          <Action
            to="/client-portal/documents"
            icon={<UploadFileOutlined aria-hidden />}
            label="Upload Document"
            detail="A file or a photo from your phone"
          />
        )}
        {!drives && (
          <Action
            to="/client-portal/ifta"
            icon={<LocalGasStationOutlined aria-hidden />}
            label="Check IFTA Status"
            detail="Where each quarter stands"
          />
        )}
        {mayPay && (
          <Action
            to="/client-portal/payments?pay=1"
            icon={<CreditCardOutlined aria-hidden />}
            label="Make Payment"
            detail="Pay a fee by card"
          />
        )}
      </Box>
    </Section>
  );
}
