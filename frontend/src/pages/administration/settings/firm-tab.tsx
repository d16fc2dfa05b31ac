import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Surface } from '../../../components/layout/surface';
import { settingsQuery } from '../../../features/administration/settings/settings';
import { SettingsForm } from '../../../features/administration/settings/settings-form';

export function Component() {
  const settings = useQuery(settingsQuery);
  if (settings.data) return <SettingsForm settings={settings.data} />;
  if (settings.isError)
    return <Surface children={<ErrorState error={settings.error} onRetry={() => void settings.refetch()} />} />;
  return <SkeletonList rows={5} height={84} />;
}
