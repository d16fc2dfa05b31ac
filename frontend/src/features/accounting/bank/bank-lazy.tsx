import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { lazyNamed } from '../../../lib/lazy-named';

export const Bank = lazyNamed(() => import('./bank').then((module) => module.Bank), <SkeletonList rows={12} />);
