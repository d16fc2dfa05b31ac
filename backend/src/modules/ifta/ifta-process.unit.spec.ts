import { kindOf } from '../../platform/records/kind';
import { IftaProcess } from './ifta-process';

const iftaProcess = kindOf(IftaProcess);

describe('the filing of a quarter', () => {
  it('is kept for its client', () =>
    expect([
      iftaProcess.aggregate.belonging,
      iftaProcess.clientOfRow({ id: 'process-1', clientId: 'client-1' }),
    ]).toEqual(['client', 'client-1']));
});
