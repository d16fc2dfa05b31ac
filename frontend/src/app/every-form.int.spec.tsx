import { kinds } from '../generated/kinds';
import { isKept } from '../lib/forms/draft';
import { everyForm } from '../testing/every-form';

const forms = everyForm();
const SECRET = /^(pass(word|phrase)?|again|pin|taxId|ein|ssn|card\w*|cv[cv]|iban|routing\w*|account(Number)?)$/i;

/** What sounds like a secret and is none: the column of a sheet, and a card that is chosen from a list. */
const NONE: Readonly<Record<string, readonly string[]>> = {
  'import-fuel-file': ['card'],
  'settle-fuel-line': ['cardId'],
};

describe('the forms of the web app', () => {
  it('have names of their own', () => {
    const names = forms.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(12);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it.each(forms.map((form) => [form.name, form] as const))('%s keeps no secret in its draft', (_, form) => {
    const stored = Object.keys(form.values(null)).filter((name) => isKept(name, 'typed', form.secrets));
    expect(stored.filter((name) => SECRET.test(name) && !NONE[form.name]?.includes(name))).toEqual([]);
  });

  it('know whose history they ask, where they edit a record', () => {
    const asked = forms.flatMap(({ kind }) => kind ?? []);
    expect(asked.filter((kind) => !(kind in kinds))).toEqual([]);
  });

  it('keep no file in a draft, and no number of a tax payer', () => {
    expect(isKept('file', new File(['x'], 'x.pdf'))).toBe(false);
    expect(['taxId', 'ein', 'password'].map((name) => isKept(name, 'x'))).toEqual([false, false, false]);
    expect(isKept('lines', [{ amount: '1.00', kind: 'freight' }])).toBe(true);
  });
});
