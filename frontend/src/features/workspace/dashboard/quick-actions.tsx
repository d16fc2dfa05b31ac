import AddCardOutlined from '../../../generated/icons/AddCardOutlined';
import DescriptionOutlined from '../../../generated/icons/DescriptionOutlined';
import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState, type ReactNode } from 'react';
import { Section } from '../../../components/layout/surface';
import { useCan } from '../../../lib/session/session-context';
import { ChoiceDialog, type Choice } from './choice-dialog';

type Modal = 'expense' | 'load' | 'document';

const loadChoices: readonly Choice[] = [
  { label: 'View All Loads', detail: 'See where everything is', to: '/loads' },
  { label: 'Create New Load', detail: 'Add a pickup and a drop-off', to: '/loads?new=1' },
];
const expenseChoices: readonly Choice[] = [
  { label: 'Go to Expenses', detail: 'See them, or type one in', to: '/expenses' },
  { label: 'Upload a Receipt First', detail: 'Its details fill in the form', to: '/expenses?new=1' },
];

const tileStyle = {
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  gap: 1,
  fontSize: 14,
  p: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  fontWeight: 560,
  textAlign: 'left',
  '& svg': { color: 'primary.main', fontSize: 22 },
  '&:hover': { borderColor: 'text.secondary' },
};

const Tile = ({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) => (
  <ButtonBase onClick={onClick} sx={tileStyle}>
    {icon}
    {label}
  </ButtonBase>
);

export function QuickActions({ onNewInvoice }: { onNewInvoice: () => void }) {
  const mayInvoice = useCan('invoices.write');
  const seesLoads = useCan('loads.read');
  const seesDocuments = useCan('documents.read');
  const mayAddExpenses = useCan('expenses.write');
  const [modal, setModal] = useState<Modal | null>(null);
  const documentChoices: readonly Choice[] = [
    ...(seesDocuments ? [{ label: 'All Documents', detail: 'Everything on file', to: '/documents' }] : []),
    { label: 'Expense Receipt', detail: 'Becomes an expense', to: '/expenses?new=1' },
    { label: 'Invoice Document', detail: 'Attached to an invoice', to: '/invoices' },
  ];
  return (
    <Section title="Quick Actions">
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: '1fr 1fr' }}>
        {mayInvoice && <Tile icon={<DescriptionOutlined />} label="New Invoice" onClick={onNewInvoice} />}
        {mayAddExpenses && (
          <Tile icon={<UploadFileOutlined />} label="Upload Receipt" onClick={() => setModal('document')} />
        )}
        {seesLoads && <Tile icon={<LocalShippingOutlined />} label="Track Load" onClick={() => setModal('load')} />}
        {mayAddExpenses && <Tile icon={<AddCardOutlined />} label="Add Expense" onClick={() => setModal('expense')} />}
      </Box>
      {modal === 'expense' && (
        <ChoiceDialog key="expense" title="Add Expense" choices={expenseChoices} onClose={() => setModal(null)} />
      )}
      {modal === 'load' && <ChoiceDialog title="Track Load" choices={loadChoices} onClose={() => setModal(null)} />}
      {modal === 'document' && (
        <ChoiceDialog key="document" title="Upload Document" choices={documentChoices} onClose={() => setModal(null)} />
      )}
    </Section>
  );
}
