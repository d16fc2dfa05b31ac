import type { Load, ReadDocument } from '../../../../lib/api/api-types';
import { useMeasure } from './use-measure';
import type { FormValues } from '../../../../lib/records/form-field';
import { saidOf, type Chosen } from './paper-values';
import { useKeepPaper, type OpenPaper } from './use-keep-paper';

/** What the form of a load begins with, where each was read, and what follows when it is saved. */
export interface LoadFromPaper {
  readonly initial: FormValues;
  readonly hints: (values: FormValues) => Readonly<Record<string, string>>;
  readonly andThen: (load: Load) => Promise<void>;
}

/** The fields of a load by the names of the paper. */
const FIELDS = {
  loadNumber: 'loadNumber',
  pickupLocation: 'pickup',
  dropoffLocation: 'delivery',
  pickupDate: 'pickupDate',
  dropoffDate: 'deliveryDate',
  distance: 'miles',
} as const;

const filledOf = (paper: ReadDocument, chosen: Chosen) => {
  const record = (name: 'broker' | 'carrier'): string | undefined =>
    paper.parties.find((party) => party.name === name)?.record?.id;
  const total = saidOf(paper, chosen, 'total');
  const filled = [
    ...Object.entries(FIELDS).map(
      ([name, of]) => [name, saidOf(paper, chosen, of)?.value, saidOf(paper, chosen, of)] as const,
    ),
    ['brokerId', record('broker'), saidOf(paper, chosen, 'broker')] as const,
    ['clientId', record('carrier'), saidOf(paper, chosen, 'carrier')] as const,
    ['rate', total?.currency === 'USD' ? total.value : undefined, total] as const,
  ];
  return filled.flatMap(([name, value, said]) => (value !== undefined && said ? [{ name, value, said }] : []));
};

/** The form of a load filled by a paper: a field that was changed by hand has no mark any more. */
export const usePaperLoad = (open: OpenPaper | null): LoadFromPaper | null => {
  const keep = useKeepPaper();
  const measure = useMeasure();
  if (!open) return null;
  const filled = filledOf(open.paper, open.chosen);
  return {
    initial: Object.fromEntries(filled.map(({ name, value }) => [name, value])),
    hints: (values) =>
      Object.fromEntries(
        filled
          .filter(({ name, value }) => isAsRead(values[name], value))
          .map(({ name, said }) => [name, `Read from page ${said.page}, line ${said.line}: ${said.said}`]),
      ),
    andThen: async (load) => {
      measure.mutate({ paperId: open.paper.id, loadId: load.id });
      await keep.terms(open, load);
      await keep.paper(open, { loadId: load.id });
    },
  };
};
/** Amounts are shown with cents and commas once they were left. */
const isAsRead = (now: unknown, read: string): boolean =>
  typeof now === 'string' &&
  (now === read || (/^[\d,.]+$/.test(now) && Number(now.replaceAll(',', '')) === Number(read)));
