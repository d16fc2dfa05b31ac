import { draftKey, forgetDraft, isKept, readDraft, writeDraft, type Draft } from './draft';
import { forgetAllDrafts } from './forget-drafts';

const draft: Draft = { fields: { name: { was: '', typed: 'Mesa' } }, version: 3, idempotencyKey: 'key-1' };
const key = draftKey('user-1', 'broker', 4);

beforeEach(() => sessionStorage.clear());

describe('the draft of a form', () => {
  it('belongs to a person, a form and a record', () => {
    expect(key).toBe('axlebook.draft.user-1.broker.4');
    expect(draftKey('user-1', 'broker', null)).toBe('axlebook.draft.user-1.broker.new');
  });

  it('holds what was typed until it is forgotten', () => {
    expect(readDraft(key)).toBeNull();
    writeDraft(key, draft);
    expect(readDraft(key)).toEqual(draft);
    forgetDraft(key);
    expect(readDraft(key)).toBeNull();
  });

  it('is none when nothing is left in it', () => {
    writeDraft(key, draft);
    writeDraft(key, { ...draft, fields: {} });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '"text"', '7', 'null', '{}', '{"fields":null,"idempotencyKey":"k"}', '{"fields":{}}'])(
    'is none when %s is kept there',
    (stored) => {
      sessionStorage.setItem(key, stored);
      expect(readDraft(key)).toBeNull();
    },
  );

  it('that finds no room is not kept, and typing goes on', () => {
    globalThis.reportError = jest.fn();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeDraft(key, draft)).not.toThrow();
    expect(globalThis.reportError).toHaveBeenCalledTimes(1);
    full.mockRestore();
  });

  it('keeps words, numbers, choices and lines of them, but no secret and no file', () => {
    const stored: unknown[] = ['text', 7, true, null, ['a', 'b'], [{ amount: '1.00' }], { a: { b: 'c' } }];
    expect(stored.map((value) => isKept('notes', value))).toEqual(stored.map(() => true));
    const file = new File(['x'], 'x.pdf');
    expect([file, [file], { file }, [[{ file }]]].map((value) => isKept('notes', value))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([isKept('taxId', 'x'), isKept('again', 'x', ['again']), isKept('again', 'x')]).toEqual([false, false, true]);
  });

  it('goes with the others when somebody signs out; the rest of the store stays', () => {
    writeDraft(key, draft);
    sessionStorage.setItem('axlebook.returnTo', '/loads');
    forgetAllDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['axlebook.returnTo']);
  });
});
