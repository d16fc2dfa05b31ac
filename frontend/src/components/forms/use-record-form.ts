import { useEffect, useState, type FormEvent } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { skipToken, useQuery, type QueryFunction, type SkipToken } from '@tanstack/react-query';
import { isApiError, isLoggedOut } from '../../lib/api/api-error';
import { useClientScope } from '../../lib/lists/client-scope';
import { draftKey } from '../../lib/forms/draft';
import { changedNames } from '../../lib/forms/merge';
import type { RecordForm, Versioned } from '../../lib/forms/record-form';
import type { Sending } from '../../lib/forms/saving';
import { openDayIn } from '../../lib/forms/open-day';
import { useLeaveGuard, type Leaving } from '../../lib/navigation/use-leave-guard';
import { showProblem } from '../../lib/api/problem';
import { noticeTextOf, type NoticeText } from '../../lib/forms/rules/notice-text';
import type { About } from '../../lib/subjects';
import { useSession } from '../../lib/session/session-context';
import { reportFailure } from '../toast/report-failure';
import { toast } from '../toast/toast-store';
import { useDraft } from './use-draft';
import { useMerging, type Conflicts } from './use-merging';

interface Fresh<Item> {
  queryKey: string[];
  queryFn?: QueryFunction<Item, string[]> | SkipToken;
}

/** How it ends well: what is said, of which record, before anything else happens. */
interface Ending<FormValues, Saved> {
  done: NoticeText | ((sent: FormValues) => NoticeText);
  subject: (saved: Saved) => About;
}

type Options<FormValues extends FieldValues, Item, Saved> = Basics<FormValues, Item, Saved> &
  (Ending<FormValues, Saved> | { done?: never; subject?: never });

interface Basics<FormValues extends FieldValues, Item, Saved> {
  form: RecordForm<FormValues, Item>;
  record?: Item | null;
  /** The newest state of the record, kept fresh by the live updates. */
  fresh?: Fresh<Item> | undefined;
  /** A new one's values, where the page knows better than the form. */
  initial?: FormValues;
  /** What the form is about when it edits no record: a payment's invoice. */
  about?: string | number;
  send: (sending: Sending<FormValues, Item>) => Promise<Saved>;
  /** What was tried, said beside the reason when no field is to blame. */
  failed?: string | ((error: Error) => string);
  onSaved?: (saved: Saved) => void;
  /** A form that stays open stands on what was saved. */
  stays?: (saved: Saved) => Item;
  /** In place of telling the problem under its fields or above the form. */
  onFailed?: (error: Error, form: UseFormReturn<FormValues>) => void;
  /** Beside the errors under the fields. */
  onInvalid?: (errors: FieldErrors<FormValues>) => void;
}

/** What the frame of a form needs to know of it, whatever its fields are. */
export interface FormState {
  name: string;
  busy: boolean;
  dirty: boolean;
  careless: boolean;
  problem: string | undefined;
  submit: (event?: FormEvent) => Promise<void>;
  leaving: Leaving;
  /** What was typed is not wanted any more. */
  giveUp: () => void;
  /** Text of an earlier visit was put back. */
  kept: boolean;
  startOver: () => void;
  conflicts: Conflicts;
  /** The month of a date is closed: the first open day, and how to book on it. */
  openDay?: { readonly day: string; readonly take: () => void };
}

export interface RecordFormState<FormValues extends FieldValues, Item> extends FormState {
  form: UseFormReturn<FormValues>;
  /** The record as the form stands on it. */
  record: Item | null;
}

/** A new record begins with the client that the page is about, where it can have one. */
const within = <FormValues extends FieldValues>(clientId: string | null, values: FormValues): FormValues =>
  clientId !== null && values['clientId'] === '' ? { ...values, clientId } : values;

/**
 * A form that loses nothing: it stands on the record as it was opened, sends only what was changed, takes in what
 * others save meanwhile and asks where both changed the same, keeps a draft, and asks before it is left.
 */
export const useRecordForm = <FormValues extends FieldValues, Item extends Versioned = never, Saved = unknown>({
  form: kind,
  record: opened = null,
  fresh,
  initial,
  about,
  send,
  done,
  subject,
  failed,
  onSaved,
  stays,
  onFailed,
  onInvalid,
}: Options<FormValues, Item, Saved>): RecordFormState<FormValues, Item> => {
  const { state } = useSession();
  const user = state.status === 'signed-in' ? state.user.id : 'guest';
  const { clientId } = useClientScope();
  const [start] = useState(() => ({
    record: opened,
    values: opened ? kind.values(opened) : within(clientId, initial ?? kind.values(null)),
  }));
  const form = useForm<FormValues>({ defaultValues: start.values as DefaultValues<FormValues> });
  useWatch({ control: form.control });
  const [busy, setBusy] = useState(false);
  const live = useQuery({
    queryKey: fresh?.queryKey ?? [kind.name, 'new'],
    queryFn: (opened && fresh?.queryFn) ?? skipToken,
  });
  const set = (name: string, value: unknown) =>
    form.setValue(name as Path<FormValues>, value as PathValue<FormValues, Path<FormValues>>, { shouldDirty: true });

  const merging = useMerging({ kind, start, form, set, newest: busy ? undefined : live.data });
  const { base } = merging;
  const changedIn = (values: FormValues) => changedNames(base.values, values, kind.mergedAsOne);
  const dirty = changedIn(form.getValues()).size > 0;
  const draft = useDraft(draftKey(user, kind.name, opened?.id ?? about ?? null), kind, form, merging);
  const leaving = useLeaveGuard(dirty && kind.careless !== true);
  useEffect(() => draft.restore(set), []); // oxlint-disable-line react/exhaustive-deps -- once, when it is opened

  const end = () => {
    draft.forget();
    leaving.release();
  };
  const tell = (error: Error) => {
    if (isLoggedOut(error)) return;
    if (onFailed) return onFailed(error, form);
    const text = showProblem(form, error, Object.keys(base.values) as Path<FormValues>[]);
    if (text === 'above the form' && failed !== undefined)
      reportFailure(error, typeof failed === 'string' ? failed : failed(error));
  };
  const save = async (values: FormValues): Promise<void> => {
    setBusy(true);
    try {
      const { idempotencyKey } = draft;
      const saved = await send({ values, changed: changedIn(values), record: base.record, idempotencyKey });
      end();
      if (done !== undefined) {
        const { text, ...title } = noticeTextOf(typeof done === 'function' ? done(values) : done);
        toast.success(text, subject(saved), title);
      }
      if (stays) merging.take(stays(saved), values, form.getValues());
      onSaved?.(saved);
    } catch (error) {
      if (isApiError(error, 412) && opened && fresh) {
        await live.refetch({ cancelRefetch: false });
        merging.overtake();
      } else tell(error as Error);
    } finally {
      setBusy(false);
    }
  };

  return {
    name: kind.name,
    form,
    record: base.record,
    busy,
    dirty,
    careless: kind.careless === true,
    problem: form.formState.errors.root?.['server']?.message,
    submit: async (event) => {
      event?.preventDefault();
      event?.stopPropagation();
      if (merging.conflicts.names.length > 0) return merging.conflicts.insist();
      await form.handleSubmit(save, onInvalid)(event);
    },
    leaving,
    giveUp: end,
    kept: draft.kept && dirty,
    startOver: () => {
      for (const [name, value] of Object.entries(base.values)) set(name, value);
      form.clearErrors();
      draft.forget();
    },
    conflicts: merging.conflicts,
    ...offered(form, BOOKED_ON in base.values, set),
  };
};

/** The field of a form that holds the accounting date. */
const BOOKED_ON = 'bookedOn';

const offered = <FormValues extends FieldValues>(
  form: UseFormReturn<FormValues>,
  asked: boolean,
  set: (name: string, value: unknown) => void,
): Pick<FormState, 'openDay'> => {
  if (!asked) return {};
  const errors = Object.entries(form.formState.errors).map(([name, error]) => ({
    name,
    day: openDayIn(error?.message as string | undefined),
  }));
  const closed = errors.find(({ day }) => day !== undefined);
  if (closed?.day === undefined) return {};
  const { name, day } = closed;
  const take = () => {
    set(BOOKED_ON, day);
    form.clearErrors(name as Path<FormValues>);
  };
  return { openDay: { day, take } };
};
