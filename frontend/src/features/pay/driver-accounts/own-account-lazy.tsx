import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../lib/lazy-named';

export const OwnAccount = lazyNamed(
  () => import('./own-account').then((module) => module.OwnAccount),
  <SkeletonList rows={2} />,
);
