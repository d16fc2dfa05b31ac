import LogoutOutlined from '../../../generated/icons/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { KnownDetails } from '../../../components/display/detail-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Page } from '../../../components/layout/page';
import { Section } from '../../../components/layout/surface';
import { PictureUpload } from '../../../features/people/profile/picture-upload';
import { profileQuery } from '../../../features/people/profile/profile';
import { ProfileForm } from '../../../features/people/profile/profile-form';
import { OwnSessions } from '../../../features/people/sessions/own-sessions';
import { formatDate, formatDateTime } from '../../../lib/format/dates';
import { roleLabels } from '../../../lib/format/labels';
import { nameOf } from '../../../lib/session/current-user';
import { useSession, useUser } from '../../../lib/session/session-context';

export function Component() {
  const user = useUser();
  const { signOut } = useSession();
  const profile = useQuery(profileQuery);
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
          <Box sx={{ mb: 3 }}>
            <PictureUpload user={user} />
          </Box>
          {profile.isError && !profile.data && (
            <ErrorState compact error={profile.error} onRetry={() => void profile.refetch()} />
          )}
          {profile.isPending && <SkeletonList rows={4} />}
          {profile.data && <ProfileForm user={user} profile={profile.data} />}
        </Section>
        <Section title="Account information">
          <KnownDetails
            details={[
              ['Signed in as', nameOf(user)],
              ['Role', roleLabels[user.role]],
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
