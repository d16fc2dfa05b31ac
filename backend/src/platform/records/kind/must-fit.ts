import { mistake } from '../../fields/check';
import type { Field } from '../../fields/field';
import type { KindOptions, Values } from './kind-options';

/**
 * Checks values against the rules of their fields. Secrets are skipped: they are checked before they are encrypted.
 * @throws RuleViolation INVALID for the first field whose value cannot be stored
 */
export const mustFit = (fields: readonly Field[], values: Values): void => {
  for (const { name, rule, secret, addedLater } of fields) {
    const value = values[name];
    if (secret || (value === undefined && addedLater)) continue;
    const wrong = value === undefined ? rule.missing : rule.fault(value);
    if (wrong) throw mistake(name, wrong);
  }
};

/** The fields that events say: all but those that are derived. */
export const saidFields = ({
  fields,
  options: { derives },
}: {
  readonly fields: readonly Field[];
  readonly options: Pick<KindOptions, 'derives'>;
}): readonly Field[] => (derives ? fields.filter(({ name }) => !derives.fields.includes(name)) : fields);

/** What a new record has in fields that nobody filled in: the initial value, or null. */
export const initialOf = (fields: readonly Field[]): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, initial, nullable }) =>
      initial !== undefined ? [[name, initial]] : nullable ? [[name, null]] : [],
    ),
  );
