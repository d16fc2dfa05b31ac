import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { CHOSEN_CLIENT, type ClientScope } from '../../../lib/lists/client-scope';
import { useMayChooseClient } from './client-choice';

/** The client that the address keeps, for those who may choose one. */
export const useChosenClient = (): ClientScope => {
  const mayChoose = useMayChooseClient();
  const chosen = useSearchParams()[0].get(CHOSEN_CLIENT);
  return useMemo(() => ({ clientId: mayChoose && chosen ? chosen : null, fixed: false }), [mayChoose, chosen]);
};
