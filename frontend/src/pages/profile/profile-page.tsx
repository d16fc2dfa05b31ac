import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { FactList } from '../../components/fact-list';
import { Page } from '../../components/page';
import { Section } from '../../components/surface';
import { OwnSessions } from '../../features/sessions/components/own-sessions';
import { formatDate, formatDateTime } from '../../lib/dates';
import { roleLabels } from '../../lib/labels';
import { nameOf } from '../../lib/session/current-user';
import { useSession, useUser } from '../../lib/session/session-context';

export function Component() {
  const user = useUser();
  const { signOut } = useSession();
  const actions = (
    <>
      {user.isAgent && (
        <Button component={Link} to="/agent-profile" variant="contained">
          Agent Profile
        </Button>
      )}
      <Button variant="outlined" color="secondary" startIcon={<LogoutOutlined />} onClick={signOut}>
        Sign out
      </Button>
    </>
  );
  return (
    <Page title="Profile" subtitle="Your own data" actions={actions}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <Section title="Personal information">
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2.5 }}>
            <Box
              component="img"
              src={user.profileImageUrl || '/default-avatar.svg'}
              alt=""
              sx={{ width: 56, height: 56, borderRadius: '50%', objectFit: 'cover' }}
            />
            <div>
              <Typography variant="h2" component="p">
                {nameOf(user)}
              </Typography>
              <Typography color="textSecondary">{roleLabels[user.role]}</Typography>
            </div>
          </Box>
          <FactList
            facts={[
              ['First name', user.firstName],
              ['Last name', user.lastName],
              ['Email', user.email],
              ['Role', roleLabels[user.role]],
            ]}
          />
          {!user.isAdmin && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              Contact an administrator to change your role
            </Typography>
          )}
        </Section>
        <Section title="Account information">
          <FactList
            facts={[
              ['User ID', user.id],
              ['Status', user.isActive ? 'Active' : 'Inactive'],
              ['Last login', formatDateTime(user.lastLogin)],
              ['Member since', formatDate(user.createdAt)],
              ['Last change', formatDateTime(user.updatedAt)],
            ]}
          />
        </Section>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <OwnSessions />
        </Box>
      </Box>
    </Page>
  );
}
