import type { ReactNode } from 'react';
import { removedAtOnce } from '../../../generated/kinds';
import { lazyNamed } from '../../../lib/lazy-named';
import { permissionTo } from '../../../lib/records/record-kit';
import { useCan } from '../../../lib/session/session-context';
import type { Deletable } from './bulk-delete';

interface AnyRow {
  readonly id: string | number;
}
interface Loadable {
  of: Deletable<AnyRow>;
  selected: readonly AnyRow[];
  clear: () => void;
}
const BulkDelete = lazyNamed<Loadable>(() => import('./bulk-delete').then((module) => module.BulkDelete));

/**
 * What a table is told so that its rows are selected and deleted; nothing where the kind or the person may not.
 * @param may its permissions: 'vehicles' for vehicles.delete
 */
export const useBulkDelete = <Row extends AnyRow>(
  may: string,
  of: Deletable<Row>,
): { bulk?: (selected: readonly Row[], clear: () => void) => ReactNode } => {
  const mayDelete = useCan(permissionTo('delete', { may }));
  if (!mayDelete || !removedAtOnce.includes(of.kind)) return {};
  return {
    bulk: (selected, clear) => <BulkDelete of={of} selected={selected} clear={clear} />,
  };
};
