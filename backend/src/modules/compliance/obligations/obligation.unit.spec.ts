import { kindOf } from '../../../platform/records/kind/kind';
import { Obligation } from './obligation';
import { PaperRequest } from './paper-request';

const { options, rules } = kindOf(Obligation);

describe('an obligation', () => {
  it('is called by what is to be done and for when', () =>
    expect((options.displayName as (row: object) => string)({ title: 'IFTA return', period: '3Q2026' })).toBe(
      'IFTA return 3Q2026',
    ));
  it('that does not apply says why', () => {
    for (const reason of [null, ''])
      expect(() => rules({ status: 'not_applicable', reason }, null)).toThrow(
        expect.objectContaining({ fields: [expect.objectContaining({ field: 'reason' })] }) as Error,
      );
    expect(() => rules({ status: 'not_applicable', reason: 'Sold' }, null)).not.toThrow();
    expect(() => rules({ status: 'open', reason: null }, null)).not.toThrow();
  });
  it('is there once for its period, and a paper is asked for once', () => {
    expect(options.unique?.[0]?.say({})).toContain('that period');
    expect(kindOf(PaperRequest).options.unique?.[0]?.say({ what: 'the lease' })).toBe(
      'The client was asked for the lease already',
    );
  });
});
