import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namesQuery } from '../../../lib/format/names';
import type { Found, Option, OptionsQuery } from '../../../lib/api/option-queries';
import { useDebounced } from '../../../lib/use-debounced';

const PAUSE_MS = 200;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const fits = (option: Option, words: string): boolean =>
  plain(`${option.label} ${option.detail ?? ''}`).includes(words);

export interface RecordOptions {
  selected: Option | null;
  options: readonly Option[];
  /** Whether these are the answer to what was typed. */
  isAnswered: boolean;
  /** Said in place of options, or below them. */
  message: string | undefined;
  /** What was typed, '' for nothing; null when the list is closed. */
  ask: (words: string | null) => void;
  /** Keeps the name of what was picked. */
  pick: (option: Option | null) => void;
}

const messageOf = (shown: number, { of, hint }: Pick<Found, 'of' | 'hint'>, isAnswered: boolean, failed: boolean) => {
  if (failed) return 'The list could not be loaded.';
  if (!isAnswered) return shown === 0 ? 'Searching…' : undefined;
  if (shown === 0) return hint ?? 'Nothing matches.';
  return of && `The first ${shown} of ${of}: type to find others.`;
};

/** Options that the server finds while somebody types, and the name of the one that is chosen. */
export const useRecordOptions = (query: OptionsQuery, value: string): RecordOptions => {
  const [asked, setAsked] = useState<string | null>(null);
  const [picked, setPicked] = useState<Option | null>(null);
  const words = asked?.trim() ?? '';
  const settled = useDebounced(words, PAUSE_MS);
  const isOpen = asked !== null;
  const list = useQuery({ ...query.search(settled), enabled: isOpen, placeholderData: keepPreviousData });
  const isAnswered = settled === words && list.isSuccess && !list.isPlaceholderData;
  const found = list.data?.options ?? [];
  const options = isAnswered ? found : found.filter((option) => fits(option, plain(words)));
  const known = [picked, ...found].find((option) => option?.value === value) ?? null;
  const id = query.idIn?.(value) ?? value;
  const names = useQuery(namesQuery(query.kind, value === '' || known ? [] : [id]));
  const named = names.isLoading ? '' : (names.data?.get(id) ?? `#${id}`);
  return {
    selected: value === '' ? null : (known ?? { value, label: named }),
    options: isOpen ? options : [],
    isAnswered,
    message: messageOf(options.length, list.data ?? {}, isAnswered, list.isError),
    ask: setAsked,
    pick: setPicked,
  };
};
