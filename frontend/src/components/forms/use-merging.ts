import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Kind } from '../../generated/kinds';
import { merge, same } from '../../lib/forms/merge';
import type { RecordForm, Versioned } from '../../lib/forms/record-form';

/** What a form stands on: a record, or the values of a new one. */
export interface Base<FormValues, Item> {
  record: Item | null;
  values: FormValues;
}

interface Conflict {
  /** The field, and those that are decided with it. */
  names: readonly string[];
  /** Known here before somebody else set it. */
  since: number;
}

export interface Conflicts {
  /** Fields that both sides changed and nobody has decided yet. */
  names: readonly string[];
  about: (name: string) => (Conflict & { kind: Kind | undefined; id: string | number | undefined }) | undefined;
  keepMine: (name: string) => void;
  takeTheirs: (name: string) => void;
  /** Saving was tried before all were decided. */
  insisted: boolean;
  insist: () => void;
  /** Saving was refused because somebody else had saved before. */
  overtaken: boolean;
}

interface Options<FormValues extends FieldValues, Item> {
  kind: RecordForm<FormValues, Item>;
  start: Base<FormValues, Item>;
  form: UseFormReturn<FormValues>;
  set: (name: string, value: unknown) => void;
  newest: Item | undefined;
}

export interface Merging<FormValues, Item> {
  base: Base<FormValues, Item>;
  conflicts: Conflicts;
  /** Takes in a newer state of the record; `from` is what `ownReads` was made from. */
  take: (record: Item, from: FieldValues, mine: FieldValues) => void;
  overtake: () => void;
}

/** Moves the base of a form on with the record, takes over what was not touched here, and asks about the rest. */
export const useMerging = <FormValues extends FieldValues, Item extends Versioned>({
  kind,
  start,
  form,
  set,
  newest,
}: Options<FormValues, Item>): Merging<FormValues, Item> => {
  const [base, setBase] = useState(start);
  const [found, setFound] = useState<readonly Conflict[]>([]);
  const [insisted, setInsisted] = useState(false);
  const [overtaken, setOvertaken] = useState(false);
  const { mergedAsOne = [] } = kind;
  const known = base.record?.version ?? 0;

  const take = (record: Item, from: FieldValues, mine: FieldValues) => {
    const merged = merge(from, mine, kind.values(record), mergedAsOne);
    for (const [name, value] of Object.entries(merged.values)) if (!same(value, mine[name])) set(name, value);
    setBase({ record, values: kind.values(record) });
    setFound((before) => [
      ...before.filter(({ names }) => !merged.conflicts.includes(names[0] ?? '')),
      ...merged.conflicts.map((name) => ({
        names: mergedAsOne.find((unit) => unit[0] === name) ?? [name],
        since: before.find(({ names }) => names[0] === name)?.since ?? known,
      })),
    ]);
  };
  useEffect(() => {
    if (newest !== undefined && base.record !== null && newest.version > known)
      take(newest, base.values, form.getValues());
  });

  const values = form.getValues();
  const open = found.filter(({ names }) => names.some((name) => !same(values[name], base.values[name])));
  const decided = (name: string) => {
    setFound((before) => before.filter(({ names }) => names[0] !== name));
    setInsisted(false);
  };
  const conflicts: Conflicts = {
    names: open.map(({ names }) => names[0] ?? ''),
    about: (name) => {
      const conflict = open.find(({ names }) => names[0] === name);
      return conflict && { ...conflict, kind: kind.kind, id: base.record?.id };
    },
    keepMine: decided,
    takeTheirs: (name) => {
      for (const one of found.find(({ names }) => names[0] === name)?.names ?? []) set(one, base.values[one]);
      decided(name);
    },
    insisted,
    insist: () => setInsisted(true),
    overtaken,
  };
  return { base, conflicts, take, overtake: () => setOvertaken(true) };
};
