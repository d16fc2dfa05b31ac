import { useOutlet } from 'react-router';
import { EditInList } from '../../components/records/edit-in-list';
import { EntityCards } from '../../features/business/entity-cards';
import { EntityFigures } from '../../features/business/entity-figures';
import { entityKit } from '../../features/business/entity-kit';
import { useFlagParam } from '../../lib/use-address-param';

export function Component() {
  const [, setAdding] = useFlagParam('new');
  const panel = useOutlet();
  return (
    <>
      <EntityFigures at="/business" />
      <EntityCards onAdd={() => setAdding(true)} />
      {panel ?? <EditInList kit={entityKit} />}
    </>
  );
}
