import type { Load } from '../../../lib/api/api-types';
import { OwnStops } from './own-stops';
import { PhotographPaper } from './photograph-paper';

/** What its driver does at a load: tells times, photographs papers. */
export const OwnDeeds = ({ load }: { load: Load }) => (
  <>
    <OwnStops load={load} />
    <PhotographPaper load={load} />
  </>
);
