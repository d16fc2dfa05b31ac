import { useOutlet } from 'react-router';
import { EditInList } from '../../../components/records/list-tools/edit-in-list';
import { EntityCards } from '../../../features/clients/business-entities/entity-cards';
import { EntityFigures } from '../../../features/clients/business-entities/entity-figures';
import { entityKit } from '../../../features/clients/business-entities/entity-kit';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

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
