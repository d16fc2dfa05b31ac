import { paperAddress, paperAt, scans } from './paper-slots';

describe('the address of a paper', () => {
  it.each([
    ['/api/files/driver-7-license-2', { kind: 'driver', id: '7', slot: 'license', nr: 2 }],
    [
      '/api/files/vehicle-019a0000-0000-7000-8000-000000000007-title-1',
      { kind: 'vehicle', id: '019a0000-0000-7000-8000-000000000007', slot: 'title', nr: 1 },
    ],
  ])('%s names its record, its slot and its number, both ways', (address, paper) =>
    expect([paperAt(address), paperAddress(paper)]).toEqual([paper, address]),
  );
  it.each([
    '/api/files/driver-7',
    '/api/files/../etc-1-a-1',
    '/api/files/driver-x-license-1',
    'x/api/files/driver-7-license-2',
    '/api/files/driver-7-license-2x',
    '/api/files/Driver-7-license-2',
    '/api/files/driver-1234567890123456-license-2',
    '/api/files/driver-7-license-1234567890',
    '/api/files/driver-7-li.cense-2',
    '',
  ])('%p names none', (address) => expect(paperAt(address)).toBeNull());
});

describe('slots for scans', () => {
  it('take up to twenty papers of 25 MB each, and ask for the end of those that end', () => {
    const common = { takes: ['pdf', 'jpg', 'png'], mostBytes: 26_214_400, most: 20 };
    expect(scans({ license: 'License', photo: 'Photo' }, ['license'])).toEqual({
      license: { ...common, label: 'License', ends: true },
      photo: { ...common, label: 'Photo' },
    });
    expect(scans({ photo: 'Photo' })).toEqual({ photo: { ...common, label: 'Photo' } });
  });
});
