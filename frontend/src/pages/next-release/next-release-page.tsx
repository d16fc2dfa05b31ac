import { useMatches } from 'react-router';
import { ComingSoon } from '../../components/coming-soon';
import { Page } from '../../components/page';

const titleOf = (handle: unknown): string => (typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : 'This page');

export function Component() {
  const title = titleOf(useMatches().at(-1)?.handle);
  return (
    <Page title={title}>
      <ComingSoon what={title} />
    </Page>
  );
}
