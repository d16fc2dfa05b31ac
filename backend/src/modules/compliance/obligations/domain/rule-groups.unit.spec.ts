import { RULES } from './duties';
import { GROUP_OF, GROUPS } from './rule-groups';

describe('the groups of rules', () => {
  it('hold every rule once, and none is empty', () => {
    const held = GROUPS.flatMap((group) => RULES.filter((rule) => GROUP_OF[rule] === group));
    expect([...held].sort()).toEqual([...RULES].sort());
    expect(new Set(RULES.map((rule) => GROUP_OF[rule]))).toEqual(new Set(GROUPS));
    expect(Object.keys(GROUP_OF).sort()).toEqual([...RULES].sort());
  });

  it('put the papers of drivers together', () => {
    expect(RULES.filter((rule) => GROUP_OF[rule] === 'drivers')).toEqual([
      'random_testing',
      'medical_certificate',
      'drivers_license',
      'mvr_review',
      'clearinghouse_query',
    ]);
  });
});
