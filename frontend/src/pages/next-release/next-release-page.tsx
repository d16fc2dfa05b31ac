import { ComingSoon } from '../../components/coming-soon';
import { Page } from '../../components/page';

export function NextReleasePage({ title }: { title: string }) {
  return (
    <Page title={title}>
      <ComingSoon what={title} />
    </Page>
  );
}
