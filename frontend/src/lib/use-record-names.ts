import { useQueries } from '@tanstack/react-query';
import type { AuditFact } from './api-types';
import { namesQuery } from './names';
import { isKind } from './record-address';

type About = Pick<AuditFact, 'kind' | 'recordId' | 'data'>;

const ID = /^[0-9a-f-]{1,36}$/i;
const textIn = (data: unknown, field: string): string | undefined => {
  const found: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
};
/** Invoices, card payments and entries carry their number in their facts. */
const numberIn = ({ data }: About): string | undefined =>
  textIn(data, 'number') ??
  textIn(typeof data === 'object' && data !== null ? Reflect.get(data, 'after') : undefined, 'number') ??
  textIn(data, 'reference');
const NUMBERED = ['invoice', 'fee', 'entry'];

/** What the records of facts are called; undefined for one without a name, or that the viewer may not read. */
export const useRecordNames = (facts: readonly About[]): ((fact: About) => string | undefined) => {
  const asked = facts.filter(({ kind, recordId }) => !NUMBERED.includes(kind) && ID.test(recordId));
  const known = [...new Set(asked.map(({ kind }) => kind))].filter(isKind);
  const found = useQueries({
    queries: known.map((kind) =>
      namesQuery(
        kind,
        asked.filter((fact) => fact.kind === kind).map(({ recordId }) => recordId),
      ),
    ),
  });
  const names = new Map(known.map((kind, at) => [kind as string, found[at]?.data]));
  return (fact) => (NUMBERED.includes(fact.kind) ? numberIn(fact) : names.get(fact.kind)?.get(fact.recordId));
};
