import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../components/feedback/error-state';
import { SkeletonList } from '../../components/feedback/skeleton-list';
import { Page } from '../../components/page';
import { Surface } from '../../components/surface';
import { settingsQuery } from '../../features/settings/api/settings';
import { SettingsForm } from '../../features/settings/components/settings-form';

export function Component() {
  const settings = useQuery(settingsQuery);
  return (
    <Page title="Settings" subtitle="Your firm, as clients and brokers see it">
      {settings.isPending && <SkeletonList rows={5} height={84} />}
      {settings.isError && <Surface children={<ErrorState error={settings.error} onRetry={() => void settings.refetch()} />} />}
      {settings.data && <SettingsForm settings={settings.data} />}
    </Page>
  );
}
