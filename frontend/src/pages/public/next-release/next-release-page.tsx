import { ComingSoon } from '../../../components/display/coming-soon';
import { Page } from '../../../components/layout/page';

export function NextReleasePage({ title }: { title: string }) {
  return (
    <Page title={title}>
      <ComingSoon what={title} />
    </Page>
  );
}
