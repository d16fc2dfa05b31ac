import AddOutlined from '../../../generated/icons/AddOutlined';
import AccountBalanceOutlined from '../../../generated/icons/AccountBalanceOutlined';
import AssessmentOutlined from '../../../generated/icons/AssessmentOutlined';
import PersonAddOutlined from '../../../generated/icons/PersonAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Section } from '../../../components/layout/surface';
import type { AgentAccess } from './agent-access';

const actions = [
  { needs: 'addInvoices', label: 'Create Invoice', to: '/accounting/invoices?new=1', icon: <AddOutlined /> },
  { needs: 'addClients', label: 'Add Client', to: '/clients?new=1', icon: <PersonAddOutlined /> },
  { needs: 'reports', label: 'View Reports', to: '/agent-dashboard/reports', icon: <AssessmentOutlined /> },
  { needs: 'accounting', label: 'Open Accounting', to: '/accounting', icon: <AccountBalanceOutlined /> },
] as const satisfies readonly { needs: keyof AgentAccess; label: string; to: string; icon: unknown }[];

export function AgentActions({ access }: { access: AgentAccess }) {
  const open = actions.filter(({ needs }) => access[needs]);
  if (open.length === 0) return null;
  return (
    <Section title="Quick Actions">
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))' }}>
        {open.map(({ label, to, icon }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="outlined"
            startIcon={icon}
            sx={{ justifyContent: 'flex-start', minHeight: 44 }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Section>
  );
}
